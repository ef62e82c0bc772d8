import { Fragment, createElement as h, type ReactElement } from 'react';
import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { Table, Text } from './mail-markup.ts';
import { colors } from './mail-styles.ts';

/**
 * A mail component: HTML and plain text from the same properties. The HTML loads nothing: pictures are parts of the mail. Columns
 * are tables, because Outlook supports no other layout (decision 213). Uses `createElement`, because Node.js runs the server's
 * files and cannot load JSX (decision 173).
 */
export type MailComponent<Props> = {
  readonly html: (props: Props) => ReactElement;
  readonly text: (props: Props) => PlainText;
};

/** Plain text of a component, with its link or code. */
type PlainText = { readonly text: string; readonly link?: string; readonly code?: string };

/** A component with its properties. */
export type MailBlock = PlainText & { readonly html: ReactElement };

/** Creates a part of a mail. */
export const part = <Props extends object>({ html, text }: MailComponent<Props>, props: Props): MailBlock => ({
  html: h(html, props),
  ...text(props),
});

export const Paragraph: MailComponent<{ readonly text: string }> = {
  html: ({ text }) => h('p', { style: { margin: '0 0 16px' } }, h(Text, { text })),
  text: ({ text }) => ({ text }),
};

/** User-written text with its line breaks, in its own direction. */
export const Paragraphs: MailComponent<{ readonly text: string }> = {
  html: ({ text }) => h('p', { dir: 'auto', style: { margin: '0 0 16px', whiteSpace: 'pre-line' } }, text),
  text: ({ text }) => ({ text }),
};

/** Quoted message under a title. Each line of the plain text begins with ">". */
export const Quote: MailComponent<{ readonly title: string; readonly text: string }> = {
  html: ({ title, text }) =>
    h(
      Fragment,
      null,
      h(Note, { text: title }),
      h('p', { dir: 'auto', className: 'panel muted', style: quoteStyle }, text),
    ),
  text: ({ title, text }) => ({ text: `${title}\n${text.replaceAll(/^/gmu, '> ')}` }),
};

type ButtonProps = {
  readonly language: Language;
  readonly settings: CurrentSettings;
  /** Prompt above the button; omitted in plain text, which has no button. */
  readonly press?: string;
  readonly label: string;
  readonly url: string;
};

/** A button with its URL below it. In plain text the URL is on a separate line, so that adjacent text cannot become part of it. */
export const Button: MailComponent<ButtonProps> = {
  html: ({ language, settings, press, label, url }) =>
    h(
      Fragment,
      null,
      press === undefined ? null : h(Paragraph.html, { text: press }),
      h(
        Table,
        { style: { margin: '24px 0' } },
        h(
          'td',
          { className: 'button', bgcolor: colors.link, style: buttonCellStyle },
          h('a', { href: url, style: buttonStyle }, label),
        ),
      ),
      h(Note, { text: serverTexts(language, settings.public).mail.fallback }),
      h(
        'p',
        { dir: 'ltr', style: urlStyle },
        h('a', { href: url, className: 'link', style: { color: colors.link } }, url),
      ),
    ),
  text: ({ label, url }) => ({ text: `${label}:\n${url}`, link: url }),
};

/** A code on a separate line, with the sentences above and below it. */
export const Code: MailComponent<{ readonly above: string; readonly code: string; readonly below: string }> = {
  html: ({ above, code, below }) =>
    h(
      Fragment,
      null,
      h(Paragraph.html, { text: above }),
      h('p', { dir: 'ltr', className: 'panel line', style: codeStyle }, code),
      h(Note, { text: below, spaceBelow: 24 }),
    ),
  text: ({ above, code, below }) => ({ text: `${above}\n${code}\n\n${below}`, code }),
};

/** A small line in a muted colour. */
export const Note = ({ text, spaceBelow = 6 }: { readonly text: string; readonly spaceBelow?: number }) =>
  h('p', { className: 'muted', style: { margin: `0 0 ${spaceBelow}px`, fontSize: 14, color: colors.muted } }, text);

const buttonCellStyle = { background: colors.link, msoPaddingAlt: '13px 28px' };

const buttonStyle = {
  display: 'inline-block',
  color: '#ffffff',
  padding: '13px 28px',
  textDecoration: 'none',
  fontWeight: 600,
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
  font: '600 24px/1.3 Consolas,Menlo,monospace',
  letterSpacing: 2,
} as const;
