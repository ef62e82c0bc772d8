import { Fragment, createElement as h } from 'react';
import { type MailComponent, Note } from './mail-components.ts';
import { DataTable, type MailPicture, Picture, Text, useSides } from './mail-markup.ts';
import { colors } from './mail-styles.ts';

export type Row = {
  readonly label: string;
  /** Value of the row; null for a label only. */
  readonly value: string | null;
  /** Marks the total of the rows above. */
  readonly isTotal?: boolean;
};

export type RowsProps = { readonly title: string; readonly rows: readonly Row[] };

/** A titled list, as a table with the values at the end of each row. */
export const Rows: MailComponent<RowsProps> = {
  html: ({ title, rows }) =>
    h(Fragment, null, h(Heading, { text: title }), h(DataTable, null, ...rows.map((row) => h(TableRow, row)))),
  text: ({ title, rows }) => ({ text: [title, ...rows.map(plainRow)].join('\n') }),
};

type ItemsProps = {
  readonly title: string;
  /** Products with their picture: null without one. */
  readonly items: readonly (Row & { readonly picture: MailPicture | null })[];
  /** Note about further products; null if all are listed. */
  readonly more: string | null;
};

/** A titled list of products with their pictures. */
export const Items: MailComponent<ItemsProps> = {
  html: ({ title, items, more }) =>
    h(
      Fragment,
      null,
      h(Heading, { text: title }),
      h(DataTable, null, ...items.map((item) => h(ItemRow, item))),
      more === null ? null : h(Note, { text: more, spaceBelow: 16 }),
    ),
  text: ({ title, items, more }) => ({
    text: [title, ...items.map(plainRow), ...(more === null ? [] : [more])].join('\n'),
  }),
};

/** A picture of a product above the button to it. */
export const ProductPicture: MailComponent<{ readonly picture: MailPicture }> = {
  html: ({ picture }) => h('div', { style: { margin: '0 0 20px' } }, h(Picture, { picture, side: LARGE_PICTURE })),
  // its content is described by the adjacent sentence
  text: () => ({ text: '' }),
};

const plainRow = ({ label, value }: Row): string => `- ${value === null ? label : `${label}: ${value}`}`;

const Heading = ({ text }: { readonly text: string }) => h('h2', { style: headingStyle }, h(Text, { text }));

const TableRow = ({ label, value, isTotal = false }: Row) => {
  const { start, end } = useSides();
  const style = isTotal ? totalStyle : cellStyle;
  const className = isTotal ? 'line' : undefined;
  if (value === null) {
    return h('tr', null, h('td', { colSpan: 2, align: start, className, style }, h(Text, { text: label })));
  }
  return h(
    'tr',
    null,
    h('th', { scope: 'row', align: start, className, style }, h(Text, { text: label }), ' '),
    h('td', { align: end, className, style }, h(Text, { text: value })),
  );
};

const ItemRow = ({ label, value, picture }: ItemsProps['items'][number]) => {
  const { start, end } = useSides();
  const name = [h(Text, { key: 'name', text: label }), ' '];
  const style = { ...cellStyle, verticalAlign: 'middle' };
  return h(
    'tr',
    null,
    picture === null
      ? null
      : h('td', { width: SMALL_PICTURE, style: { padding: '6px 0' } }, h(Picture, { picture, side: SMALL_PICTURE })),
    h(
      'th',
      {
        scope: 'row',
        align: start,
        colSpan: picture === null ? 2 : 1,
        style: picture === null ? style : { ...style, padding: '6px 12px' },
      },
      ...name,
    ),
    value === null
      ? null
      : h('td', { align: end, style: { ...style, whiteSpace: 'nowrap' } }, h(Text, { text: value })),
  );
};

/** Picture size in CSS pixels: next to a name, and alone. */
const SMALL_PICTURE = 64;
const LARGE_PICTURE = 128;

const headingStyle = { margin: '28px 0 6px', fontSize: 17, lineHeight: 1.45, fontWeight: 600 } as const;

const cellStyle = { padding: '3px 0', fontWeight: 400, verticalAlign: 'top' } as const;

const totalStyle = {
  ...cellStyle,
  borderTop: `1px solid ${colors.border}`,
  padding: '8px 0 0',
  fontWeight: 600,
} as const;
