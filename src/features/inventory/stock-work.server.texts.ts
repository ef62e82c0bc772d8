import { defineTexts } from '#core/i18n/define-texts.ts';

export const stockWorkTexts = defineTexts('content/work', {
  lowStock: {
    ar: '{count, plural, =0 {لا منتجات أوشكت على النفاد} one {منتج واحد أوشك على النفاد} two {منتجان أوشكا على النفاد} few {# منتجات أوشكت على النفاد} many {# منتجًا أوشك على النفاد} other {# منتج أوشك على النفاد}}',
    en: '{count, plural, =0 {No products low on stock} one {# product low on stock} other {# products low on stock}}',
  },
});
