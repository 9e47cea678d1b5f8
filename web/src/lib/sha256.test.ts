// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
// @ts-ignore
import { createHash, createHmac } from 'node:crypto';
import { fromHex, hmac, joined, sha256, toHex } from './sha256.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const counted = (length: number): Uint8Array => Uint8Array.from({ length }, (_, k) => (k * 167 + 13) % 256);
const repeated = (byte: number, times: number): Uint8Array => new Uint8Array(times).fill(byte);

const DIGESTS: [string, string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
];

test('the digests of the standard come out', () => {
  for (const [text, digest] of DIGESTS) assert.equal(toHex(sha256(bytes(text))), digest);
});

test('every length around the end of a block is padded right', () => {
  for (let length = 0; length <= 260; length++) {
    const message = counted(length);
    assert.equal(toHex(sha256(message)), createHash('sha256').update(message).digest('hex'), `${length} bytes`);
  }
});

// RFC 4231: key, message, code; its fifth case is of a code cut short
const CODES: [Uint8Array, Uint8Array, string][] = [
  [repeated(0x0b, 20), bytes('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [bytes('Jefe'), bytes('what do ya want for nothing?'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [repeated(0xaa, 20), repeated(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [Uint8Array.from({ length: 25 }, (_, k) => k + 1), repeated(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
  [repeated(0xaa, 131), bytes('Test Using Larger Than Block-Size Key - Hash Key First'), '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
  [
    repeated(0xaa, 131),
    bytes('This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.'),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

test('the codes of RFC 4231 come out', () => {
  for (const [key, message, code] of CODES) assert.equal(toHex(hmac(key, message)), code);
});

test('a key of any length makes the code that Node makes', () => {
  for (const length of [0, 1, 63, 64, 65, 200]) {
    const key = counted(length);
    assert.equal(toHex(hmac(key, bytes('0'))), createHmac('sha256', key).update('0').digest('hex'), `a key of ${length} bytes`);
  }
});

test('hexadecimal digits go both ways, and what is none is told', () => {
  const all = counted(256);
  assert.deepEqual(fromHex(toHex(all)), all);
  assert.deepEqual(fromHex(''), new Uint8Array());
  for (const wrong of ['0', 'zz', 'AB', '00 11', null, undefined, 7]) assert.equal(fromHex(wrong), null);
});

test('parts are joined with nothing between', () => {
  assert.deepEqual(joined(bytes('ab'), new Uint8Array(), bytes('c')), bytes('abc'));
});
