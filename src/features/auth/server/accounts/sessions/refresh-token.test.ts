import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRefreshToken, isSignedBy, readRefreshToken } from './refresh-token.ts';

const session = { id: randomUUID(), refresh_secret: randomBytes(32) };

test('a token contains its session and counter and is signed by its session’s key only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (counter) => {
      const parts = readRefreshToken(createRefreshToken(session, counter));
      if (parts === null) throw new Error('created token cannot be parsed');
      expect(parts).toMatchObject({ sessionId: session.id, counter });
      expect(isSignedBy(session, parts)).toBe(true);
      expect(isSignedBy({ ...session, refresh_secret: randomBytes(32) }, parts)).toBe(false);
      expect(isSignedBy(session, { ...parts, counter: counter + 1 })).toBe(false);
    }),
  );
});

test('a token is deterministic for its counter', () => {
  expect(createRefreshToken(session, 4)).toBe(createRefreshToken(session, 4));
  expect(createRefreshToken(session, 4)).not.toBe(createRefreshToken(session, 5));
});

test.for(['', 'x', 'A'.repeat(69), 'A'.repeat(71), `${'A'.repeat(69)}=`, `${'A'.repeat(69)}\n`])(
  '%j is no token',
  (text) => {
    expect(readRefreshToken(text)).toBeNull();
  },
);
