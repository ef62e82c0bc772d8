import { defineTexts } from '#core/i18n/define-texts.ts';

/** Amounts of an order summary, with the base and rate of each (decision 3). */
export const orderSummary = defineTexts(
  'cart/orderSummary',
  {
    title: { ar: 'ملخص الطلب', en: 'Order Summary' },
    subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
    bundleDiscount: { ar: 'خصم الباقة ({rate})', en: 'Bundle Discount ({rate})' },
    togetherDiscount: { ar: 'خصم الشراء معًا ({rate})', en: 'Bought Together ({rate})' },
    promoDiscount: { ar: 'خصم الكود ({code, isolate})', en: 'Promo Discount ({code, isolate})' },
    shipping: { ar: 'الشحن', en: 'Shipping' },
    free: { ar: 'مجاني', en: 'Free' },
    tax: { ar: 'الضريبة ({rate})', en: 'Tax ({rate})' },
    taxAfterDiscounts: { ar: 'الضريبة ({rate} بعد الخصم)', en: 'Tax ({rate} after discounts)' },
    total: { ar: 'الإجمالي', en: 'Total' },
    totalWithTax: { ar: 'الإجمالي شامل الضريبة.', en: 'The total includes tax.' },
    /** Prefix of an amount that depends on the destination. */
    from: { ar: 'من', en: 'from' },
    byGovernorate: { ar: 'حسب المحافظة', en: 'By governorate' },
    toFreeShipping: { ar: 'أضف ما قيمته {amount} لتحصل على شحن مجاني', en: 'Add {amount} more for free shipping' },
    freeShipping: { ar: 'الشحن مجاني لهذا الطلب.', en: 'Free shipping on this order.' },
    why: {
      title: { ar: 'كيف حُسب الإجمالي؟', en: 'Why this total?' },
      subtotal: {
        ar: 'مجموع أسعار القطع في سلتك، قبل أي خصم.',
        en: 'The prices of the items in your cart, before any discount.',
      },
      bundle: {
        ar: '{rate} من المجموع الفرعي {base}، لأن في سلتك {bundleLines} منتجات مختلفة أو أكثر.',
        en: '{rate} of the subtotal, {base}, for {bundleLines} or more different products.',
      },
      bundlePart: {
        ar: '{rate} من {base}، ثمن المنتجات التي لا يشملها خصم الشراء معًا، لأن في سلتك {bundleLines} منتجات مختلفة أو أكثر.',
        en: '{rate} of {base}, the price of the products without the bought-together discount, for {bundleLines} or more different products.',
      },
      together: {
        ar: '{rate} من {base}، ثمن قطعة من كل منتج في المجموعة.',
        en: '{rate} of {base}, the price of one piece of each product in the group.',
      },
      togetherPart: {
        ar: '{rate} من {base}، ثمن قطعة من كل منتج في المجموعة يوفّر لك هذا الخصم فيه أكثر من خصم الباقة.',
        en: '{rate} of {base}, the price of one piece of each product in the group that saves more this way than in the bundle.',
      },
      promoPercent: { ar: '{rate} من المجموع الفرعي {base}.', en: '{rate} of the subtotal, {base}.' },
      promoFixed: { ar: 'مبلغ ثابت يحدده الكود.', en: 'A fixed amount, set by the code.' },
      capped: { ar: 'لا تزيد الخصومات على المجموع الفرعي.', en: 'Discounts never exceed the subtotal.' },
      shippingFree: {
        ar: 'مجاني لأن المجموع الفرعي بلغ {threshold} أو أكثر.',
        en: 'Free, because the subtotal is {threshold} or more.',
      },
      shippingPaid: {
        ar: 'مبلغ ثابت لكل طلب مجموعه الفرعي أقل من {threshold}.',
        en: 'A fixed amount for each order with a subtotal below {threshold}.',
      },
      shippingFixed: { ar: 'مبلغ ثابت لكل طلب.', en: 'A fixed amount for each order.' },
      shippingLowest: {
        ar: 'يختلف المبلغ باختلاف المحافظة، وهذا أقله.',
        en: 'It depends on the governorate; this is the lowest.',
      },
      taxAfterDiscounts: { ar: '{rate} من {base}، بعد الخصم.', en: '{rate} of {base}, after discounts.' },
      tax: {
        ar: '{rate} من المجموع الفرعي {base}، قبل الخصم.',
        en: '{rate} of the subtotal, {base}, before discounts.',
      },
      total: {
        ar: 'المجموع الفرعي ناقص الخصومات، زائد الشحن والضريبة.',
        en: 'Subtotal minus discounts, plus shipping and tax.',
      },
    },
  },
  { place: 'cart' },
);
