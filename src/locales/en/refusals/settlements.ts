import type { FilePlace } from '#core/errors/error-details.ts';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import type { SettlementFault } from '#features/cod-reconciliation/settlement-limits.ts';

const faults: Record<SettlementFault, string> = {
  encoding: 'The file is no text. Save it as CSV from the spreadsheet.',
  empty: 'The file has no lines.',
  rows: 'The file has more lines than are read at a time, and empty ones count. Delete the empty lines, or split the file.',
  quotes: 'A quotation mark is missing.',
  cells: 'The line has more cells than there are headings.',
  columns: 'The file lacks this column. Choose the columns again.',
  amount: 'This is no clear amount.',
  fee: 'This is no clear fee.',
  day: 'This is no day, such as 30/11/2026.',
  reference: 'There is no tracking or order number that can be read here.',
  shortened: 'The spreadsheet has shortened this number. Make the column a text and export the file again.',
  total: 'This sum is not that of the lines.',
};

/** Why a courier's file is refused, after the place in the file as far as it is known. */
export const settlementFault = (fault: SettlementFault, place: FilePlace): string => {
  const where = [
    place.line === null ? '' : `Line ${formatNumber(place.line, 'en')}`,
    place.column === null ? '' : `column “${isolateText(place.column)}”`,
    place.value === null || place.value === '' ? '' : `“${isolateText(place.value)}”`,
  ].filter(Boolean);
  return where.length === 0 ? faults[fault] : `${where.join(', ')}: ${faults[fault]}`;
};
