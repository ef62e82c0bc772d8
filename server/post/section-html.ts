import type { Row, Section } from './letter.ts';
import { hairline } from './letter-colours.ts';
import { textHtml } from './text-html.ts';

/**
 * A titled list of a letter as HTML, without a table: what a row comes to stands at its end, below it where that is
 * narrow, and behind it in mailboxes that know no such rows.
 */
export const sectionHtml = ({ title, rows }: Section): string =>
  `<h2 style="margin:28px 0 6px;font-size:17px;line-height:1.45">${textHtml(title)}</h2>` +
  `<div role="list" style="margin:0 0 16px">${rows.map((row) => rowHtml(row)).join('')}</div>`;

const rowHtml = ({ label, value, isTotal = false }: Row): string => {
  const weight = isTotal
    ? `border-top:1px solid ${hairline};margin-top:6px;padding:8px 0 0;font-weight:bold`
    : 'padding:3px 0';
  if (value === null) return `<div role="listitem" style="${weight}">${textHtml(label)}</div>`;
  return (
    `<div role="listitem" style="display:flex;flex-wrap:wrap;${weight}">` +
    `<span style="flex:1 1 40%">${textHtml(label)}</span> ` +
    `<span>${textHtml(value)}</span></div>`
  );
};
