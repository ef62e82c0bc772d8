import { importJWK, SignJWT } from 'jose';
import { type RunningAccounts, signUpUser, startAccounts } from './start-accounts.ts';

/** The users and the accounts service of the refused requests; filled by `createTestUsers`. */
type People = {
  readonly accounts: RunningAccounts;
  /** The address of the user signed in with `token`. */
  readonly taken: string;
  readonly token: string;
  /** Token and address of a banned user. */
  readonly banned: string;
  readonly bannedAddress: string;
  /** The token of a deleted user. */
  readonly gone: string;
};

export let people: People;

/** Starts an accounts service with one signed-in, one banned and one deleted user. */
export const createTestUsers = async (): Promise<RunningAccounts> => {
  const accounts = await startAccounts();
  const someone = await signUpUser(accounts);
  const other = await signUpUser(accounts);
  await accounts.pool.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
    other.email,
  ]);
  const third = await signUpUser(accounts);
  await accounts.pool.query('delete from auth.users where email = $1', [third.email]);
  people = {
    accounts,
    taken: someone.email,
    token: someone.session.access_token,
    banned: other.session.access_token,
    bannedAddress: other.email,
    gone: third.session.access_token,
  };
  return accounts;
};

/** A token signed by our own key, with any claims. */
export const signed = async (claims: Record<string, unknown>, lifetime = 60) => {
  const { rows } = await people.accounts.pool.query('select id, encrypted_private_jwk from auth.signing_keys');
  const privateJwk = JSON.parse(people.accounts.box.decrypt('signing-key', rows[0].encrypted_private_jwk));
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: rows[0].id, typ: 'JWT' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(await importJWK(privateJwk, 'ES256'));
};

/** A request and its refusal. The request is built when it is sent. */
export type Case = {
  readonly what: string;
  readonly path: string;
  readonly body?: () => unknown;
  readonly bearer?: () => string | Promise<string>;
  readonly method?: string;
  readonly expected: readonly [status: number, code: string, message: string];
};

export const signUp = (what: string, body: () => unknown, ...expected: Case['expected']): Case => ({
  what: `sign-up with ${what}`,
  path: '/signup',
  body,
  expected,
});
export const grantCase = (what: string, body: unknown, ...expected: Case['expected']): Case => ({
  what: `password grant with ${what}`,
  path: '/token?grant_type=password',
  body: () => body,
  expected,
});
export const refreshCase = (what: string, body: unknown, ...expected: Case['expected']): Case => ({
  what: `refresh with ${what}`,
  path: '/token?grant_type=refresh_token',
  body: () => body,
  expected,
});
export const bearer = (what: string, from: () => string | Promise<string>, ...expected: Case['expected']): Case => ({
  what: `bearer: ${what}`,
  path: '/user',
  method: 'GET',
  bearer: from,
  expected,
});
export const changeCase = (what: string, body: () => unknown, ...expected: Case['expected']): Case => ({
  what: `update with ${what}`,
  path: '/user',
  method: 'PUT',
  bearer: () => people.token,
  body,
  expected,
});
