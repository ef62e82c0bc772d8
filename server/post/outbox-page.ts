import { directionOf, type Language } from '../../domain/language.ts';
import { type Editorial, editorialOf } from '../../locales/editorial.ts';
import { messagesOf } from '../../locales/messages.ts';
import { escapeHtml } from './escape-html.ts';
import type { OutboxMessage } from './outbox.ts';

type Words = Editorial['outbox'];

const style = `
body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: #0c1a4d; background: #fdfdff; font: 1rem/1.7 system-ui, sans-serif; }
a { color: #1b3397; overflow-wrap: anywhere; }
article { margin-block: 2rem; padding: 1rem 1.25rem; background: #f1f4fa; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dt { color: #5d6984; } dd { margin: 0; min-inline-size: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { inline-size: 100%; block-size: 42rem; border: 1px solid #c8d6f5; background: #fff; }`;

/** What lies in the outbox, to be read by a developer; the letters stand in frames that may do nothing. */
export const outboxPage = (messages: readonly OutboxMessage[], language: Language, key: string): string => {
  const words = editorialOf(language).outbox;
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
<p><a href="${address('messages')}&amp;lang=${other}" lang="${other}">${escapeHtml(messagesOf(language).shell.otherLanguage)}</a> ·
<a href="${address('messages.json')}">${escapeHtml(words.json)}</a></p>
${messages.length === 0 ? `<p>${escapeHtml(words.none)}</p>` : messages.map((each) => shown(each, words)).join('\n')}
</main>
</body>
</html>
`;
};

const shown = (message: OutboxMessage, words: Words): string => {
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

const plain = ({ language, text }: OutboxMessage): string =>
  `<pre lang="${language}" dir="${directionOf(language)}">${escapeHtml(text)}</pre>`;

const letter = (mail: OutboxMessage & { readonly kind: 'mail' }, words: Words): string =>
  `<details><summary>${escapeHtml(words.plain)}</summary>${plain(mail)}</details>
<iframe sandbox title="${escapeHtml(words.preview({ subject: mail.subject }))}" srcdoc="${escapeHtml(mail.html)}"></iframe>`;
