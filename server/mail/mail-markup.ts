import { createContext, Fragment, createElement as h, type ReactNode, useContext } from 'react';
import { directionOf, type Language } from '../../domain/language.ts';
import { colors } from './mail-styles.ts';

/** The language of the components below; Outlook needs its direction spelled out. */
export const MailLanguage = createContext<Language>('ar');

/** A picture that is part of a mail. */
export type MailPicture = {
  /** Name of the part, to which `src` refers. */
  readonly cid: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
  /** Shown and read where a mail client shows no pictures. */
  readonly alt: Readonly<Record<Language, string>>;
};

/** A picture of a mail, `side` CSS pixels wide and high. */
export const Picture = ({ picture, side }: { readonly picture: MailPicture; readonly side: number }) =>
  h('img', {
    src: `cid:${picture.cid}`,
    alt: picture.alt[useContext(MailLanguage)],
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

/** A table that only lays out; one row of the given cells. */
export const Table = ({ style = {}, isWide = false, children }: TableProps) =>
  h(
    'table',
    {
      role: 'presentation',
      dir: directionOf(useContext(MailLanguage)),
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
      dir: directionOf(useContext(MailLanguage)),
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      width: '100%',
      style: { margin: '0 0 16px', borderCollapse: 'collapse' },
    } as object,
    h('tbody', null, children),
  );

/** The sides of a row; Outlook knows only left and right. */
export const useSides = () =>
  useContext(MailLanguage) === 'ar'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);

/**
 * Text in which an isolated code or an order number wraps as a whole, together with adjacent brackets; in a headline it stands in
 * a ring, as on the confirmation page.
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
