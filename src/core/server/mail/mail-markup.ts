import { createContext, Fragment, createElement as h, type ReactNode, use } from 'react';
import { type Bilingual, directionOf, type Language, textIn } from '#core/i18n/language.ts';
import { colors } from './mail-styles.ts';

/** Language of the components below; Outlook needs an explicit direction. */
export const MailLanguage = createContext<Language>('ar');

/** A picture that is part of a mail. */
export type MailPicture = {
  /** Name of the part, to which `src` refers. */
  readonly cid: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
  /** Alternative text for clients that show no pictures. */
  readonly alt: Bilingual;
};

/** A picture of a mail, `side` CSS pixels wide and high. */
export const Picture = ({ picture, side }: { readonly picture: MailPicture; readonly side: number }) =>
  h('img', {
    src: `cid:${picture.cid}`,
    alt: textIn(picture.alt, use(MailLanguage)),
    width: side,
    height: side,
    style: {
      display: 'block',
      width: side,
      height: side,
      border: 0,
      fontSize: 11,
      lineHeight: '14px',
      overflow: 'hidden',
    },
  });

type TableProps = { readonly style?: object; readonly isWide?: boolean; readonly children?: ReactNode };

/** Layout table: one row of the given cells. */
export const Table = ({ style = {}, isWide = false, children }: TableProps) =>
  h(
    'table',
    {
      role: 'presentation',
      dir: directionOf(use(MailLanguage)),
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      ...(isWide ? { width: '100%' } : {}),
      style,
    } as object,
    h('tbody', null, h('tr', null, children)),
  );

/** A table of data. */
export const DataTable = ({ children }: { readonly children?: ReactNode }) =>
  h(
    'table',
    {
      dir: directionOf(use(MailLanguage)),
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      width: '100%',
      style: { margin: '0 0 16px', borderCollapse: 'collapse' },
    } as object,
    h('tbody', null, children),
  );

/** Returns the start and end sides of a row; Outlook supports only left and right. */
export const useSides = () =>
  use(MailLanguage) === 'ar' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const);

/**
 * Text in which isolated codes and order numbers do not break, including adjacent brackets; in a headline they are ringed, as on
 * the confirmation page.
 */
export const Text = ({ text, isRinged = false }: { readonly text: string; readonly isRinged?: boolean }) =>
  h(
    Fragment,
    null,
    ...text.split(/(\S*(?:\u2068[!-~]+\u2069|ORD-[A-Z\d-]+)\S*)/u).map((run, index) => {
      if (index % 2 === 0) return run;
      return isRinged
        ? h('span', { dir: 'ltr', className: 'line', style: ringStyle }, run)
        : h('span', { style: { display: 'inline-block' } }, run);
    }),
  );

const ringStyle = {
  display: 'inline-block',
  border: `1px solid ${colors.link}`,
  borderRadius: 99,
  padding: '0 12px',
  fontSize: 14,
  whiteSpace: 'nowrap',
  fontWeight: 400,
} as const;
