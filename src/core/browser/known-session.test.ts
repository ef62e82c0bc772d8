import { expect, test } from 'vitest';
import { readStoredSession } from './known-session.ts';

const session = {
  access_token: 'header.claims.signature',
  refresh_token: 'abc',
  expires_in: 3600,
  expires_at: 1_774_000_000,
  token_type: 'bearer',
  user: { id: '0b5d6c1e-3a0e-4bb5-9d4f-0f2a3d6b7c8d', email: 'mona@example.com', role: 'authenticated' },
};
const stored = (changes: object) => JSON.stringify({ ...session, ...changes });

test('reads user id, e-mail and access token of a stored session', () => {
  expect(readStoredSession(JSON.stringify(session))).toEqual({
    userId: session.user.id,
    email: 'mona@example.com',
    accessToken: 'header.claims.signature',
    expiresAt: 1_774_000_000,
    lacksPassword: false,
  });
  expect(readStoredSession(stored({ has_password: false }))).toMatchObject({ lacksPassword: true });
});

test('reads an expired session, because it can be refreshed', () => {
  expect(readStoredSession(stored({ expires_at: 1 }))).toMatchObject({ email: 'mona@example.com', expiresAt: 1 });
});

test('reads a session of an account without an e-mail address', () => {
  expect(readStoredSession(stored({ user: { id: 'u1' } }))).toMatchObject({ userId: 'u1', email: '' });
});

test.each([
  ['nothing', null],
  ['an empty string', ''],
  ['text that is not JSON', '{"access_token":'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a session without a user', stored({ user: null })],
  ['a user without an id', stored({ user: { email: 'mona@example.com' } })],
  ['a session without its access token', stored({ access_token: undefined })],
  ['a session that cannot be refreshed', stored({ refresh_token: '' })],
  ['a session whose expiry is a string', stored({ expires_at: 'tomorrow' })],
])('reads %s as signed out', (_, text) => {
  expect(readStoredSession(text)).toBeNull();
});
