// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { withNumbers } from './numbers.js';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource('title = { $ward ->\n    [14] Tammany Hall\n   *[other] Ward { $ward }\n}\nname = { $who }'));
const say = (id: string, args: Record<string, string | number>): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', withNumbers(args), []);

test('the number of a ward chooses its variant, also as text', () => {
  assert.equal(say('title', { ward: '14' }), 'Tammany Hall');
  assert.equal(say('title', { ward: 14 }), 'Tammany Hall');
  assert.equal(say('title', { ward: '4' }), 'Ward 4');
});

test('whatever somebody is called is shown as it is', () => {
  for (const who of ['Peg', '7', '007', '1870', '1e3', '']) assert.equal(say('name', { who }), who);
});
