import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeEach(async () => {
  accounts = await startAccounts();
});

afterEach(() => accounts.close());

const anotherProcess = () => accounts.again({});

const publishedBy = async (process: Awaited<ReturnType<typeof anotherProcess>>): Promise<{ kid: string }[]> =>
  (await (await process.handle.request('/.well-known/jwks.json')).json()).keys;

const insertSigningKey = async (signsFrom: string) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const id = crypto.randomUUID();
  await accounts.pool.query(
    'insert into auth.signing_keys (id, encrypted_private_jwk, active_from) values ($1, $2, now() + $3::interval)',
    [id, accounts.box.encrypt('signing-key', JSON.stringify(await exportJWK(privateKey))), signsFrom],
  );
  return id;
};

test('processes that start concurrently on an empty database create one key', async () => {
  const processes = await Promise.all([1, 2, 3].map(anotherProcess));
  const published = await Promise.all(processes.map(publishedBy));
  expect(new Set(published.flat().map(({ kid }) => kid)).size).toBe(1);
});

test('the next key is published before it signs', async () => {
  const { session } = await signUpUser(accounts);
  const { kid } = decodeProtectedHeader(session.access_token);
  const next = await insertSigningKey('10 minutes');
  const later = await anotherProcess();
  expect((await publishedBy(later)).map((key) => key.kid).sort()).toEqual([kid, next].sort());
  const response = await later.handle.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  expect(decodeProtectedHeader((await response.json()).access_token).kid).toBe(kid);
});

test('the next key signs from its start time, and tokens of the previous key stay valid', async () => {
  const { session } = await signUpUser(accounts);
  const next = await insertSigningKey('0 seconds');
  const later = await anotherProcess();
  const response = await later.handle.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  expect(decodeProtectedHeader((await response.json()).access_token).kid).toBe(next);
  expect(await later.identify(`Bearer ${session.access_token}`)).toMatchObject({ userId: session.user.id });
});

/** The claims of a token, signed with another key and header. */
const resigned = async (token: string, header: { alg: string; kid?: string }, key: CryptoKey | Uint8Array) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return new SignJWT(claims).setProtectedHeader({ typ: 'JWT', ...header }).sign(key);
};

const badToken = (reason: string) => ({
  status: 403,
  code: 'bad_jwt',
  message: `invalid JWT: unable to parse or verify signature, ${reason}`,
});

test('an HS256 token is refused, even with a public key as the secret', async () => {
  const { session, device } = await signUpUser(accounts);
  const { keys } = await (await accounts.send('/.well-known/jwks.json')).json();
  const published = new TextEncoder().encode(JSON.stringify(keys[0]));
  const forged = await resigned(session.access_token, { alg: 'HS256', kid: keys[0].kid }, published);
  expect((await device.getUser(forged)).error).toMatchObject(badToken('signing method is invalid'));
});

test('a token of another key is refused, with its own key id and with ours', async () => {
  const { session, device } = await signUpUser(accounts);
  const { privateKey } = await generateKeyPair('ES256');
  const named = (kid: string) => resigned(session.access_token, { alg: 'ES256', kid }, privateKey);
  const { kid = '' } = decodeProtectedHeader(session.access_token);
  expect((await device.getUser(await named('theirs'))).error).toMatchObject(badToken('unrecognized JWT kid'));
  expect((await device.getUser(await named(kid))).error).toMatchObject(badToken('token signature is invalid'));
});

test('a token without expiry is refused, even when signed by our key', async () => {
  const { session, device } = await signUpUser(accounts);
  const { rows } = await accounts.pool.query('select id, encrypted_private_jwk from auth.signing_keys');
  const key = await importJWK(JSON.parse(accounts.box.decrypt('signing-key', rows[0].encrypted_private_jwk)), 'ES256');
  const { exp, ...claims } = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
  const sign = (some: Record<string, unknown>) =>
    new SignJWT(some).setProtectedHeader({ alg: 'ES256', kid: rows[0].id, typ: 'JWT' }).sign(key);
  expect((await device.getUser(await sign({ ...claims, exp }))).error).toBeNull();
  expect((await device.getUser(await sign(claims))).error).toMatchObject(badToken('token has invalid claims'));
});

test('no response contains the private part of a key', async () => {
  const text = await (await accounts.send('/.well-known/jwks.json')).text();
  const { rows } = await accounts.pool.query('select encrypted_private_jwk from auth.signing_keys');
  const { d: secret } = JSON.parse(accounts.box.decrypt('signing-key', rows[0].encrypted_private_jwk));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(text).not.toContain(secret);
});
