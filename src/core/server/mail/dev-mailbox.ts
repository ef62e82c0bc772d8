import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Fragment, createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Language, languageFacts, languages } from '#core/i18n/language.ts';
import { type Content, serverTexts } from '#core/i18n/server-texts.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import type { Mail, MailTransport, SmsMessage, SmsTransport } from './smtp-transport.ts';

const MAX_MESSAGES = 200;

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
  const stored: DevMailboxMessage[] = [];
  const keep = (message: DevMailboxMessage) => {
    // a message that is resent because its success could not be stored replaces the first one
    const before = stored.findIndex(({ key }) => key === message.key);
    if (before >= 0) stored.splice(before, 1);
    stored.unshift(message);
    stored.length = Math.min(stored.length, MAX_MESSAGES);
  };
  return {
    mail: async (mail) => keep({ sentAt: new Date(), kind: 'mail', ...mail }),
    text: async (message) => keep({ sentAt: new Date(), kind: 'text', ...message }),
    messages: () => [...stored],
  };
};

/** Routes `/dev/mailbox` and `/dev/mailbox.json`, protected by a secret key. */
export type DevMailboxView = {
  /** Includes the key. */
  readonly path: string;
  /** Whether path and query match the mailbox and its key; all other requests are handled as unknown pages. */
  readonly isOpenedBy: (path: string) => boolean;
  readonly handle: (request: Request, language: Language) => Promise<Response>;
};

/** Creates the routes with a random key that is valid until the next restart. */
export const devMailboxRoutes = (
  { messages }: Pick<DevMailbox, 'messages'>,
  currentSettings: () => Promise<PublicSettings>,
): DevMailboxView => {
  const key = randomBytes(18).toString('base64url');
  return {
    path: `/dev/mailbox?key=${key}`,
    isOpenedBy: (path) => {
      const [pathname = '', query = ''] = path.split('?', 2);
      const keyParam = new URLSearchParams(query).get('key');
      return /^\/dev\/mailbox(\.json)?$/.test(pathname) && keyParam !== null && isSame(keyParam, key);
    },
    handle: async (request, language) => {
      const settings = await currentSettings();
      const isJson = new URL(request.url).pathname.endsWith('.json');
      const body = isJson
        ? JSON.stringify({ messages: messages().map(withoutBytes) })
        : `<!doctype html>\n${renderToStaticMarkup(h(MailboxPage, { messages: messages(), language, settings, mailboxKey: key }))}\n`;
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
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Replaces the pictures of a mail by their names. */
const withoutBytes = (message: DevMailboxMessage) =>
  message.kind === 'mail' ? { ...message, pictures: message.pictures.map(({ cid }) => cid) } : message;

type Texts = Content['devMailbox'];

const style = `
body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: #0c1a4d; background: #fdfdff; font: 1rem/1.7 system-ui, sans-serif; }
a { color: #1b3397; overflow-wrap: anywhere; }
article { margin-block: 2rem; padding: 1rem 1.25rem; background: #f1f4fa; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dt { color: #5d6984; } dd { margin: 0; min-inline-size: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { inline-size: 100%; block-size: 42rem; border: 1px solid #c8d6f5; background: #fff; }`;

/** The mailbox page, with mails in sandboxed frames. */
const MailboxPage = ({ messages, language, settings, mailboxKey }: MailboxPageProps) => {
  const t = serverTexts(language, settings).devMailbox;
  const address = (path: string) => `/dev/${path}?key=${encodeURIComponent(mailboxKey)}`;
  return h(
    'html',
    { lang: language, dir: directionOf(language) },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      h('meta', { name: 'referrer', content: 'no-referrer' }),
      h('title', null, t.title),
      h('style', null, style),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, t.title),
        h('p', null, t.text),
        h(
          'p',
          null,
          ...languages
            .filter((other) => other !== language)
            .map((other) => [
              h(
                'a',
                { key: other, href: `${address('mailbox')}&lang=${other}`, lang: other },
                languageFacts[other].name,
              ),
              ' · ',
            ]),
          h('a', { href: address('mailbox.json') }, t.json),
        ),
        ...(messages.length === 0 ? [h('p', null, t.none)] : messages.map((message) => h(Message, { message, t }))),
      ),
    ),
  );
};

type MailboxPageProps = {
  readonly messages: readonly DevMailboxMessage[];
  readonly language: Language;
  readonly settings: PublicSettings;
  readonly mailboxKey: string;
};

const Message = ({ message, t }: { readonly message: DevMailboxMessage; readonly t: Texts }) => {
  const { kind, language, to, code } = message;
  const sentAt = message.sentAt.toISOString();
  const links = kind === 'mail' ? message.links : [];
  return h(
    'article',
    null,
    h('h2', { lang: language, dir: 'auto' }, kind === 'mail' ? message.subject : t.textMessage),
    h(
      'dl',
      null,
      h(Field, { label: t.to, values: [h('bdi', { dir: 'ltr' }, to)] }),
      h(Field, { label: t.sentAt, values: [h('time', { dir: 'ltr', dateTime: sentAt }, sentAt)] }),
      h(Field, { label: t.code, values: code === null ? [] : [h('bdi', { dir: 'ltr' }, code)] }),
      h(Field, { label: t.links, values: links.map((url) => h('a', { dir: 'ltr', href: url }, url)) }),
    ),
    kind === 'mail' ? h(MailPreview, { mail: message, t }) : h(PlainText, message),
  );
};

/** A labelled value, or several on separate lines; renders nothing without a value. */
const Field = ({ label, values }: { readonly label: string; readonly values: readonly ReactElement[] }) =>
  values.length === 0
    ? null
    : h(
        Fragment,
        null,
        h('dt', null, label),
        h('dd', null, ...values.flatMap((value, index) => (index === 0 ? [value] : [h('br'), value]))),
      );

const MailPreview = ({ mail, t }: { readonly mail: Mail; readonly t: Texts }) =>
  h(
    Fragment,
    null,
    h('details', null, h('summary', null, t.plain), h(PlainText, mail)),
    h('iframe', { sandbox: '', title: t.preview({ subject: mail.subject }), srcDoc: withPictures(mail) }),
  );

/** Inlines the pictures into the HTML, because a page cannot refer to the parts of a mail. */
const withPictures = ({ html, pictures }: Mail): string =>
  pictures.reduce(
    (markup, { cid, contentType, bytes }) =>
      markup.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${bytes.toString('base64')}"`),
    html,
  );

const PlainText = ({ language, text }: Pick<Mail, 'language' | 'text'>) =>
  h('pre', { lang: language, dir: directionOf(language) }, text);
