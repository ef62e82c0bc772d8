import { readFileSync } from 'node:fs';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnName } from '#core/i18n/drawn-name.ts';
import {
  type Bilingual,
  type ContentLanguage,
  contentLanguages,
  directionOf,
  type Language,
  textIn,
} from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import type { MailContent, MailContents } from './mail.ts';
import { Paragraph } from './mail-components.ts';
import { MailLanguage, type MailPicture, Table, Text } from './mail-markup.ts';
import { colors, fonts, outlookStyles, styleSheet } from './mail-styles.ts';
import type { Mail } from './smtp-transport.ts';

type RenderedMail = Omit<Mail, 'key' | 'to' | 'replyTo'>;

/**
 * Renders a mail as HTML and as plain text; its first content determines language, subject, links and code. The mail includes only
 * those `pictures` that its HTML uses.
 */
export const renderMail = (
  contents: MailContents,
  settings: CurrentSettings,
  pictures: Iterable<MailPicture>,
): RenderedMail => {
  const [{ language, subject, parts, unsubscribeUrl = null }] = contents;
  // removes React's preload links, which have no meaning in a mail
  const markup = renderToStaticMarkup(h(Document, { contents, settings })).replaceAll(
    /<link rel="preload"[^>]*>/gu,
    '',
  );
  return {
    language,
    senderName: textIn(settings.facts.name, language),
    subject,
    html: `<!doctype html>\n${markup.replace('</head>', `${outlookStyles}</head>`)}\n`,
    text: `${[...contents.flatMap((each) => plainBlocks(each, settings)), plainSender(language, settings)].join('\n\n')}\n`,
    pictures: [...Object.values(wordmarks), ...pictures].filter(({ cid }) => markup.includes(`"cid:${cid}"`)),
    links: [...parts.map(({ link }) => link), unsubscribeUrl].filter((url) => typeof url === 'string'),
    code: parts.find(({ code }) => code !== undefined)?.code ?? null,
    unsubscribeUrl,
  };
};

/** Wordmarks, white on the header's colour (`studio/prepare-wordmarks.ts`). */
const wordmarks = Object.fromEntries(
  contentLanguages.map((language): [ContentLanguage, MailPicture] => [
    language,
    {
      cid: `wordmark-${language}`,
      contentType: 'image/png',
      bytes: readFileSync(new URL(`wordmark-${language}.png`, import.meta.url)),
      alt: drawnName,
    },
  ]),
) as Bilingual<MailPicture>;

/** Size of a wordmark in CSS pixels, half of the file's size. */
const wordmarkSizes = { ar: { width: 110, height: 44 }, en: { width: 171, height: 20 } } as const;

const plainBlocks = (
  { language, name, parts, unsubscribeUrl }: MailContent,
  settings: CurrentSettings,
): readonly string[] => {
  const { hello, unsubscribe, signature } = serverTexts(language, settings.public).mail;
  return [
    hello({ name }),
    ...parts.map(({ text }) => text).filter((text) => text !== ''),
    ...(unsubscribeUrl === undefined ? [] : [`${unsubscribe}:\n${unsubscribeUrl}`]),
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
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, background: colors.background } },
      h('div', { ...inLanguage(language), style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preheader),
      ...contents.map((content) =>
        h(MailLanguage, { value: content.language, key: content.language }, h(Sheet, { ...content, settings })),
      ),
    ),
  );
};

/** Returns language and direction; repeated on each outermost box, because mail clients strip `html` and `body`. */
const inLanguage = (language: Language) => ({ lang: language, dir: directionOf(language) });

type WithSettings = { readonly settings: CurrentSettings };

const Sheet = ({ language, subject, name, parts, unsubscribeUrl, settings }: WithSettings & MailContent) => {
  const { hello, signature } = serverTexts(language, settings.public).mail;
  const font = textIn(fonts, language).text;
  return h(
    'div',
    {
      ...inLanguage(language),
      role: 'article',
      'aria-label': subject,
      className: 'ground',
      style: { background: colors.background, color: colors.text, padding: '24px 12px', font: `16px/1.75 ${font}` },
    },
    h(
      'table',
      {
        role: 'presentation',
        ...inLanguage(language),
        className: 'sheet',
        align: 'center',
        width: SHEET,
        cellPadding: 0,
        cellSpacing: 0,
        border: 0,
        bgcolor: colors.sheet,
        style: {
          width: '100%',
          maxWidth: SHEET,
          margin: '0 auto',
          background: colors.sheet,
          color: colors.text,
          font: `16px/1.75 ${font}`,
        },
      } as object,
      h(
        'tbody',
        null,
        h(Row, null, h(Header, { language, settings })),
        h(
          Row,
          { padding: '32px 24px' },
          h(
            'h1',
            { style: { margin: '0 0 20px', font: `600 20px/1.6 ${font}` } },
            h(Text, { text: subject, isRinged: true }),
          ),
          h(Paragraph.html, { text: hello({ name }) }),
          ...parts.map(({ html }) => html),
          h('p', { style: { margin: '28px 0 0' } }, signature),
        ),
        h(Footer, { language, unsubscribeUrl, settings }),
      ),
    ),
  );
};

/** Width of a mail, in CSS pixels. */
const SHEET = 600;

const Row = ({ padding = '0', children }: { readonly padding?: string; readonly children?: ReactNode }) =>
  h('tr', null, h('td', { className: padding === '0' ? undefined : 'edge', style: { padding } }, children));

const Header = ({ language, settings }: WithSettings & { readonly language: Language }) => {
  const name = textIn(settings.facts.name, language);
  const { width, height } = textIn(wordmarkSizes, language);
  const font = `26px/1.3 ${textIn(fonts, language).brand}`;
  const style = {
    background: colors.header,
    color: '#ffffff',
    padding: '22px 24px',
    font,
    borderBottom: `3px double ${colors.border}`,
  };
  return h(
    Table,
    { isWide: true },
    h(
      'td',
      { bgcolor: colors.header, className: 'edge', style } as object,
      name === textIn(drawnName, language)
        ? h('img', {
            src: `cid:${textIn(wordmarks, language).cid}`,
            alt: name,
            width,
            height,
            style: { display: 'block', width, height, border: 0, color: '#ffffff', font },
          })
        : name,
    ),
  );
};

const Footer = ({ language, unsubscribeUrl, settings }: FooterProps) => {
  const [name, address] = senderLines(language, settings);
  return h(
    'tr',
    null,
    h(
      'td',
      {
        className: 'edge muted line',
        style: { borderTop: `1px solid ${colors.border}`, padding: '18px 24px', fontSize: 13, color: colors.muted },
      },
      name,
      h('br'),
      address,
      ...(unsubscribeUrl === undefined
        ? []
        : [
            h('br'),
            h(
              'a',
              { href: unsubscribeUrl, className: 'muted', style: { color: colors.muted } },
              serverTexts(language, settings.public).mail.unsubscribe,
            ),
          ]),
    ),
  );
};

type FooterProps = WithSettings & {
  readonly language: Language;
  readonly unsubscribeUrl: string | undefined;
};

/** Name and address of the shop. */
const senderLines = (
  language: Language,
  { facts: { name, address } }: CurrentSettings,
): readonly [name: string, place: string] => {
  const { street, city, country } = textIn(address, language);
  return [textIn(name, language), [street, city, country].join(language === 'ar' ? '، ' : ', ')];
};
