import server from '../../../src/fivepoints/server/lang/hu.ftl?raw';

export default [server, ...Object.values(import.meta.glob<string>('./*hu.ftl', { query: '?raw', import: 'default', eager: true }))];
