import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Visitor } from '../accounts-room.ts';
import { readDeviceTokens } from './known-device.ts';
import { readSignUpToken } from './sign-up-device.ts';

/** What the Node adapter of the web server hands to each request. */
export type AccountsEnvironment = {
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };
};

/**
 * Who is calling. Each proxy appends the address it was called from to `X-Forwarded-For`; only the last
 * `trustedProxies` entries were written by ours, so what stands further left is a claim that nobody checked.
 */
export const readVisitor = (context: Context<AccountsEnvironment>, trustedProxies: number): Visitor => {
  // Without a web server around it (a direct `fetch`), the environment is not there at all.
  const socketAddress = (context.env as AccountsEnvironment['Bindings'] | undefined)?.incoming?.socket.remoteAddress;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const chain = [...forwarded.filter(Boolean), socketAddress ?? ''];
  const address = plain(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '') ?? plain(socketAddress ?? '');
  return {
    address,
    addressBucket: address === null ? 'unknown' : bucketOf(address),
    userAgent: context.req.header('user-agent')?.slice(0, 256) ?? null,
    language: languageOf(context.req.header('accept-language') ?? ''),
    deviceTokens: readDeviceTokens(context),
    signUpToken: readSignUpToken(context),
  };
};

/** The first language a device asks for, without its region. */
const languageOf = (accepted: string): string | null =>
  /^\s*([a-z]{2,3})\b/i.exec(accepted)?.[1]?.toLowerCase() ?? null;

/** The bare address, or null when it is none; IPv4 inside IPv6 is IPv4. */
const plain = (entry: string): string | null => {
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address.toLowerCase();
};

const bucketOf = (address: string): string => {
  if (isIP(address) === 4) return address;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(gap, 0)).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
