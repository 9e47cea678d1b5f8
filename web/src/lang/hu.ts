export default Object.values(import.meta.glob<string>('./*hu.ftl', { query: '?raw', import: 'default', eager: true }));
