import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
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
  /** Instead of the number zero. */
  nothing: 'لا شيء',
  more: 'مزيد من المنتجات',
  otherLanguage: 'نتائج بالإنجليزية',
  /** Line above products that were found by similar words only; `isAll` where there are no others. */
  similar: ({ query, isAll }: { query: string; isAll: boolean }) =>
    isAll ? `نتائج مشابهة لـ«${isolateText(query)}»` : `ومما يشبه «${isolateText(query)}» أيضًا`,
  /** Another search was answered, because nothing has the typed words. */
  instead: ({ query, used }: { query: string; used: string }) =>
    `لا شيء لـ«${isolateText(query)}». هذه نتائج «${isolateText(used)}».`,
  /** Prices that a search names. */
  prices: ({ least, most }: { least: string | null; most: string | null }) =>
    least === null ? `حتى ${most ?? ''}` : most === null ? `من ${least}` : `من ${least} إلى ${most}`,
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
      other: '{count} اقتراحًا، تنقّل بينها بالسهمين',
    }),
  },
  none: {
    title: 'لا توجد منتجات مطابقة',
    text: 'جرّب كلمة أخرى أو اعرض المنتجات كلها.',
    button: 'عرض كل المنتجات',
  },
  noBowls: {
    title: 'السلطانيات ما زالت قيد الإعداد',
    text: 'لا تُباع السلطانيات منفردة بعد. وحتى ذلك الحين تجدها في الأطقم العائلية وأطقم السفرة والإفطار.',
    button: 'شاهد الأطقم',
  },
};
