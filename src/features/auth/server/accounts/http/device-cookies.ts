import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { emailKey } from '#core/forms/email-address.ts';
import { KNOWN_DEVICE_DAYS } from '#core/privacy/retention-times.ts';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import type { UserRow } from '../tables.ts';
import { findUser } from '../users/users.repository.ts';

const knownDeviceCookie = 'known-device';

/** Accounts per shared device; the oldest sign-in is evicted first. */
const ACCOUNTS_PER_DEVICE = 5;

const KNOWN_DEVICE_SECONDS = KNOWN_DEVICE_DAYS * 24 * 3600;

/** Key of an account's sign-in limits: its address in lower case. */
export const accountKey = (email: string | null | undefined): string => emailKey(email ?? '');

/** Returns the tokens in the device's cookie, each `<id>.<hash>`, one per account that has signed in on the device. */
export const readDeviceTokens = (context: Context): readonly string[] =>
  (getCookie(context, knownDeviceCookie) ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS_PER_DEVICE);

/** Input of a token's hash: a changed password or the first proof of the address invalidates earlier tokens. */
type DeviceOwner = Pick<UserRow, 'id' | 'encrypted_password' | 'email_verified_at'>;

/** Whether this account has signed in on this device with its current password, and since its address was proven. */
export const isKnownDevice = (accounts: AccountsContext, { deviceTokens }: Visitor, user: DeviceOwner): boolean =>
  deviceTokens.map((token) => token.split('.')).some(([id = '', hash = '']) => isHash(accounts, id, user, hash));

const hashDeviceToken = (
  { box }: AccountsContext,
  id: string,
  { id: userId, encrypted_password: password, email_verified_at: verifiedAt }: DeviceOwner,
): Buffer => box.hash('device', id, userId, password ?? '', verifiedAt?.toISOString() ?? '');

const isHash = (accounts: AccountsContext, id: string, user: DeviceOwner, hash: string): boolean => {
  const [received, right] = [Buffer.from(hash, 'base64url'), hashDeviceToken(accounts, id, user)];
  return received.length === right.length && timingSafeEqual(received, right);
};

/** Whether the content type is JSON, which another site's page cannot send without a CORS preflight. */
export const isJson = ({ req }: Context): boolean => /^application\/json\b/i.test(req.header('content-type') ?? '');

/**
 * Sets a cookie for an account that has signed in on this device, so that wrong passwords from other devices do
 * not lock it out here (decision 164). It grants no access.
 */
export const rememberDevice = async (
  accounts: AccountsContext,
  context: Context,
  visitor: Visitor,
  userId: string,
): Promise<void> => {
  // another site's form can submit a sign-in, but not as JSON
  if (!isJson(context)) return;
  const user = await findUser(accounts.database, userId);
  if (user === undefined || user.email === null || isKnownDevice(accounts, visitor, user)) return;
  const id = randomBytes(12).toString('base64url');
  const token = `${id}.${hashDeviceToken(accounts, id, user).toString('base64url')}`;
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

/** An unconfirmed account, with the hash of the password from this device. */
export type PendingSignUp = { readonly id: string; readonly encryptedPassword: string | null };

/** The token in the device's cookie, `<id>.<hash>`. */
export const readSignUpToken = (context: Context): string => getCookie(context, signUpDeviceCookie) ?? '';

const hashSignUpToken = (
  { box }: AccountsContext,
  id: string,
  { id: userId, encryptedPassword }: PendingSignUp,
): Buffer => box.hash('sign-up', id, userId, encryptedPassword ?? '');

/**
 * Whether the account signed up on this device with its current password. False for a second sign-up with the same address on
 * another device, which keeps the first password.
 */
export const isSignUpDevice = (
  accounts: AccountsContext,
  { signUpToken }: Visitor,
  { id: userId, encrypted_password: encryptedPassword }: UserRow,
): boolean => {
  const [id = '', hash = ''] = signUpToken.split('.');
  const [received, right] = [
    Buffer.from(hash, 'base64url'),
    hashSignUpToken(accounts, id, { id: userId, encryptedPassword }),
  ];
  return received.length === right.length && timingSafeEqual(received, right);
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

/** Maximum time of a flow at a provider. */
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

/** Whether a return from a provider is in the browser that began the flow; the URL may have been sent to another person. */
export const isBrowserOfFlow = (context: Context, state: string | null): boolean =>
  state !== null && state !== '' && getCookie(context, flowCookie) === state;
