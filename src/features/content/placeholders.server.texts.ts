import { defineTexts } from '#core/i18n/define-texts.ts';

/** Values of placeholders that are more than a number; numbers with a noun follow a preposition: «خلال ٣٠ يومًا». */
export const placeholders = defineTexts('placeholders', {
  /** What shipping costs, by when it is free. */
  shippingTerms: {
    ar: '{freeShipping, select, always {الشحن مجاني لكل الطلبات.} never {تكلفة الشحن {shippingFee}.} byDestination {تكلفة الشحن حسب المحافظة، ابتداءً من {shippingFee}، وتظهر لك قبل تأكيد الطلب.} other {الشحن مجاني إذا بلغ المجموع الفرعي {freeShippingFrom} أو أكثر، وتكلفته {shippingFee} لما دون ذلك.}}',
    en: '{freeShipping, select, always {Shipping is free on every order.} never {Shipping costs {shippingFee}.} byDestination {Shipping depends on your governorate, from {shippingFee}; you see it before you order.} other {Shipping is free when your subtotal is {freeShippingFrom} or more; below that it costs {shippingFee}.}}',
  },
  /** Between the parts of an address. */
  separator: { ar: '، ', en: ', ' },
  years: {
    ar: '{count, plural, one {سنة} two {سنتين} few {# سنوات} other {# سنة}}',
    en: '{count, plural, one {# year} other {# years}}',
  },
  weeks: {
    ar: '{count, plural, one {أسبوعًا} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
    en: '{count, plural, one {# week} other {# weeks}}',
  },
});
