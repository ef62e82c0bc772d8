import { defineTexts } from '#core/i18n/define-texts.ts';

export const productsSetupTexts = defineTexts('content/setup/products', {
  title: { ar: 'المنتجات', en: 'Products' },
  text: {
    ar: 'احذف المنتجات التجريبية أو أبقِها، ثم أضف منتجاتك أو استوردها من ملف.',
    en: 'Remove or keep the demonstration products, then add your own or import them from a file.',
  },
  none: { ar: 'لا يوجد منتج معروض للبيع بعد', en: 'No product is for sale yet' },
  unchanged: {
    ar: '{count, plural, =0 {لا منتجات تجريبية} one {منتج تجريبي واحد ينتظر قرارك} two {منتجان تجريبيان ينتظران قرارك} few {# منتجات تجريبية تنتظر قرارك} many {# منتجًا تجريبيًا ينتظر قرارك} other {# منتج تجريبي ينتظر قرارك}}',
    en: '{count, plural, =0 {No demonstration products} one {# demonstration product to remove or keep} other {# demonstration products to remove or keep}}',
  },
});
