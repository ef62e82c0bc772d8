import type { Bilingual } from '#core/i18n/language.ts';

/** Reasons why a courier's file is not a table. */
export const courierFileFaults = ['encoding', 'empty', 'rows', 'quotes', 'cells'] as const;
export type CourierFileFault = (typeof courierFileFaults)[number];

/** Texts of these reasons. */
export const courierFileFaultTexts: Readonly<Record<CourierFileFault, Bilingual>> = {
  encoding: {
    ar: 'الملف ليس نصًا. احفظه من برنامج الجداول بصيغة CSV.',
    en: 'The file is no text. Save it as CSV from the spreadsheet.',
  },
  empty: { ar: 'لا سطور في الملف.', en: 'The file has no lines.' },
  rows: {
    ar: 'أسطر الملف أكثر مما يُقرأ في المرة الواحدة، والسطر الفارغ محسوب. احذف الأسطر الفارغة أو قسّم الملف.',
    en: 'The file has more lines than are read at a time, and empty ones count. Delete the empty lines, or split the file.',
  },
  quotes: { ar: 'علامات التنصيص غير مكتملة.', en: 'A quotation mark is missing.' },
  cells: { ar: 'في السطر خانات أكثر من العناوين.', en: 'The line has more cells than there are headings.' },
};
