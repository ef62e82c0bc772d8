import { isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { readDeviceTokens, readSignUpToken } from './device-cookies.ts';

/** Environment that the Node adapter passes to each request. */
export type AccountsEnvironment = {
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };
};

/**
 * Reads the client of a request. Each proxy appends its caller's address to `X-Forwarded-For`; only the last
 * `trustedProxies` entries are trusted, because clients can forge the entries before them.
 */
export const readVisitor = (context: Context<AccountsEnvironment>, trustedProxies: number): Visitor => {
  // Without a web server (a direct `fetch`) there is no environment.
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

/** The first language of `Accept-Language`, without its region. */
const languageOf = (accepted: string): string | null =>
  /^\s*([a-z]{2,3})\b/i.exec(accepted)?.[1]?.toLowerCase() ?? null;

/** The bare address, or null when invalid; IPv4-mapped IPv6 becomes IPv4. */
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

/**
 * Parses the JSON body. Ignores unknown fields; throws 400 `bad_json` when it is no JSON object or a known
 * field has the wrong type (accounts contract, section 0). Errors never quote the body, which may contain a password.
 */
export const readBody = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const body = parse(await context.req.text());
  if (Array.isArray(body)) throw wrongType('the body');
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw wrongType(v.getDotPath(parsed.issues[0]) ?? 'the body');
};

const parse = (text: string): unknown => {
  if (text.trim() === '') throw badJson('unexpected end of JSON input');
  try {
    // The client may send null for an empty body.
    return JSON.parse(text) ?? {};
  } catch {
    throw badJson('malformed JSON');
  }
};

const wrongType = (what: string): AccountsError => badJson(`${what} has the wrong type`);

const badJson = (reason: string): AccountsError =>
  new AccountsError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
