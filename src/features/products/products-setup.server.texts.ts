import { defineTexts } from '#core/i18n/define-texts.ts';

export const productsSetupTexts = defineTexts('content/setup/products', {
  title: { ar: 'المنتجات', en: 'Products' },
  text: {
    ar: 'احذف المنتجات التجريبية أو أبقها، وأضف منتجاتك أو استوردها من ملف.',
    en: 'Remove the demonstration products or keep them, and add your own or import them from a file.',
  },
  unchanged: {
    ar: '{count, plural, =0 {لا منتجات تجريبية} one {منتج تجريبي واحد ينتظر قرارك} two {منتجان تجريبيان ينتظران قرارك} few {# منتجات تجريبية تنتظر قرارك} many {# منتجًا تجريبيًا ينتظر قرارك} other {# منتج تجريبي ينتظر قرارك}}',
    en: '{count, plural, =0 {No demonstration products} one {# demonstration product to decide about} other {# demonstration products to decide about}}',
  },
});
