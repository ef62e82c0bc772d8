import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of prices, offers and promises in the admin area. */
export const pricingSettingTexts = defineTexts('admin/settings', {
  sections: {
    tax: {
      title: { ar: 'الضريبة', en: 'Tax' },
      text: { ar: 'النسبة وعلى أي مبلغ تُحسب وأين تظهر', en: 'Rate, taxable amount, and where tax is shown' },
    },
    offers: {
      title: { ar: 'العروض', en: 'Offers' },
      text: { ar: 'الخصومات التي تُحتسب من نفسها', en: 'Automatic discounts' },
    },
    service: {
      title: { ar: 'الوعود والحدود', en: 'Promises and limits' },
      text: { ar: 'مهلة الإرجاع ووقت الرد وأقصى كمية', en: 'Returns, reply time and maximum quantity' },
    },
  },
  fields: {
    taxPercent: { ar: 'نسبة الضريبة ٪', en: 'Tax rate in percent' },
    taxBase: { ar: 'تُحسب على', en: 'Taxable amount' },
    taxDisplay: { ar: 'السعر شاملًا الضريبة يظهر', en: 'Where prices with tax are shown' },
    bundlePercent: { ar: 'خصم المجموعة ٪', en: 'Bundle discount in percent' },
    bundleFromLines: {
      ar: 'أقل عدد من المنتجات المختلفة لخصم المجموعة',
      en: 'Minimum number of different products for the bundle discount',
    },
    togetherPercent: { ar: 'خصم «يُشترى معًا» ٪', en: 'Bought-together discount in percent' },
    welcomePercent: { ar: 'خصم الطلب الأول ٪', en: 'First-order discount in percent' },
    returnDays: { ar: 'مهلة الإرجاع بالأيام', en: 'Return period in days' },
    returnShipping: { ar: 'رد رسوم الشحن مع المرتجع', en: 'Shipping cost of returned orders' },
    replyHours: { ar: 'وقت الرد على الرسائل بالساعات', en: 'Reply time in hours' },
    maxQuantity: { ar: 'أقصى كمية من المنتج الواحد', en: 'Maximum quantity of one product' },
  },
  hints: {
    taxPercent: { ar: 'منزلتان عشريتان على الأكثر. الصفر يعني بلا ضريبة.', en: 'Up to two decimals. 0 means no tax.' },
    bundlePercent: { ar: 'الصفر يوقف العرض.', en: '0 turns the offer off.' },
    togetherPercent: {
      ar: 'على قطعة واحدة من كل منتج. الصفر يوقف العرض.',
      en: 'Applies to one piece of each product. 0 turns the offer off.',
    },
    welcomePercent: {
      ar: 'في كود شخصي لكل عميل جديد. الصفر يوقف العرض.',
      en: 'As a personal code for each new customer. 0 turns the offer off.',
    },
    returnDays: { ar: 'القانون ١٨١ لسنة ٢٠١٨ يضع حدها الأدنى.', en: 'Law 181 of 2018 sets the minimum.' },
    returnShipping: {
      ar: 'للطلبات المدفوعة، حين تعود كل قطعها.',
      en: 'For paid orders of which all pieces are returned.',
    },
  },
  choices: {
    taxBase: {
      'before-discounts': { ar: 'قيمة المنتجات قبل الخصم', en: 'The products before discounts' },
      'after-discounts': { ar: 'قيمة المنتجات بعد الخصم', en: 'The products after discounts' },
    },
    taxDisplay: {
      nowhere: { ar: 'لا يظهر بجانب الأسعار', en: 'Not shown' },
      'product-and-cart': { ar: 'في صفحة المنتج والسلة', en: 'On the product page and in the cart' },
      everywhere: { ar: 'في كل مكان، حتى في القوائم', en: 'Everywhere, including lists' },
    },
    returnShipping: {
      never: { ar: 'لا تُرد', en: 'Never refunded' },
      fault: {
        ar: 'إذا عاد الطلب كله لكسر أو عيب أو خطأ منا',
        en: 'Refunded if everything was broken, faulty or our mistake',
      },
      'whole-order': { ar: 'كلما عاد الطلب كله', en: 'Always refunded when the whole order is returned' },
    },
  },
});
