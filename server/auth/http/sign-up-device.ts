import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import type { UserRow } from '../tables.ts';

const cookieName = 'sign-up-device';

/** An account that waits for its confirmation, with the hash of the password that was chosen for it here. */
export type PendingSignUp = { readonly id: string; readonly encryptedPassword: string | null };

/** The token that a device brings, `<id>.<hash>`. */
export const readSignUpToken = (context: Context): string => getCookie(context, cookieName) ?? '';

const hashOf = ({ box }: AccountsRoom, id: string, { id: userId, encryptedPassword }: PendingSignUp): Buffer =>
  box.hash('sign-up', id, userId, encryptedPassword ?? '');

/**
 * Whether an account was signed up for on this device with the password it has now. Somebody who signs up for an address
 * that another one has signed up for before does not become its device: the first password stays, and is not theirs.
 */
export const isSignUpDevice = (
  room: AccountsRoom,
  { signUpToken }: Visitor,
  { id: userId, encrypted_password: encryptedPassword }: UserRow,
): boolean => {
  const [id = '', hash = ''] = signUpToken.split('.');
  const [given, right] = [Buffer.from(hash, 'base64url'), hashOf(room, id, { id: userId, encryptedPassword })];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Lets a device be known, until the mail's time is over, as the one on which somebody signed up (decision 162). */
export const rememberSignUp = (room: AccountsRoom, context: Context, pending: PendingSignUp): void => {
  const id = randomBytes(12).toString('base64url');
  const { protocol, pathname } = new URL(room.settings.externalUrl);
  setCookie(context, cookieName, `${id}.${hashOf(room, id, pending).toString('base64url')}`, {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: room.settings.email.tokenSeconds,
  });
};
