import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import { attributeWords } from '../admin/product-attributes.ts';

const results = plural('ar', {
  zero: 'لا توجد نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '{count} نتائج',
  other: '{count} نتيجة',
});

const moreThan = ({ amount }: { amount: string }) => `أكثر من ${amount}`;

/** Results of a list search, and texts for no results (specification 2, Product list). */
export const search = {
  found: ({ count, isMore, query, elsewhere }: { count: number; isMore?: boolean; query: string; elsewhere: number }) =>
    `${isMore ? moreThan({ amount: results(count) }) : results(count)} للبحث عن «${isolateText(query)}»${elsewhere > 0 ? `، و${results(elsewhere)} بالإنجليزية` : ''}`,
  moreThan,
  /** Title of a searched list; `list` names the other filters. */
  headed: ({ query, list }: { query: string; list: string | null }) =>
    // the mark gives the closing quotation mark the Arabic form after Latin letters too
    `نتائج البحث عن «${isolateText(query)}\u061c»${list === null ? '' : ` – ${list}`}`,
  /** Separator between the parts of a list's name. */
  between: '، ',
  /** Title of a list's further pages. */
  continued: ({ title }: { title: string }) => `${title} (تتمة)`,
  /** A number of which there are more, in short form. */
  andMore: ({ amount }: { amount: string }) => `+${amount}`,
  more: 'مزيد من المنتجات',
  otherLanguage: 'نتائج بالإنجليزية',
  /** Line above products that were found by similar words only; `isAll` where there are no others. */
  similar: ({ query, isAll }: { query: string; isAll: boolean }) =>
    isAll ? `نتائج مشابهة لـ«${isolateText(query)}»` : `نتائج أخرى مشابهة لـ«${isolateText(query)}»`,
  /** Another search was answered, because nothing has the typed words. */
  instead: ({ query, used }: { query: string; used: string }) =>
    `لا نتائج لـ«${isolateText(query)}»، وهذه نتائج «${isolateText(used)}».`,
  /** Prices that a search names. */
  prices: ({ min, max }: { min: string | null; max: string | null }) =>
    min === null ? `حتى ${max ?? ''}` : max === null ? `من ${min}` : `من ${min} إلى ${max}`,
  filters: {
    names: { price: 'السعر', colour: 'اللون', motif: 'الزخرفة' },
    values: attributeWords,
    /** A part of the price filter. */
    prices: ({ from, below }: { from: string | null; below: string | null }) =>
      from === null ? `أقل من ${below ?? ''}` : below === null ? `${from} فأكثر` : `من ${from} إلى ${below}`,
  },
  didYouMean: 'هل تقصد:',
  tryCategory: 'أو تصفّح قسمًا:',
  bestSellers: 'قد يعجبك',
  /** Suggestions while a search is typed: titles of their groups, and how many have come, which is announced. */
  suggestions: {
    words: 'كلمات',
    categories: 'أقسام',
    products: 'منتجات',
    count: plural('ar', {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد، اختره بالسهم لأسفل',
      two: 'اقتراحان، تنقّل بينهما بالسهمين',
      few: '{count} اقتراحات، تنقّل بينها بالسهمين',
      many: '{count} اقتراحًا، تنقّل بينها بالسهمين',
      other: '{count} اقتراح، تنقّل بينها بالسهمين',
    }),
  },
  none: {
    title: 'لا توجد منتجات مطابقة',
    text: 'جرّب كلمة أخرى أو اعرض المنتجات كلها.',
    button: 'عرض كل المنتجات',
  },
  noBowls: {
    title: 'السلطانيات ما زالت قيد الإعداد',
    text: 'لا تُباع السلطانيات منفردة بعد. وإلى أن تتوفر منفردةً تجدها في الأطقم العائلية وأطقم السفرة والإفطار.',
    button: 'شاهد الأطقم',
  },
};
