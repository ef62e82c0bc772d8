import { errors, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyTokenSignature } from './access-token.ts';

const salma = await generateKeyPair('ES256');
const anonymous = await generateKeyPair('ES256');
const sign = (subject: string) =>
  new SignJWT({ sub: subject }).setProtectedHeader({ alg: 'ES256' }).setExpirationTime('1h').sign(salma.privateKey);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the signature of a token is verified once', async () => {
  const token = await sign('once');
  const checked = vi.spyOn(crypto.subtle, 'verify');
  const claims = await verifyTokenSignature(token, salma.publicKey);
  expect(claims.sub).toBe('once');
  expect(await verifyTokenSignature(token, salma.publicKey)).toEqual(claims);
  expect(checked).toHaveBeenCalledTimes(1);
});

test('a cached token is refused after its expiry', async () => {
  const token = await sign('ending');
  const { exp = 0 } = await verifyTokenSignature(token, salma.publicKey);
  vi.useFakeTimers({ now: exp * 1_000 - 1, toFake: ['Date'] });
  expect(await verifyTokenSignature(token, salma.publicKey)).toMatchObject({ sub: 'ending' });
  vi.setSystemTime(exp * 1_000);
  await expect(verifyTokenSignature(token, salma.publicKey)).rejects.toThrow(errors.JWTExpired);
});

test('verified tokens are cached by key and token', async () => {
  const token = await sign('known');
  await verifyTokenSignature(token, salma.publicKey);
  await expect(verifyTokenSignature(token, anonymous.publicKey)).rejects.toThrow(errors.JWSSignatureVerificationFailed);
  const [head, , signature] = token.split('.');
  const body = Buffer.from(JSON.stringify({ sub: 'somebody else' })).toString('base64url');
  const changed = [head, body, signature].join('.');
  await expect(verifyTokenSignature(changed, salma.publicKey)).rejects.toThrow(errors.JWSSignatureVerificationFailed);
});

test('the cache of verified tokens has a maximum size and evicts the least recently used', async () => {
  const [unused, used] = [await sign('unused'), await sign('used')];
  await verifyTokenSignature(unused, salma.publicKey);
  for (let other = 0; other < 1_000; other += 1) {
    await verifyTokenSignature(used, salma.publicKey);
    await verifyTokenSignature(await sign(`${other}`), salma.publicKey);
  }
  const checked = vi.spyOn(crypto.subtle, 'verify');
  await verifyTokenSignature(used, salma.publicKey);
  expect(checked).toHaveBeenCalledTimes(0);
  await verifyTokenSignature(unused, salma.publicKey);
  expect(checked).toHaveBeenCalledTimes(1);
});
