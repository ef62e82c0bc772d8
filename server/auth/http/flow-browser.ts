import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AccountsRoom } from '../accounts-room.ts';

const cookieName = 'provider-flow';
/** As long as somebody may take at a provider. */
const SECONDS = 5 * 60;

/** Lets a browser be known as the one in which the flow to this provider's address began. */
export const rememberFlow = (room: AccountsRoom, context: Context, providerAddress: string): void => {
  const { protocol, pathname } = new URL(room.settings.externalUrl);
  setCookie(context, cookieName, new URL(providerAddress).searchParams.get('state') ?? '', {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: pathname,
    maxAge: SECONDS,
  });
};

/** Whether whoever comes back from a provider left for it in this browser: an address can be sent to somebody else. */
export const isBrowserOfFlow = (context: Context, state: string | null): boolean =>
  state !== null && state !== '' && getCookie(context, cookieName) === state;
