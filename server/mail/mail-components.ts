import { Fragment, createElement as h, type ReactElement } from 'react';
import type { Language } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';

/**
 * A component of mails: HTML and plain text of the same properties. The HTML has no tables, pictures, style sheets or external
 * resources. It is written with `createElement`, because Node.js runs the server's files and cannot load JSX (decision 173).
 */
type MailComponent<Props> = {
  readonly html: (props: Props) => ReactElement;
  readonly text: (props: Props) => PlainText;
};

/** The plain text of a component, and the link or the code in it. */
type PlainText = { readonly text: string; readonly link?: string; readonly code?: string };

/** A component with its properties. */
export type MailPart = PlainText & { readonly html: ReactElement };

/** Creates a part of a mail. */
export const part = <Props extends object>({ html, text }: MailComponent<Props>, props: Props): MailPart => ({
  html: h(html, props),
  ...text(props),
});

export const Paragraph: MailComponent<{ readonly text: string }> = {
  html: ({ text }) => h('p', { style: { margin: '0 0 16px' } }, h(Text, { text })),
  text: ({ text }) => ({ text }),
};

/** Text of a person with its line breaks, in its own direction. */
export const Paragraphs: MailComponent<{ readonly text: string }> = {
  html: ({ text }) => h('p', { dir: 'auto', style: { margin: '0 0 16px', whiteSpace: 'pre-line' } }, text),
  text: ({ text }) => ({ text }),
};

/** What somebody wrote before, under a title. Each line of the plain text begins with ">". */
export const Quote: MailComponent<{ readonly title: string; readonly text: string }> = {
  html: ({ title, text }) =>
    h(Fragment, null, h(Note, { text: title }), h('p', { dir: 'auto', style: quoteStyle }, text)),
  text: ({ title, text }) => ({ text: `${title}\n${text.replaceAll(/^/gmu, '> ')}` }),
};

type ButtonProps = {
  readonly language: Language;
  readonly settings: CurrentSettings;
  /** Prompt above the button; plain text has no button and leaves it out. */
  readonly press?: string;
  readonly label: string;
  readonly url: string;
};

/** A button with its URL below it. In plain text the URL has a line of its own, so that no adjacent text becomes part of it. */
export const Button: MailComponent<ButtonProps> = {
  html: ({ language, settings, press, label, url }) =>
    h(
      Fragment,
      null,
      press === undefined ? null : h(Paragraph.html, { text: press }),
      h('p', { style: { margin: '24px 0' } }, h('a', { href: url, style: buttonStyle }, label)),
      h(Note, { text: contentOf(language, settings.public).mail.fallback }),
      h('p', { dir: 'ltr', style: urlStyle }, h('a', { href: url, style: { color: colors.link } }, url)),
    ),
  text: ({ label, url }) => ({ text: `${label}:\n${url}`, link: url }),
};

/** A code on a line of its own, with the sentences above and below it. */
export const Code: MailComponent<{ readonly above: string; readonly code: string; readonly below: string }> = {
  html: ({ above, code, below }) =>
    h(
      Fragment,
      null,
      h(Paragraph.html, { text: above }),
      h('p', { dir: 'ltr', style: codeStyle }, code),
      h(Note, { text: below, spaceBelow: 24 }),
    ),
  text: ({ above, code, below }) => ({ text: `${above}\n${code}\n\n${below}`, code }),
};

export type Row = {
  readonly label: string;
  /** Value of the row; null for a label only. */
  readonly value: string | null;
  /** Marks the total of the rows above. */
  readonly isTotal?: boolean;
};

export type RowsProps = { readonly title: string; readonly rows: readonly Row[] };

/**
 * A titled list. Values are aligned to the end of a row, wrap below the label on narrow screens, and follow it in mail clients
 * without flexbox.
 */
export const Rows: MailComponent<RowsProps> = {
  html: ({ title, rows }) =>
    h(
      Fragment,
      null,
      h('h2', { style: { margin: '28px 0 6px', fontSize: 17, lineHeight: 1.45 } }, h(Text, { text: title })),
      h('div', { role: 'list', style: { margin: '0 0 16px' } }, ...rows.map((row) => h(ListItem, row))),
    ),
  text: ({ title, rows }) => ({
    text: [title, ...rows.map(({ label, value }) => `- ${value === null ? label : `${label}: ${value}`}`)].join('\n'),
  }),
};

const ListItem = ({ label, value, isTotal = false }: Row) => {
  const style = isTotal ? totalStyle : { padding: '3px 0' };
  if (value === null) return h('div', { role: 'listitem', style }, h(Text, { text: label }));
  return h(
    'div',
    { role: 'listitem', style: { display: 'flex', flexWrap: 'wrap', columnGap: 12, ...style } },
    h('span', { style: { flex: '1 1 40%' } }, h(Text, { text: label })),
    ' ',
    h('span', null, h(Text, { text: value })),
  );
};

const Note = ({ text, spaceBelow = 6 }: { readonly text: string; readonly spaceBelow?: number }) =>
  h('p', { style: { margin: `0 0 ${spaceBelow}px`, fontSize: 14, color: colors.muted } }, text);

/** Text in which an isolated code or an order number wraps as a whole, together with adjacent brackets. */
export const Text = ({ text }: { readonly text: string }) =>
  h(
    Fragment,
    null,
    ...text
      .split(/(\S*(?:\u2068[!-~]+\u2069|ORD-[A-Z\d-]+)\S*)/u)
      .map((run, index) => (index % 2 === 0 ? run : h('span', { style: { display: 'inline-block' } }, run))),
  );

export const colors = {
  background: '#f1f4fa',
  text: '#0c1a4d',
  border: '#c8d6f5',
  muted: '#5d6984',
  link: '#1b3397',
  header: '#13256e',
} as const;

const buttonStyle = {
  display: 'inline-block',
  background: colors.link,
  color: '#ffffff',
  padding: '13px 28px',
  textDecoration: 'none',
  fontWeight: 'bold',
} as const;

const urlStyle = {
  margin: '0 0 24px',
  fontSize: 14,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
} as const;

const quoteStyle = {
  margin: '0 0 16px',
  padding: '8px 14px',
  background: colors.background,
  color: colors.muted,
  whiteSpace: 'pre-line',
} as const;

const codeStyle = {
  margin: '0 0 8px',
  padding: '14px 8px',
  background: colors.background,
  border: `1px solid ${colors.border}`,
  textAlign: 'center',
  font: 'bold 24px/1.3 Consolas,Menlo,monospace',
  letterSpacing: 2,
} as const;

const totalStyle = {
  borderTop: `1px solid ${colors.border}`,
  marginTop: 6,
  padding: '8px 0 0',
  fontWeight: 'bold',
} as const;
