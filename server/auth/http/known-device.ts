import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { emailKey } from '../../../domain/people/email-address.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';

const cookieName = 'known-device';
/** A family may share a device; the account that signed in on it longest ago is forgotten first. */
const ACCOUNTS_PER_DEVICE = 5;
const SECONDS = 400 * 24 * 3600;

type Account = { readonly email?: string | null | undefined; readonly phone?: string | null | undefined };

/** What an account's sign-ins are counted by: its address whatever its case, or its number. */
export const accountKey = ({ email, phone }: Account): string => (email ? emailKey(email) : (phone ?? ''));

/** The tokens that a device brings, each `<id>.<hash>`: one for every account that has signed in on it. */
export const readDeviceTokens = (context: Context): readonly string[] =>
  (getCookie(context, cookieName) ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS_PER_DEVICE);

/** The id of a device on which this account has signed in before; null when nothing shows that it has. */
export const knownDevice = (room: AccountsRoom, { deviceTokens }: Visitor, account: string): string | null =>
  deviceTokens.map((token) => token.split('.')).find(([id = '', hash = '']) => isHash(room, id, account, hash))?.[0] ??
  null;

const hashOf = ({ box }: AccountsRoom, id: string, account: string): Buffer => box.hash('device', id, account);

const isHash = (room: AccountsRoom, id: string, account: string, hash: string): boolean => {
  const [given, right] = [Buffer.from(hash, 'base64url'), hashOf(room, id, account)];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Whether a request is of a kind that no page of another site can make a browser send without being asked first. */
export const isJson = ({ req }: Context): boolean => /^application\/json\b/i.test(req.header('content-type') ?? '');

/**
 * Sets a cookie that shows that this account has signed in on this device, so that wrong passwords from other devices do
 * not lock it out here (decision 164). It opens nothing: a thief of the cookie gains ten tries.
 */
export const rememberDevice = (room: AccountsRoom, context: Context, visitor: Visitor, user: Account): void => {
  // a form on another site's page can send a sign-in too, but not as JSON
  if (!isJson(context)) return;
  const account = accountKey(user);
  if (account === '' || knownDevice(room, visitor, account) !== null) return;
  const id = randomBytes(12).toString('base64url');
  const token = `${id}.${hashOf(room, id, account).toString('base64url')}`;
  const { protocol, pathname } = new URL(room.settings.externalUrl);
  setCookie(context, cookieName, [token, ...visitor.deviceTokens].slice(0, ACCOUNTS_PER_DEVICE).join('~'), {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: SECONDS,
  });
};
