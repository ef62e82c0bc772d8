import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedMailRequests } from '../../testing/accounts/refused-mail-requests.ts';
import { refusedMembers } from '../../testing/accounts/refused-members.ts';
import { refusedOpenings } from '../../testing/accounts/refused-openings.ts';
import { type Case, createTestUsers, people } from '../../testing/accounts/refused-requests.ts';
import { goodPassword, type RunningAccounts } from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await createTestUsers();
});
afterAll(() => accounts.close());

const send = async ({ path, method = 'POST', body, bearer: from }: Case, version: string | null) =>
  accounts.send(path, {
    method,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      origin: 'https://elsewhere.example',
      ...(version === null ? {} : { 'X-Supabase-Api-Version': version }),
      ...(from === undefined ? {} : { authorization: `Bearer ${await from()}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body()) }),
  });

const reasonsOf = (message: string) => [
  ...(message.includes('at least 8') ? ['length'] : []),
  ...(message.includes('one character of each') ? ['characters'] : []),
];

describe('refusals have status, code and text in both envelopes', () => {
  test.for([...refusedOpenings, ...refusedMembers, ...refusedMailRequests])('$what', async (refusal) => {
    const [status, code, message] = refusal.expected;
    const weakness = code === 'weak_password' ? { weak_password: { reasons: reasonsOf(message) } } : {};

    const current = await send(refusal, '2024-01-01');
    expect(await current.json()).toEqual({ code, message, ...weakness });
    expect(current.status).toBe(status);
    expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');

    const old = await send(refusal, null);
    expect(await old.json()).toEqual({ code: status, error_code: code, msg: message, ...weakness });
    expect(old.status).toBe(status);
    expect(old.headers.get('x-supabase-api-version')).toBeNull();

    for (const { headers } of [current, old]) {
      expect(headers.get('x-sb-error-code')).toBe(code);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
    }
  });
});

test.for([
  ['2024-01-01', 'new'],
  ['2099-12-31', 'new'],
  ['2023-12-31', 'old'],
  ['2024-13-45', 'old'],
  ['latest', 'old'],
] as const)('version %s gets the %s envelope', async ([version, envelope]) => {
  const response = await accounts.send('/nowhere', { headers: { 'X-Supabase-Api-Version': version } });
  expect('message' in (await response.json())).toBe(envelope === 'new');
});

test('a refused update leaves the user unchanged', async () => {
  const before = await accounts.pool.query('select * from auth.users where email = $1', [people.taken]);
  const response = await accounts.send('/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${people.token}` },
    body: JSON.stringify({ password: goodPassword, data: { name: 'Half-written' } }),
  });
  expect(response.status).toBe(422);
  expect((await accounts.pool.query('select * from auth.users where email = $1', [people.taken])).rows).toEqual(
    before.rows,
  );
});
