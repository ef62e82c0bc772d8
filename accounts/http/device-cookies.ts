import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { emailKey } from '../../domain/forms/email-address.ts';
import { KNOWN_DEVICE_DAYS } from '../../domain/retention-times.ts';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import type { UserRow } from '../tables.ts';

const knownDeviceCookie = 'known-device';

/** Accounts per shared device; the oldest sign-in is evicted first. */
const ACCOUNTS_PER_DEVICE = 5;

const KNOWN_DEVICE_SECONDS = KNOWN_DEVICE_DAYS * 24 * 3600;

/** Key of an account's sign-in limits: its address in lower case. */
export const accountKey = (email: string | null | undefined): string => emailKey(email ?? '');

/** The tokens in the device's cookie, each `<id>.<hash>`, one per account that has signed in on it. */
export const readDeviceTokens = (context: Context): readonly string[] =>
  (getCookie(context, knownDeviceCookie) ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS_PER_DEVICE);

/** The id of a device on which this account has signed in before; null without a valid token. */
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

/** Whether the content type is JSON, which another site's page cannot send without a CORS preflight. */
export const isJson = ({ req }: Context): boolean => /^application\/json\b/i.test(req.header('content-type') ?? '');

/**
 * Sets a cookie for an account that has signed in on this device, so that wrong passwords from other devices do
 * not lock it out here (decision 164). It grants no access: a stolen cookie gives ten tries.
 */
export const rememberDevice = (accounts: AccountsContext, context: Context, visitor: Visitor, email: string): void => {
  // another site's form can submit a sign-in too, but not as JSON
  if (!isJson(context)) return;
  const account = accountKey(email);
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

/** An unconfirmed account, with the hash of the password chosen for it on this device. */
export type PendingSignUp = { readonly id: string; readonly encryptedPassword: string | null };

/** The token in the device's cookie, `<id>.<hash>`. */
export const readSignUpToken = (context: Context): string => getCookie(context, signUpDeviceCookie) ?? '';

const hashSignUpToken = (
  { box }: AccountsContext,
  id: string,
  { id: userId, encryptedPassword }: PendingSignUp,
): Buffer => box.hash('sign-up', id, userId, encryptedPassword ?? '');

/**
 * Whether the account was signed up for on this device with its current password. False for a second sign-up of
 * the same address from another device: the first password stays.
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

/** Sets a cookie that marks the device of a sign-up until the mail expires (decision 162). */
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

/** Maximum time at a provider. */
const FLOW_SECONDS = 5 * 60;

/** Sets a cookie that marks the browser in which the flow to this provider URL began. */
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

/** Whether a return from a provider comes from the browser that left for it; the URL may have been sent to another person. */
export const isBrowserOfFlow = (context: Context, state: string | null): boolean =>
  state !== null && state !== '' && getCookie(context, flowCookie) === state;
