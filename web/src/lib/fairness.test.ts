// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import example from '../../../docs/records-example.json?raw';
import type { Entry } from './api.js';
import { broughtWords, drawn, inspect, readRecord, verdict, type Check, type GameRecord, type RecordEntry, type Topic } from './fairness.js';
import { fromHex, hmac, joined, sha256, toHex } from './sha256.js';
import { letter, type Memory } from './witness.js';

// The words of docs/records.md, and the secret they make.
const HOUSE = 'f5800591ce097260b88fd728d82e03633cc311241744c40813b2b0f096141c64';
const WORDS = ['c07fcdca5bd3b0747313e2aad640b815', '3a77d482d341e4320d860dbb263890e9', 'ba495b5d14d0de8ef1d0b1e795283186'];
const WORD = '3763f271010cd1c6361fee8ff369419fa66d30371c15390312e5c508629c4c7c';
const SECRET = 'f8b2d85e78f936e68425f9dcc0b48cbd93536e49551f3067d366ee9d032b0765';
const OTHER = '0'.repeat(64);

const bytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array();
const hashed = (hex: string): string => toHex(sha256(bytes(hex)));

function changed(change: (record: GameRecord) => void = () => undefined): GameRecord {
  const record = readRecord(example);
  change(record);
  return record;
}

/** A short game whose secret was made of words. */
function worded(change: (record: GameRecord) => void = () => undefined): GameRecord {
  return changed((record) => {
    Object.assign(record, { words: { house: HOUSE, seats: [...WORDS], word: WORD }, secret: SECRET, commitment: hashed(SECRET), entries: [] });
    change(record);
  });
}

function entry(record: GameRecord, n: number): RecordEntry {
  return record.entries[n - 1] as RecordEntry;
}

function checks(record: GameRecord, memory: Memory | null = null, log: Entry[] = []): Check[] {
  const work = inspect(record, memory, log);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function found(all: Check[], topic: Topic): Check {
  const check = all.find((one) => one.topic === topic);
  if (!check) throw new Error(`nothing is said of ${topic}`);
  return check;
}

/** The outcome of every check, and the entries that are wrong. */
const told = (all: Check[]): string[] => all.map(({ topic, outcome, wrong }) => [topic, outcome, ...wrong].join(' '));

test('the example of the documents is right, as far as a record without words can be', () => {
  const all = checks(changed());
  assert.deepEqual(told(all), ['secret unknown', 'commitment right', 'draws right', 'seals right', 'not-there unknown']);
  assert.equal(verdict(all), 'unknown');
  const entries = changed().entries;
  assert.equal(found(all, 'draws').count, entries.filter(({ draw }) => draw).length);
  assert.equal(found(all, 'seals').count, entries.filter(({ seal }) => seal).length);
});

test('the first draw of the example is an English cube', () => {
  assert.equal(drawn(bytes(changed().secret ?? ''), 0, [['irish', 1], ['english', 2], ['german', 2]]), 'english');
});

test('a draw that was changed is named', () => {
  const record = changed((record) => (entry(record, 1).draw = 'irish'));
  assert.deepEqual(told([found(checks(record), 'draws')]), ['draws wrong 1']);
});

test('a weight that was changed is named where the draw falls otherwise', () => {
  const record = changed((record) => (entry(record, 1).from = [['irish', 1], ['english', 3], ['german', 2]]));
  const falls = drawn(bytes(record.secret ?? ''), 0, [['irish', 1], ['english', 3], ['german', 2]]);
  assert.equal(falls, 'german');
  assert.deepEqual(told([found(checks(record), 'draws')]), ['draws wrong 1']);
});

test('weights that are none are wrong', () => {
  for (const from of [[], [['irish', 0], ['english', 5]], [['irish', -1], ['english', 5]], [['irish', 0.5], ['english', 5]], { irish: 1, english: 5 }] as [string, number][][]) {
    const record = changed((record) => (entry(record, 1).from = from));
    assert.deepEqual(told([found(checks(record), 'draws')]), ['draws wrong 1'], JSON.stringify(from));
  }
});

test('a draw that could fall in one way only is told of by itself, and counts among the draws', () => {
  const lone = (outcome: string) => checks(changed((record) => Object.assign(entry(record, 2), { draw: 'empty', from: [[outcome, 1]] })));
  assert.deepEqual(told([found(lone('empty'), 'draws'), found(lone('empty'), 'lone')]), ['draws right', 'lone right']);
  assert.equal(found(lone('empty'), 'draws').count + 1, found(checks(changed()), 'draws').count);
  assert.deepEqual(told([found(lone('a'), 'lone')]), ['lone wrong 2']);
});

test('a draw that does not say what it was drawn from is never taken for right', () => {
  const record = changed((record) => delete entry(record, 2).from);
  const draws = found(checks(record), 'draws');
  assert.deepEqual([draws.outcome, draws.unknown, draws.wrong], ['unknown', 1, []]);
});

test('a draw among numbers, whose order a browser does not keep, is checked in the order of the record', () => {
  const secret = bytes(changed().secret ?? '');
  for (const from of [[['14', 1], ['7', 2], ['2', 3]], [['1', 1], ['2', 1], ['3', 1], ['4', 1], ['5', 1], ['6', 1]]] as [string, number][][]) {
    const draw = drawn(secret, 0, from);
    const text = example.replace(/"draw": *"english", *"from": *\{[^}]*\}/, `"draw": "${draw}", "from": {${from.map(([outcome, weight]) => `"${outcome}": ${weight}`).join(', ')}}`);
    const record = readRecord(text);
    assert.deepEqual(entry(record, 1).from, from);
    assert.deepEqual(told([found(checks(record), 'draws')]), ['draws right']);
  }
});

test('what somebody is called is never taken for what a draw was from', () => {
  const name = '"from": {"a": 1} \\"from\\": {"b": 2}';
  assert.deepEqual(readRecord(JSON.stringify({ seats: [name, 'from'], entries: [] })).seats, [name, 'from']);
});

test('a draw that was left out moves all that follow', () => {
  const record = changed((record) => record.entries.splice(0, 1));
  assert.equal(found(checks(record), 'draws').outcome, 'wrong');
});

test('a bid that was changed in its move, its salt or its seal is named, and the rest of its round stays right', () => {
  const changes: ((bid: RecordEntry) => void)[] = [
    (bid) => (bid.move = 'bid irish 1'),
    (bid) => (bid.salt = `00${bid.salt?.slice(2)}`),
    (bid) => (bid.salt = 'salt'),
    (bid) => delete bid.salt,
    (bid) => (bid.seal = OTHER),
    (bid) => delete bid.seal,
    (bid) => (bid.seat = 'd'),
  ];
  for (const change of changes) {
    for (const n of [44, 45, 46]) assert.deepEqual(told([found(checks(changed((record) => change(entry(record, n)))), 'seals')]), [`seals wrong ${n}`], `${change}`);
  }
});

test('a secret that does not fit its commitment is told', () => {
  const record = changed((record) => (record.commitment = OTHER));
  assert.deepEqual(told([found(checks(record), 'commitment')]), ['commitment wrong']);
});

test('another secret with its own commitment gives other draws', () => {
  const record = changed((record) => Object.assign(record, { secret: OTHER, commitment: hashed(OTHER) }));
  assert.equal(found(checks(record), 'commitment').outcome, 'right');
  assert.equal(found(checks(record), 'draws').outcome, 'wrong');
});

test('the words of the documents make their secret', () => {
  assert.equal(hashed(toHex(joined(bytes(WORD), ...WORDS.map(bytes)))), SECRET);
  assert.deepEqual(told(checks(worded())), ['house right', 'secret right', 'commitment right', 'draws right', 'seals right', 'not-there unknown']);
});

test('a word that was changed, left out or added makes another secret', () => {
  const changes: ((seats: string[]) => void)[] = [(seats) => (seats[1] = WORDS[0] as string), (seats) => seats.pop(), (seats) => seats.push(''), (seats) => seats.reverse(), (seats) => (seats[0] = 'word')];
  for (const change of changes) assert.equal(found(checks(worded(({ words }) => change(words?.seats ?? []))), 'secret').outcome, 'wrong', `${change}`);
});

test('the words that were brought are told from those the server filled in', () => {
  const filled = (seat: number): string => toHex(hmac(bytes(WORD), new TextEncoder().encode(`seat ${seat}`)));
  const record = (...seats: string[]): GameRecord => worded(({ words }) => Object.assign(words ?? {}, { seats }));
  assert.deepEqual(broughtWords(worded()), [0, 1, 2]);
  assert.deepEqual(broughtWords(record(filled(0), WORDS[1] as string, filled(2))), [1]);
  assert.deepEqual(broughtWords(record(filled(0), filled(1), filled(2))), []);
  assert.deepEqual(broughtWords(record(filled(1))), [0]); // the word of another seat is not what the rule gives
  assert.deepEqual(broughtWords(changed()), []);
  assert.deepEqual(broughtWords(changed((record) => Object.assign(record, { words: { word: WORD, seats: 'none' } }))), []);
});

test('the colours of a table are no part of what is checked', () => {
  assert.deepEqual(checks(changed((record) => Object.assign(record, { colours: [4, 0, 2] }))), checks(changed()));
});

test('a word of the server that does not fit its hash is told', () => {
  const all = checks(worded((record) => Object.assign(record.words ?? {}, { house: OTHER })));
  assert.deepEqual(told(all).slice(0, 2), ['house wrong', 'secret right']);
  assert.equal(found(checks(worded((record) => Object.assign(record.words ?? {}, { word: null }))), 'house').outcome, 'wrong');
});

const memory = (more: Partial<Memory> = {}): Memory => ({ house: HOUSE, commitment: hashed(SECRET), seated: true, words: [WORDS[1] as string], receipts: {}, ...more });
const KEPT: Topic[] = ['house-seen', 'own-word', 'commitment-seen'];

test('what this page remembers is held against the record', () => {
  const all = checks(worded(), memory());
  assert.deepEqual(KEPT.map((topic) => found(all, topic).outcome), ['right', 'right', 'right']);
  assert.equal(verdict(all), 'right');
});

test('a hash, a word or a commitment that is not what this page remembers is told', () => {
  const lies: [Topic, Partial<Memory>][] = [['house-seen', { house: OTHER }], ['own-word', { words: [OTHER] }], ['commitment-seen', { commitment: OTHER }]];
  for (const [topic, lie] of lies) {
    const wrong = checks(worded(), memory(lie)).filter(({ outcome }) => outcome === 'wrong');
    assert.deepEqual(told(wrong), [`${topic} wrong`]);
  }
});

test('a record that keeps quiet about the words a page brought is wrong', () => {
  const all = checks(worded((record) => delete record.words), memory());
  assert.deepEqual([found(all, 'own-word').outcome, found(all, 'house-seen').outcome], ['wrong', 'wrong']);
});

test('whoever only watched brought no word, and whoever sat elsewhere can not look for it', () => {
  assert.ok(!checks(worded(), memory({ seated: false, words: [] })).some(({ topic }) => topic === 'own-word'));
  assert.equal(found(checks(worded(), memory({ words: [] })), 'own-word').outcome, 'unknown');
});

test('of two words sent, the later with its answer lost, either may count', () => {
  assert.equal(found(checks(worded(), memory({ words: [WORDS[0] as string, OTHER] })), 'own-word').outcome, 'right');
});

test('the receipts of this page are the seals of the record', () => {
  const receipts = { '44 a': entry(changed(), 44).seal ?? '', '44 c': entry(changed(), 46).seal ?? '' };
  const right = found(checks(changed(), memory({ receipts })), 'receipts');
  assert.deepEqual([right.outcome, right.count], ['right', 2]);
  const other = checks(changed(), memory({ receipts: { ...receipts, '44 c': OTHER } }));
  assert.deepEqual(told([found(other, 'receipts')]), ['receipts wrong 46']);
  const gone = checks(changed(), memory({ receipts: { '9000 a': OTHER } }));
  assert.deepEqual(told([found(gone, 'receipts')]), ['receipts wrong 9000']);
});

/** The record's entries as a page in play was shown them. */
function shown(record: GameRecord): Entry[] {
  const seat = (text: string | undefined): number | null => (text ? [0, 1, 2].findIndex((k) => letter(k) === text) : null);
  return record.entries.map((row) => ({ n: row.n, seat: seat(row.seat), text: row.draw ?? row.move ?? '', veiled: false, how: null, salt: row.salt ?? null, seal: row.seal ?? null, digest: row.digest, news: [], at: 0 }));
}

test('the record tells the game that was shown', () => {
  const log = shown(changed());
  assert.deepEqual(told([found(checks(changed(), null, log), 'log')]), ['log right']);
  const changes: ((row: RecordEntry) => void)[] = [(row) => (row.move = 'end'), (row) => (row.digest = OTHER), (row) => (row.seat = 'c')];
  for (const change of changes) assert.deepEqual(told([found(checks(changed((record) => change(entry(record, 11))), null, log), 'log')]), ['log wrong 11']);
  assert.deepEqual(found(checks(changed((record) => record.entries.splice(260)), null, log), 'log').wrong, [261, 262, 263, 264]);
});

test('a game that runs, and a text of another format, are not checked', () => {
  assert.deepEqual(told(checks(changed((record) => (record.secret = null)))), ['running unknown']);
  assert.deepEqual(told(checks(changed((record) => (record.format = 'fivepoints-record 2')))), ['format unknown']);
  for (const wrong of [{}, { format: 'fivepoints-record 1' }, { ...changed(), words: {} }, { ...changed(), entries: [null] }]) assert.deepEqual(told(checks(wrong as GameRecord)), ['format unknown']);
});

test('the work tells how far it is, entry by entry', () => {
  const far = [...inspect(changed(), null)];
  assert.equal(far.length, changed().entries.length);
  assert.ok(far.every((share, k) => share >= 0 && share < 1 && share >= (far[k - 1] ?? 0)));
});
