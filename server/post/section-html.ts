import { escapeHtml } from './escape-html.ts';
import type { Row, Section } from './letter.ts';
import { hairline } from './letter-colours.ts';

/**
 * A titled list of a letter as HTML, without a table: what a row comes to stands at its end, and behind it in mailboxes
 * that know no such rows.
 */
export const sectionHtml = ({ title, rows }: Section): string =>
  `<h2 style="margin:28px 0 6px;font-size:17px;line-height:1.45">${escapeHtml(title)}</h2>` +
  `<div role="list" style="margin:0 0 16px">${rows.map((row) => rowHtml(row)).join('')}</div>`;

const rowHtml = ({ label, value, isTotal = false }: Row): string => {
  const weight = isTotal
    ? `border-top:1px solid ${hairline};margin-top:6px;padding:8px 0 0;font-weight:bold`
    : 'padding:3px 0';
  if (value === null) return `<div role="listitem" style="${weight}">${escapeHtml(label)}</div>`;
  return (
    `<div role="listitem" style="display:flex;justify-content:space-between;${weight}">` +
    `<span>${escapeHtml(label)}</span> ` +
    `<span style="padding-inline-start:16px;text-align:end">${escapeHtml(value)}</span></div>`
  );
};
