import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareTimes, confirmDistance, type SendRequest } from '#tests/support/timing-comparison.ts';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
let existingNames: readonly string[];

beforeAll(async () => {
  accounts = await startAccounts({ settings: { email: { autoConfirm: true } } });
  const people = await Promise.all(Array.from({ length: 8 }, () => signUpUser(accounts)));
  existingNames = people.map(({ email }) => email);
  // wrong codes are counted only after a code was sent
  for (const email of existingNames) await post('/recover', { email });
});

afterAll(() => accounts.close());

const post = (path: string, body: object) => accounts.send(path, { method: 'POST', body: JSON.stringify(body) });

const compare = (request: SendRequest) => confirmDistance(() => compareOnce(request));
const compareOnce = (request: SendRequest) => compareTimes({ request, existingNames, unknown: newAddress });

const requests: readonly (readonly [what: string, ask: SendRequest])[] = [
  ['a wrong password', (email) => post('/token?grant_type=password', { email, password: 'Wrong-2024' })],
  ['a recovery', (email) => post('/recover', { email })],
  ['a wrong code', (email) => post('/verify', { type: 'recovery', email, token: 'wrong' })],
  ['a resent mail', (email) => post('/resend', { type: 'signup', email })],
];

test.each(requests)('%s takes as long for a known address as for an unknown one', async (_, request) => {
  await request(newAddress());
  expect(await compare(request)).toBeLessThan(4);
});

test('a sign-up that requires confirmation takes as long for a registered address', async () => {
  const confirming = await accounts.again({ email: { autoConfirm: false } });
  const request: SendRequest = async (email) =>
    confirming.handle.request('/signup', { method: 'POST', body: JSON.stringify({ email, password: goodPassword }) });
  await request(newAddress());
  expect(await compare(request)).toBeLessThan(4);
});

test('the measurement detects a difference of 40 ms', async () => {
  // delays instead of requests, whose jitter on a busy machine exceeds the difference
  const slower: SendRequest = (email) =>
    new Promise((resolve) => setTimeout(resolve, existingNames.includes(email) ? 40 : 0));
  expect(await compareOnce(slower)).toBeGreaterThan(4);
});
