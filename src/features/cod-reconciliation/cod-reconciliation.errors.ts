import { defineErrors, type ErrorDetails } from '#core/errors/define-errors.ts';
import { detailNumber } from '#core/errors/error-details.ts';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import { courierFileFaultTexts } from '#features/fulfillment/courier-file-faults.ts';
import { type SettlementFault, settlementFaults } from './settlement-limits.ts';

const faults: Readonly<Record<SettlementFault, Bilingual>> = {
  ...courierFileFaultTexts,
  columns: {
    ar: 'لا يوجد هذا العمود في الملف. اختر الأعمدة من جديد.',
    en: 'The file lacks this column. Choose the columns again.',
  },
  amount: { ar: 'هذا ليس مبلغًا واضحًا.', en: 'This is no clear amount.' },
  fee: { ar: 'هذه ليست رسومًا واضحة.', en: 'This is no clear fee.' },
  day: { ar: 'هذا ليس يومًا، مثل ٣٠/١١/٢٠٢٦.', en: 'This is no day, such as 30/11/2026.' },
  reference: {
    ar: 'لا رقم تتبع ولا رقم طلب يُقرأ هنا.',
    en: 'There is no tracking or order number that can be read here.',
  },
  shortened: {
    ar: 'اختصر برنامج الجداول هذا الرقم. اجعل العمود نصًا وصدّر الملف من جديد.',
    en: 'The spreadsheet has shortened this number. Make the column a text and export the file again.',
  },
  total: { ar: 'هذا المجموع لا يساوي مجموع السطور.', en: 'This sum is not that of the lines.' },
};

const settlementFault = ({ fault }: ErrorDetails): Bilingual =>
  faults[settlementFaults.find((each) => each === fault) ?? 'encoding'];

/** Line (from 1), column and value of an error in a file, as far as the details contain them. */
const filePlace = (details: ErrorDetails) => {
  const { column, value } = details;
  return {
    line: detailNumber(details, 'line'),
    column: typeof column === 'string' ? column : undefined,
    value: typeof value === 'string' ? value : '',
  };
};

/** Errors of couriers' settlement files. */
export const settlementErrors = defineErrors({
  SETTLEMENT_FILE_INVALID: {
    status: 422,
    details: { fault: 'amount' },
    text: {
      ar: (details) => {
        const { line, column, value } = filePlace(details);
        const position = [
          line === undefined ? '' : `السطر ${formatNumber(line, 'ar')}`,
          column === undefined ? '' : `العمود «${isolateText(column)}»`,
          value === '' ? '' : `«${isolateText(value)}»`,
        ].filter(Boolean);
        return [...(position.length === 0 ? [] : [position.join('، ')]), settlementFault(details).ar].join(': ');
      },
      en: (details) => {
        const { line, column, value } = filePlace(details);
        const position = [
          line === undefined ? '' : `Line ${formatNumber(line, 'en')}`,
          column === undefined ? '' : `column “${isolateText(column)}”`,
          value === '' ? '' : `“${isolateText(value)}”`,
        ].filter(Boolean);
        return [...(position.length === 0 ? [] : [position.join(', ')]), settlementFault(details).en].join(': ');
      },
    },
  },
  SETTLEMENT_LINE_SETTLED: {
    status: 409,
    text: { ar: 'سُوّي هذا السطر بالفعل.', en: 'This line is settled already.' },
  },
  NO_AMOUNT_DUE: {
    status: 409,
    overrideKey: 'NOTHING_OWED',
    text: { ar: 'لا يوجد مبلغ متبقٍّ على هذا الطلب يُحصّل نقدًا.', en: 'This order owes no cash.' },
  },
});
