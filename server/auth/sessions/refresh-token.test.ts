import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignedBy, makeRefreshToken, readRefreshToken } from './refresh-token.ts';

const session = { id: randomUUID(), refresh_key: randomBytes(32) };

test('a token names its session and counter, and only its own session signed it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (counter) => {
      const parts = readRefreshToken(makeRefreshToken(session, counter));
      if (parts === null) throw new Error('a made token must be readable');
      expect(parts).toMatchObject({ sessionId: session.id, counter });
      expect(isSignedBy(session, parts)).toBe(true);
      expect(isSignedBy({ ...session, refresh_key: randomBytes(32) }, parts)).toBe(false);
      expect(isSignedBy(session, { ...parts, counter: counter + 1 })).toBe(false);
    }),
  );
});

test('the same counter gives the same token, the next one another', () => {
  expect(makeRefreshToken(session, 4)).toBe(makeRefreshToken(session, 4));
  expect(makeRefreshToken(session, 4)).not.toBe(makeRefreshToken(session, 5));
});

test.for(['', 'x', 'A'.repeat(69), 'A'.repeat(71), `${'A'.repeat(69)}=`, `${'A'.repeat(69)}\n`])(
  '%j is no token',
  (text) => {
    expect(readRefreshToken(text)).toBeNull();
  },
);
