import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

export const productMeta = defineTexts(
  'content/meta/product',
  withParameters({
    title: { ar: '{name} | {shopName}', en: '{name} | {shopName}' },
    description: { ar: '{description}', en: '{description}' },
  }),
  { place: 'searchEngines' },
);

export const productNotFoundMeta = defineTexts(
  'content/meta/productNotFound',
  {
    title: { ar: 'المنتج غير موجود | {shopName}', en: 'Product not found | {shopName}' },
    description: {
      ar: 'هذا المنتج غير موجود أو لم يعد معروضًا.',
      en: 'This product does not exist or is no longer in the catalogue.',
    },
  },
  { place: 'searchEngines' },
);
