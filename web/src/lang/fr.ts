import server from '../../../src/fivepoints/server/lang/fr.ftl?raw';

export default [server, ...Object.values(import.meta.glob<string>('./*fr.ftl', { query: '?raw', import: 'default', eager: true }))];
