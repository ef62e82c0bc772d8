/** A parsed mail. */
export type ReadMail = {
  /** Headers by lower-case name, encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

/** Parses a mail with a plain text and an HTML part. */
export const readMail = (source: string): ReadMail => {
  const mail = split(source);
  const boundary = /boundary="([^"]+)"/.exec(mail.headers['content-type'] ?? '')?.[1] ?? '';
  const parts = mail.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (type: string): string => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decoded(part.body, part.headers['content-transfer-encoding']);
  };
  return { headers: mail.headers, text: partOf('text/plain'), html: partOf('text/html') };
};

const split = (source: string): { headers: Record<string, string>; body: string } => {
  const end = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = lines.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), withWordsRead(line.slice(colon + 1).trim())];
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
const withWordsRead = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquoted(word.replaceAll('_', ' ')),
    );
