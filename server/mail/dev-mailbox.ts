import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { directionOf, type Language } from '../../domain/language.ts';
import { type Content, contentOf } from '../../locales/content.ts';
import { messagesOf } from '../../locales/messages.ts';
import { escapeHtml } from './render-html.ts';
import type { Mail, MailTransport, SmsMessage, SmsTransport } from './smtp-transport.ts';

const KEPT = 200;

type DevMailboxMessage = { readonly sentAt: Date } & (
  | ({ readonly kind: 'mail' } & Mail)
  | ({ readonly kind: 'text' } & SmsMessage)
);

/** Holds the last 200 undelivered messages in memory. */
type DevMailbox = {
  readonly mail: MailTransport;
  readonly text: SmsTransport;
  /** Newest first. */
  readonly messages: () => readonly DevMailboxMessage[];
};

export const createDevMailbox = (): DevMailbox => {
  const kept: DevMailboxMessage[] = [];
  const keep = (message: DevMailboxMessage) => {
    // a message that is sent again because its success could not be stored counts once
    const before = kept.findIndex(({ key }) => key === message.key);
    if (before >= 0) kept.splice(before, 1);
    kept.unshift(message);
    kept.length = Math.min(kept.length, KEPT);
  };
  return {
    mail: async (mail) => keep({ sentAt: new Date(), kind: 'mail', ...mail }),
    text: async (message) => keep({ sentAt: new Date(), kind: 'text', ...message }),
    messages: () => [...kept],
  };
};

/** Routes `/dev/mailbox` and `/dev/mailbox.json`, protected by a secret key. */
export type DevMailboxView = {
  /** Includes the key. */
  readonly path: string;
  /** Whether path and query name the mailbox with the right key; all other requests are handled as unknown pages. */
  readonly isOpenedBy: (path: string) => boolean;
  readonly answer: (request: Request, language: Language) => Response;
};

/** Creates the routes with a random key that is valid until the next start. */
export const devMailboxRoutes = ({ messages }: Pick<DevMailbox, 'messages'>): DevMailboxView => {
  const key = randomBytes(18).toString('base64url');
  return {
    path: `/dev/mailbox?key=${key}`,
    isOpenedBy: (path) => {
      const [pathname = '', query = ''] = path.split('?', 2);
      const given = new URLSearchParams(query).get('key');
      return /^\/dev\/mailbox(\.json)?$/.test(pathname) && given !== null && isSame(given, key);
    },
    answer: (request, language) => {
      const isJson = new URL(request.url).pathname.endsWith('.json');
      const body = isJson ? JSON.stringify({ messages: messages() }) : renderDevMailbox(messages(), language, key);
      return new Response(body, {
        headers: {
          'Content-Type': isJson ? 'application/json' : 'text/html; charset=utf-8',
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex, nofollow',
        },
      });
    },
  };
};

/** Inherited by the mail frames; mails use inline styles. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type Words = Content['devMailbox'];

const style = `
body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: #0c1a4d; background: #fdfdff; font: 1rem/1.7 system-ui, sans-serif; }
a { color: #1b3397; overflow-wrap: anywhere; }
article { margin-block: 2rem; padding: 1rem 1.25rem; background: #f1f4fa; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dt { color: #5d6984; } dd { margin: 0; min-inline-size: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { inline-size: 100%; block-size: 42rem; border: 1px solid #c8d6f5; background: #fff; }`;

/** Renders the mailbox page; mails are shown in sandboxed frames. */
const renderDevMailbox = (messages: readonly DevMailboxMessage[], language: Language, key: string): string => {
  const words = contentOf(language).devMailbox;
  const other = language === 'ar' ? 'en' : 'ar';
  const address = (path: string) => escapeHtml(`/dev/${path}?key=${encodeURIComponent(key)}`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<p><a href="${address('mailbox')}&amp;lang=${other}" lang="${other}">${escapeHtml(messagesOf(language).layout.otherLanguage)}</a> ·
<a href="${address('mailbox.json')}">${escapeHtml(words.json)}</a></p>
${messages.length === 0 ? `<p>${escapeHtml(words.none)}</p>` : messages.map((each) => shown(each, words)).join('\n')}
</main>
</body>
</html>
`;
};

const shown = (message: DevMailboxMessage, words: Words): string => {
  const links = message.kind === 'mail' ? message.links : [];
  const title = message.kind === 'mail' ? message.subject : words.textMessage;
  return `<article>
<h2 lang="${message.language}" dir="auto">${escapeHtml(title)}</h2>
<dl>
${row(words.to, `<bdi dir="ltr">${escapeHtml(message.to)}</bdi>`)}
${row(words.sentAt, `<time dir="ltr" datetime="${message.sentAt.toISOString()}">${message.sentAt.toISOString()}</time>`)}
${message.code === null ? '' : row(words.code, `<bdi dir="ltr">${escapeHtml(message.code)}</bdi>`)}
${links.length === 0 ? '' : row(words.links, links.map(linked).join('<br>'))}
</dl>
${message.kind === 'mail' ? letter(message, words) : plain(message)}
</article>`;
};

const row = (label: string, value: string): string => `<dt>${escapeHtml(label)}</dt><dd>${value}</dd>`;

const linked = (url: string): string => `<a dir="ltr" href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;

const plain = ({ language, text }: DevMailboxMessage): string =>
  `<pre lang="${language}" dir="${directionOf(language)}">${escapeHtml(text)}</pre>`;

const letter = (mail: DevMailboxMessage & { readonly kind: 'mail' }, words: Words): string =>
  `<details><summary>${escapeHtml(words.plain)}</summary>${plain(mail)}</details>
<iframe sandbox title="${escapeHtml(words.preview({ subject: mail.subject }))}" srcdoc="${escapeHtml(mail.html)}"></iframe>`;
