import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';

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
    `نتائج البحث عن «${isolateText(query)}»${list === null ? '' : ` – ${list}`}`,
  /** Separator between the parts of a list's name. */
  between: '، ',
  /** Title of a list's further pages. */
  continued: ({ title }: { title: string }) => `${title} (تتمة)`,
  /** A number of which there are more, in short form. */
  andMore: ({ amount }: { amount: string }) => `+${amount}`,
  more: 'مزيد من المنتجات',
  otherLanguage: 'نتائج بالإنجليزية',
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
