import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningAccounts, signedUp, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;

beforeEach(async () => {
  accounts = await startAccounts();
});

afterEach(() => accounts.close());

const anotherProcess = () => accounts.again({});

const publishedBy = async (process: Awaited<ReturnType<typeof anotherProcess>>): Promise<{ kid: string }[]> =>
  (await (await process.handle.request('/.well-known/jwks.json')).json()).keys;

const layKey = async (signsFrom: string) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const id = crypto.randomUUID();
  await accounts.pool.query(
    'insert into auth.signing_keys (id, private_jwk, active_from) values ($1, $2, now() + $3::interval)',
    [id, await exportJWK(privateKey), signsFrom],
  );
  return id;
};

test('processes that start at once on an empty database create one key', async () => {
  const processes = await Promise.all([1, 2, 3].map(anotherProcess));
  const published = await Promise.all(processes.map(publishedBy));
  expect(new Set(published.flat().map(({ kid }) => kid)).size).toBe(1);
});

test('publishes the next key before it signs', async () => {
  const { session } = await signedUp(accounts);
  const { kid } = decodeProtectedHeader(session.access_token);
  const next = await layKey('10 minutes');
  const later = await anotherProcess();
  expect((await publishedBy(later)).map((key) => key.kid).sort()).toEqual([kid, next].sort());
  const answer = await later.handle.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  expect(decodeProtectedHeader((await answer.json()).access_token).kid).toBe(kid);
});

test('the next key signs from its time on, and tokens of the previous one stay valid', async () => {
  const { session } = await signedUp(accounts);
  const next = await layKey('0 seconds');
  const later = await anotherProcess();
  const answer = await later.handle.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  expect(decodeProtectedHeader((await answer.json()).access_token).kid).toBe(next);
  expect(await later.identify(`Bearer ${session.access_token}`)).toMatchObject({ userId: session.user.id });
});

test('no answer contains the private part of a key', async () => {
  const text = await (await accounts.send('/.well-known/jwks.json')).text();
  const { rows } = await accounts.pool.query('select encrypted_private_jwk from auth.signing_keys');
  const { d: secret } = JSON.parse(accounts.box.open('signing-key', rows[0].encrypted_private_jwk));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(text).not.toContain(secret);
});
