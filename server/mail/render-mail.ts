import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Language } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { owner } from '../../owner.ts';
import { colors, Paragraph, Text } from './mail-components.ts';
import type { MailContent, MailContents } from './mail-types.ts';
import type { Mail } from './smtp-transport.ts';

type RenderedMail = Pick<Mail, 'language' | 'subject' | 'html' | 'text' | 'links' | 'code' | 'leaveUrl'>;

/** Renders a mail as HTML and as plain text; its first content gives language, subject, links and code. */
export const renderMail = (contents: MailContents): RenderedMail => {
  const [{ language, subject, parts, leaveUrl = null }] = contents;
  return {
    language,
    subject,
    html: `<!doctype html>\n${renderToStaticMarkup(h(Document, { contents }))}\n`,
    text: `${[...contents.flatMap(plainBlocks), `-- \n${senderLines(language).join('\n')}`].join('\n\n')}\n`,
    links: [...parts.map(({ link }) => link), leaveUrl].filter((url) => typeof url === 'string'),
    code: parts.find(({ code }) => code !== undefined)?.code ?? null,
    leaveUrl,
  };
};

const plainBlocks = ({ language, name, parts, leaveUrl }: MailContent): readonly string[] => {
  const { hello, unsubscribe, signature } = contentOf(language).mail;
  return [
    hello({ name }),
    ...parts.map(({ text }) => text),
    ...(leaveUrl === undefined ? [] : [`${unsubscribe}:\n${leaveUrl}`]),
    signature,
  ];
};

const Document = ({ contents }: { readonly contents: MailContents }) => {
  const [{ language, subject, preheader }] = contents;
  return h(
    'html',
    inLanguage(language),
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, subject),
    ),
    h(
      'body',
      { style: { margin: 0, padding: 0, background: colors.background } },
      h('div', { ...inLanguage(language), style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preheader),
      ...contents.map((content) => h(Sheet, content)),
    ),
  );
};

/** Language and direction; repeated on each outermost box, because mail clients strip `html` and `body`. */
const inLanguage = (language: Language) => ({ lang: language, dir: directionOf(language) });

const Sheet = (content: MailContent) => {
  const { language, subject, name, parts } = content;
  const { hello, signature } = contentOf(language).mail;
  const { background, text: color } = colors;
  const font = fonts[language].text;
  return h(
    'div',
    { ...inLanguage(language), style: { background, color, padding: '24px 12px', font: `16px/1.75 ${font}` } },
    h(
      'div',
      {
        role: 'article',
        'aria-label': subject,
        style: { maxWidth: 560, margin: '0 auto', background: '#ffffff' },
      },
      h(Header, { language }),
      h(
        'div',
        { style: { padding: '32px 24px' } },
        h('h1', { style: { margin: '0 0 20px', font: `bold 19px/1.5 ${font}` } }, h(Text, { text: subject })),
        h(Paragraph.html, { text: hello({ name }) }),
        ...parts.map(({ html }) => html),
        h('p', { style: { margin: '28px 0 0' } }, signature),
      ),
      h(Footer, content),
    ),
  );
};

const Header = ({ language }: { readonly language: Language }) => {
  const border = `1px solid ${colors.border}`;
  const font = `26px/1.3 ${fonts[language].brand}`;
  return h(
    'div',
    { style: { background: colors.header, padding: 6 } },
    h('div', { style: { border, padding: '14px 18px', color: '#ffffff', font } }, owner.name[language]),
  );
};

const Footer = ({ language, leaveUrl }: Pick<MailContent, 'language' | 'leaveUrl'>) => {
  const borderTop = `1px solid ${colors.border}`;
  const [name, place] = senderLines(language);
  return h(
    'div',
    { style: { borderTop, padding: '18px 24px', fontSize: 13, color: colors.muted } },
    name,
    h('br'),
    place,
    ...(leaveUrl === undefined
      ? []
      : [h('br'), h('a', { href: leaveUrl, style: { color: colors.muted } }, contentOf(language).mail.unsubscribe)]),
  );
};

/** Name and address of the shop. */
const senderLines = (language: Language): readonly [name: string, place: string] => {
  const { street, city, country } = owner.address[language];
  return [owner.name[language], [street, city, country].join(language === 'ar' ? '، ' : ', ')];
};

/** System fonts, because a mail loads nothing. */
const fonts = {
  ar: { text: "'Segoe UI','Geeza Pro',Tahoma,Arial,sans-serif", brand: "'Geeza Pro','Times New Roman',serif" },
  en: { text: "'Segoe UI',Helvetica,Arial,sans-serif", brand: "Georgia,'Times New Roman',serif" },
} as const satisfies Record<Language, object>;
