import * as v from 'valibot';

/** A whole number from `min` to `max`, in decimal digits. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const parsed = (text: string): URL | undefined => URL.parse(text) ?? undefined;

/** `scheme://host[:port]` without path; removes a trailing slash. */
export const Origin = v.pipe(
  v.string(),
  v.check((text) => {
    const url = parsed(text);
    return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }),
  v.transform((text) => new URL(text).origin),
);

/** URL of a PostgreSQL database, including its name. */
export const PostgresUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = parsed(text);
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  }),
);

/** URL of a mail server: `smtp://` (STARTTLS when offered) or `smtps://`. */
export const SmtpUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = parsed(text);
    return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  }),
);

/** URL of an HTTP service. */
export const HttpUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = parsed(text);
    return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  }),
);

/** A bearer token: printable ASCII without spaces. */
export const BearerToken = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A host name or IP address to listen on, without scheme and port. */
export const HostName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/));

/** 32 bytes in base64. */
export const SecretKey = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.check((key) => key.length === 32),
);
