import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { nearlyValid, unusualText, unusualValue } from './schema-arbitrary.ts';

export const roles = ['visitor', 'customer', 'admin', 'forger'] as const;
export type Role = (typeof roles)[number];

/** A raw request, which is sent without normalization. */
export type BadRequest = {
  /** The endpoint that it targets, or another label. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly role: Role;
};

export type BadAnswer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
};

const TIMEOUT_MS = 20_000;

/** Sends the request unchanged. Rejects when there is no response within 20 seconds. */
export const sendBad = (
  agent: Agent,
  url: string,
  { method, path, headers, body }: BadRequest,
  more: Readonly<Record<string, string>>,
): Promise<BadAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    request(
      { agent, hostname, port, method, path, headers: { ...headers, ...more, ...length }, signal },
      (response) => {
        const { statusCode = 0, headers: responseHeaders } = response;
        text(response).then((read) => resolve({ status: statusCode, headers: responseHeaders, body: read }), reject);
      },
    )
      .once('error', reject)
      .end(body ?? undefined);
  });

/** Puts a value into a URL: correctly escaped, and sometimes not. */
export const inAddress = (value: unknown): string => {
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(plain.toWellFormed()).slice(0, 6000);
};

export const mostlyRole = (who: Role): fc.Arbitrary<Role> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(who) }, fc.constantFrom(...roles));

/** Bodies: JSON of valid, nearlyValid valid and random input, and invalid JSON. */
export const bodiesOf = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<string | null> => {
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value) ?? 'null');
  return fc.oneof(
    { weight: 6, arbitrary: json(sound) },
    { weight: 6, arbitrary: json(nearlyValid(sound)) },
    { weight: 2, arbitrary: json(nearlyValid(nearlyValid(sound))) },
    { weight: 1, arbitrary: json(unusualValue) },
    { weight: 1, arbitrary: fc.tuple(json(sound), fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)) },
    { weight: 1, arbitrary: unusualText },
    { weight: 1, arbitrary: fc.nat({ max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
};

/** Known headers with invalid values. */
export const unusualHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.dictionary(
    fc.constantFrom(
      'accept-language',
      'accept-encoding',
      'accept',
      'cookie',
      'referer',
      'origin',
      'redirect_to',
      'if-none-match',
      'if-modified-since',
      'range',
      'x-supabase-api-version',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
      'traceparent',
      'user-agent',
      'content-encoding',
      'x-http-method-override',
    ),
    fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 80 }).map((value) => value.replaceAll(/[^\x20-\x7e]/g, '~')),
      fc.constantFrom(
        '*',
        'gzip;q=0',
        'bytes=0-0,-1',
        'bytes=9-1',
        'lang=%E0%A4%A',
        'ar,en;q=zzz',
        '\u00ff\u00fe',
        'null',
      ),
    ),
    { maxKeys: 3 },
  ),
);

export const contentTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    ';',
  ),
);
