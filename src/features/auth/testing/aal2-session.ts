import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { codeOf } from './accounts/second-factors.ts';

/** The fields of a response of the accounts service that these tests read. */
type AccountsAnswer = {
  readonly access_token: string;
  readonly id: string;
  readonly totp: { readonly secret: string };
};

/** Calls the accounts service of a shop; throws when it refuses. */
export const callAccounts = async (
  { accounts }: OpenShop,
  path: string,
  { body, token, method = 'POST' }: { readonly body?: object; readonly token?: string; readonly method?: string },
): Promise<AccountsAnswer> => {
  const response = await accounts.handle.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as AccountsAnswer;
};

/** Enrolls an authenticator, which is not verified yet. */
export const enrolFactor = (shop: OpenShop, { token }: SignedIn): Promise<AccountsAnswer> =>
  callAccounts(shop, '/factors', { body: { factor_type: 'totp' }, token });

/** Verifies a code of this authenticator and returns the resulting session. */
export const verifyFactor = async (
  shop: OpenShop,
  person: SignedIn,
  { id, totp }: AccountsAnswer,
): Promise<SignedIn> => {
  const challenge = await callAccounts(shop, `/factors/${id}/challenge`, { body: {}, token: person.token });
  const verification = { challenge_id: challenge.id, code: codeOf(totp.secret) };
  const { access_token: token } = await callAccounts(shop, `/factors/${id}/verify`, {
    body: verification,
    token: person.token,
  });
  return { ...person, token };
};

/** Signs the same user in with the password only. */
export const signInAgain = async (shop: OpenShop, { email, userId }: SignedIn, password: string): Promise<SignedIn> => {
  const { access_token: token } = await callAccounts(shop, '/token?grant_type=password', { body: { email, password } });
  return { email, userId, token };
};
