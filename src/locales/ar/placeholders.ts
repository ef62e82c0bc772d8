import { plural } from '#core/i18n/plural.ts';

type Amounts = { freeFrom: string; fee: string };

/** Values of placeholders that are more than a number; numbers with a noun follow a preposition: «خلال ٣٠ يومًا». */
export const placeholders = {
  /** What shipping costs, by when it is free. */
  shippingTerms: {
    always: (_: Amounts) => 'الشحن مجاني لكل الطلبات.',
    never: ({ fee }: Amounts) => `تكلفة الشحن ${fee}.`,
    'by destination': ({ fee }: Amounts) => `تكلفة الشحن حسب المحافظة، ابتداءً من ${fee}، وتظهر لك قبل تأكيد الطلب.`,
    'from a subtotal': ({ freeFrom, fee }: Amounts) =>
      `الشحن مجاني إذا بلغ المجموع الفرعي ${freeFrom} أو أكثر، وتكلفته ${fee} لما دون ذلك.`,
  },
  years: plural('ar', { one: 'سنة', two: 'سنتين', few: '{count} سنوات', other: '{count} سنة' }),
  weeks: plural('ar', {
    one: 'أسبوعًا',
    two: 'أسبوعين',
    few: '{count} أسابيع',
    many: '{count} أسبوعًا',
    other: '{count} أسبوع',
  }),
  address: (parts: readonly string[]) => parts.join('، '),
};
