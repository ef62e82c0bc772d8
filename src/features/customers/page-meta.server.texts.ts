import { defineTexts } from '#core/i18n/define-texts.ts';

export const accountMeta = defineTexts(
  'content/meta/account',
  {
    description: { ar: 'طلباتك وعناوينك ومفضلتك وبياناتك.', en: 'Your orders, addresses, wishlist and profile.' },
  },
  { place: 'searchEngines' },
);
