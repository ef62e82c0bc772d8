import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import type { KeySettings } from '../settings.ts';
import { type RunningAccounts, signedUp, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const secret = 'a secret that the whole family of servers shares';
const open = async (keys: Partial<KeySettings>) => {
  accounts = await startAccounts({ settings: { keys } });
};

const jwks = async () => (await (await accounts.send('/.well-known/jwks.json')).json()).keys;

/** The claims of our own token, signed by another key. */
const resigned = async (token: string, header: { alg: string; kid?: string }, key: CryptoKey | Uint8Array) => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return new SignJWT(claims).setProtectedHeader({ typ: 'JWT', ...header }).sign(key);
};

const badToken = (reason: string) => ({
  status: 403,
  code: 'bad_jwt',
  message: `invalid JWT: unable to parse or verify signature, ${reason}`,
});

describe('with a shared secret', () => {
  test('signs tokens by HS256 without a kid, publishes nothing, and the client asks the server for the user', async () => {
    await open({ hs256Secret: secret });
    const { device, session } = await signedUp(accounts);
    expect(decodeProtectedHeader(session.access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await jwks()).toEqual([]);
    expect((await device.getClaims()).data?.claims).toMatchObject({ sub: session.user.id, role: 'authenticated' });
    expect((await device.getUser()).data.user?.id).toBe(session.user.id);
    expect((await accounts.pool.query('select 1 from auth.signing_keys')).rows).toEqual([]);
  });

  test('refuses a token signed by another secret', async () => {
    await open({ hs256Secret: secret });
    const { session, device } = await signedUp(accounts);
    const forged = await resigned(session.access_token, { alg: 'HS256' }, new TextEncoder().encode(`${secret}!`));
    expect((await device.getUser(forged)).error).toMatchObject(badToken('token signature is invalid'));
  });

  test('accepts tokens of the earlier keys', async () => {
    await open({});
    const { session } = await signedUp(accounts);
    const now = await accounts.again({ keys: { hs256Secret: secret } });
    expect(await now.identify(`Bearer ${session.access_token}`)).toMatchObject({ userId: session.user.id });
  });
});

test('refuses to start with a shared secret of less than 32 bytes, own or trusted', async () => {
  const short = Buffer.from('31 bytes are a byte too short..');
  expect(short).toHaveLength(31);
  const trusted = [{ kty: 'oct', kid: 'short', k: short.toString('base64url') }];
  await open({});
  for (const keys of [{ trusted }, { hs256Secret: short.toString() }]) {
    await expect(accounts.again({ keys })).rejects.toThrow('A shared secret has 32 bytes or more');
  }
});

test('refuses HS256 without a shared secret, even with a public key as the secret', async () => {
  await open({});
  const { session, device } = await signedUp(accounts);
  const [published] = await jwks();
  const forged = await resigned(
    session.access_token,
    { alg: 'HS256', kid: published.kid },
    new TextEncoder().encode(JSON.stringify(published)),
  );
  expect((await device.getUser(forged)).error).toMatchObject(badToken('signing method is invalid'));
});

describe.each(['ES256', 'RS256'])('a trusted %s key', (alg) => {
  test('accepts tokens of its issuer, and is published for clients that verify themselves', async () => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    await open({ trusted: [{ ...(await exportJWK(publicKey)), kid: 'theirs', use: 'enc' }] });
    const { session, device } = await signedUp(accounts);
    const token = await resigned(session.access_token, { alg, kid: 'theirs' }, privateKey);
    expect((await device.getUser(token)).data.user?.id).toBe(session.user.id);
    expect((await device.getClaims(token)).data?.claims.sub).toBe(session.user.id);
    const published = (await jwks()).find(({ kid }: JWK) => kid === 'theirs');
    expect(published).toMatchObject({ alg, use: 'sig', key_ops: ['verify'] });

    const anonymous = await generateKeyPair(alg);
    const forged = await resigned(session.access_token, { alg, kid: 'theirs' }, anonymous.privateKey);
    expect((await device.getUser(forged)).error).toMatchObject(badToken('token signature is invalid'));
    const unknown = await resigned(session.access_token, { alg, kid: 'nobody' }, anonymous.privateKey);
    expect((await device.getUser(unknown)).error).toMatchObject(badToken('unrecognized JWT kid'));
  });

  test('verifies no other algorithm', async () => {
    const { publicKey } = await generateKeyPair(alg, { extractable: true });
    const other = alg === 'ES256' ? 'RS256' : 'ES256';
    const { privateKey } = await generateKeyPair(other);
    await open({ trusted: [{ ...(await exportJWK(publicKey)), kid: 'theirs' }] });
    const { session, device } = await signedUp(accounts);
    const token = await resigned(session.access_token, { alg: other, kid: 'theirs' }, privateKey);
    expect((await device.getUser(token)).error).toMatchObject(badToken('signing method is invalid'));
  });
});

test('accepts tokens without a kid of a trusted shared secret, which is not published; our keys go on signing', async () => {
  const bytes = new TextEncoder().encode(secret);
  await open({ trusted: [{ kty: 'oct', kid: 'old', k: Buffer.from(bytes).toString('base64url') }] });
  const { session, device } = await signedUp(accounts);
  expect(decodeProtectedHeader(session.access_token).alg).toBe('ES256');
  const token = await resigned(session.access_token, { alg: 'HS256' }, bytes);
  expect((await device.getUser(token)).data.user?.id).toBe(session.user.id);
  expect((await jwks()).map(({ kty }: JWK) => kty)).toEqual(['EC']);
});

test('refuses to start with a guessable shared secret', async () => {
  await open({});
  await expect(accounts.again({ keys: { hs256Secret: 'short' } })).rejects.toThrow(
    'A shared secret has 32 bytes or more',
  );
});

test.for([
  [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }, 'A trusted key has no "kid"'],
  [{ kty: 'OKP', crv: 'Ed25519', x: 'x', kid: 'k' }, 'The key "k" is neither a P-256 key (ES256) nor an RSA key'],
  [{ kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'k' }, 'The key "k" is neither a P-256 key (ES256) nor an RSA key'],
] as const)('refuses to start with %j', async ([key, message]) => {
  await open({});
  await expect(accounts.again({ keys: { trusted: [key] } })).rejects.toThrow(message);
});

test('refuses a token without expiry, and reports a missing user first', async () => {
  await open({ hs256Secret: secret });
  const { session, device } = await signedUp(accounts);
  const signed = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
  const { session_id } = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
  const forever = await signed({ sub: session.user.id, session_id, role: 'authenticated' });
  expect((await device.getUser(forever)).error).toMatchObject(badToken('token has invalid claims'));
  expect((await device.getUser(await signed({ role: 'anon' }))).error).toMatchObject({
    status: 403,
    code: 'bad_jwt',
    message: 'invalid claim: missing sub claim',
  });
});
