import server from '../../../src/fivepoints/server/lang/en.ftl?raw';

export default [server, ...Object.values(import.meta.glob<string>('./*en.ftl', { query: '?raw', import: 'default', eager: true }))];
