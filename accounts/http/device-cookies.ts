import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { emailKey } from '../../domain/forms/email-address.ts';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import type { UserRow } from '../tables.ts';

const knownDeviceCookie = 'known-device';

/** A family may share a device; the account that signed in on it longest ago is forgotten first. */
const ACCOUNTS_PER_DEVICE = 5;

const KNOWN_DEVICE_SECONDS = 400 * 24 * 3600;

type Account = { readonly email?: string | null | undefined; readonly phone?: string | null | undefined };

/** What an account's sign-ins are counted by: its address whatever its case, or its number. */
export const accountKey = ({ email, phone }: Account): string => (email ? emailKey(email) : (phone ?? ''));

/** The tokens that a device brings, each `<id>.<hash>`: one for every account that has signed in on it. */
export const readDeviceTokens = (context: Context): readonly string[] =>
  (getCookie(context, knownDeviceCookie) ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS_PER_DEVICE);

/** The id of a device on which this account has signed in before; null when nothing shows that it has. */
export const knownDevice = (accounts: AccountsContext, { deviceTokens }: Visitor, account: string): string | null =>
  deviceTokens
    .map((token) => token.split('.'))
    .find(([id = '', hash = '']) => isHash(accounts, id, account, hash))?.[0] ?? null;

const hashDeviceToken = ({ box }: AccountsContext, id: string, account: string): Buffer =>
  box.hash('device', id, account);

const isHash = (accounts: AccountsContext, id: string, account: string, hash: string): boolean => {
  const [given, right] = [Buffer.from(hash, 'base64url'), hashDeviceToken(accounts, id, account)];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Whether a request is of a kind that no page of another site can make a browser send without being asked first. */
export const isJson = ({ req }: Context): boolean => /^application\/json\b/i.test(req.header('content-type') ?? '');

/**
 * Sets a cookie that shows that this account has signed in on this device, so that wrong passwords from other devices do
 * not lock it out here (decision 164). It opens nothing: a thief of the cookie gains ten tries.
 */
export const rememberDevice = (accounts: AccountsContext, context: Context, visitor: Visitor, user: Account): void => {
  // a form on another site's page can send a sign-in too, but not as JSON
  if (!isJson(context)) return;
  const account = accountKey(user);
  if (account === '' || knownDevice(accounts, visitor, account) !== null) return;
  const id = randomBytes(12).toString('base64url');
  const token = `${id}.${hashDeviceToken(accounts, id, account).toString('base64url')}`;
  const { protocol, pathname } = new URL(accounts.settings.externalUrl);
  setCookie(context, knownDeviceCookie, [token, ...visitor.deviceTokens].slice(0, ACCOUNTS_PER_DEVICE).join('~'), {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: KNOWN_DEVICE_SECONDS,
  });
};

const signUpDeviceCookie = 'sign-up-device';

/** An account that waits for its confirmation, with the hash of the password that was chosen for it here. */
export type PendingSignUp = { readonly id: string; readonly encryptedPassword: string | null };

/** The token that a device brings, `<id>.<hash>`. */
export const readSignUpToken = (context: Context): string => getCookie(context, signUpDeviceCookie) ?? '';

const hashSignUpToken = (
  { box }: AccountsContext,
  id: string,
  { id: userId, encryptedPassword }: PendingSignUp,
): Buffer => box.hash('sign-up', id, userId, encryptedPassword ?? '');

/**
 * Whether an account was signed up for on this device with the password it has now. Somebody who signs up for an address
 * that another one has signed up for before does not become its device: the first password stays, and is not theirs.
 */
export const isSignUpDevice = (
  accounts: AccountsContext,
  { signUpToken }: Visitor,
  { id: userId, encrypted_password: encryptedPassword }: UserRow,
): boolean => {
  const [id = '', hash = ''] = signUpToken.split('.');
  const [given, right] = [
    Buffer.from(hash, 'base64url'),
    hashSignUpToken(accounts, id, { id: userId, encryptedPassword }),
  ];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Lets a device be known, until the mail's time is over, as the one on which somebody signed up (decision 162). */
export const rememberSignUp = (accounts: AccountsContext, context: Context, pending: PendingSignUp): void => {
  const id = randomBytes(12).toString('base64url');
  const { protocol, pathname } = new URL(accounts.settings.externalUrl);
  setCookie(context, signUpDeviceCookie, `${id}.${hashSignUpToken(accounts, id, pending).toString('base64url')}`, {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: accounts.settings.email.tokenTtlSeconds,
  });
};

const flowCookie = 'provider-flow';

/** As long as somebody may take at a provider. */
const FLOW_SECONDS = 5 * 60;

/** Lets a browser be known as the one in which the flow to this provider's address began. */
export const rememberFlow = (accounts: AccountsContext, context: Context, providerAddress: string): void => {
  const { protocol, pathname } = new URL(accounts.settings.externalUrl);
  setCookie(context, flowCookie, new URL(providerAddress).searchParams.get('state') ?? '', {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: FLOW_SECONDS,
  });
};

/** Whether whoever comes back from a provider left for it in this browser: an address can be sent to somebody else. */
export const isBrowserOfFlow = (context: Context, state: string | null): boolean =>
  state !== null && state !== '' && getCookie(context, flowCookie) === state;
