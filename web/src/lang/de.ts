import server from '../../../src/fivepoints/server/lang/de.ftl?raw';

export default [server, ...Object.values(import.meta.glob<string>('./*de.ftl', { query: '?raw', import: 'default', eager: true }))];
