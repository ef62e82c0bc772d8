import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, type Language } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { colors, Paragraph, Text } from './mail-components.ts';
import type { MailContent, MailContents } from './mail-types.ts';
import type { Mail } from './smtp-transport.ts';

type RenderedMail = Omit<Mail, 'key' | 'to' | 'replyTo'>;

/** Renders a mail as HTML and as plain text; its first content gives language, subject, links and code. */
export const renderMail = (contents: MailContents, settings: CurrentSettings): RenderedMail => {
  const [{ language, subject, parts, leaveUrl = null }] = contents;
  return {
    language,
    senderName: settings.facts.name[language],
    subject,
    html: `<!doctype html>\n${renderToStaticMarkup(h(Document, { contents, settings }))}\n`,
    text: `${[...contents.flatMap((each) => plainBlocks(each, settings)), plainSender(language, settings)].join('\n\n')}\n`,
    links: [...parts.map(({ link }) => link), leaveUrl].filter((url) => typeof url === 'string'),
    code: parts.find(({ code }) => code !== undefined)?.code ?? null,
    leaveUrl,
  };
};

const plainBlocks = (
  { language, name, parts, leaveUrl }: MailContent,
  settings: CurrentSettings,
): readonly string[] => {
  const { hello, unsubscribe, signature } = contentOf(language, settings.public).mail;
  return [
    hello({ name }),
    ...parts.map(({ text }) => text),
    ...(leaveUrl === undefined ? [] : [`${unsubscribe}:\n${leaveUrl}`]),
    signature,
  ];
};

const plainSender = (language: Language, settings: CurrentSettings): string =>
  `-- \n${senderLines(language, settings).join('\n')}`;

const Document = ({ contents, settings }: WithSettings & { readonly contents: MailContents }) => {
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
      ...contents.map((content) => h(Sheet, { ...content, settings })),
    ),
  );
};

/** Language and direction; repeated on each outermost box, because mail clients strip `html` and `body`. */
const inLanguage = (language: Language) => ({ lang: language, dir: directionOf(language) });

type WithSettings = { readonly settings: CurrentSettings };

const Sheet = ({ language, subject, name, parts, leaveUrl, settings }: WithSettings & MailContent) => {
  const { hello, signature } = contentOf(language, settings.public).mail;
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
      h(Header, { language, settings }),
      h(
        'div',
        { style: { padding: '32px 24px' } },
        h('h1', { style: { margin: '0 0 20px', font: `bold 19px/1.5 ${font}` } }, h(Text, { text: subject })),
        h(Paragraph.html, { text: hello({ name }) }),
        ...parts.map(({ html }) => html),
        h('p', { style: { margin: '28px 0 0' } }, signature),
      ),
      h(Footer, { language, leaveUrl, settings }),
    ),
  );
};

const Header = ({ language, settings }: WithSettings & { readonly language: Language }) => {
  const border = `1px solid ${colors.border}`;
  const font = `26px/1.3 ${fonts[language].brand}`;
  return h(
    'div',
    { style: { background: colors.header, padding: 6 } },
    h('div', { style: { border, padding: '14px 18px', color: '#ffffff', font } }, settings.facts.name[language]),
  );
};

const Footer = ({ language, leaveUrl, settings }: FooterProps) => {
  const borderTop = `1px solid ${colors.border}`;
  const [name, place] = senderLines(language, settings);
  return h(
    'div',
    { style: { borderTop, padding: '18px 24px', fontSize: 13, color: colors.muted } },
    name,
    h('br'),
    place,
    ...(leaveUrl === undefined
      ? []
      : [
          h('br'),
          h(
            'a',
            { href: leaveUrl, style: { color: colors.muted } },
            contentOf(language, settings.public).mail.unsubscribe,
          ),
        ]),
  );
};

type FooterProps = WithSettings & {
  readonly language: Language;
  readonly leaveUrl: string | undefined;
};

/** Name and address of the shop. */
const senderLines = (
  language: Language,
  { facts: { name, address } }: CurrentSettings,
): readonly [name: string, place: string] => {
  const { street, city, country } = address[language];
  return [name[language], [street, city, country].join(language === 'ar' ? '، ' : ', ')];
};

/** System fonts, because a mail loads nothing. */
const fonts = {
  ar: { text: "'Segoe UI','Geeza Pro',Tahoma,Arial,sans-serif", brand: "'Geeza Pro','Times New Roman',serif" },
  en: { text: "'Segoe UI',Helvetica,Arial,sans-serif", brand: "Georgia,'Times New Roman',serif" },
} as const satisfies Record<Language, object>;
