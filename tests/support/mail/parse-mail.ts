/** A parsed mail. */
export type ReadMail = {
  /** Headers by lower-case name, encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly cid: string; readonly bytes: Buffer }[];
};

/** Parses a mail with a plain text, an HTML part, and the pictures that it shows. */
export const readMail = (source: string): ReadMail => {
  const parts = partsOf(source);
  const textOf = (type: string): string => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decoded(part.body, part.headers['content-transfer-encoding']);
  };
  return {
    headers: split(source).headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    pictures: parts
      .filter(({ headers }) => headers['content-type']?.startsWith('image/'))
      .map(({ headers, body }) => ({
        cid: /^<(.+)>$/.exec(headers['content-id'] ?? '')?.[1] ?? '',
        bytes: Buffer.from(body, 'base64'),
      })),
  };
};

/** The parts of a mail, those of its multiparts included. */
const partsOf = (source: string): ReturnType<typeof split>[] => {
  const whole = split(source);
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(whole.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [whole];
  return whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
};

const split = (source: string): { headers: Record<string, string>; body: string } => {
  const end = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = lines.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
};

const decoded = (body: string, encoding: string | undefined): string => {
  const text = body.replace(/\r\n$/, '');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (encoding === 'quoted-printable') return unquoted(text.replaceAll(/=\r\n/g, '')).replaceAll('\r\n', '\n');
  return text.replaceAll('\r\n', '\n');
};

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Decodes =?UTF-8?B?…?= and =?UTF-8?Q?…?=; white space between two encoded words is dropped. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replaceAll('_', ' ')),
    );
