import { defineTexts } from '#core/i18n/define-texts.ts';

export const cartMeta = defineTexts(
  'content/meta/cart',
  {
    title: { ar: 'سلة التسوق | {shopName}', en: 'Shopping Cart | {shopName}' },
    description: {
      ar: 'القطع التي اخترتها، وإجمالي طلبك مفصّلًا.',
      en: 'The pieces you have chosen, and your total in full.',
    },
  },
  { place: 'searchEngines' },
);
