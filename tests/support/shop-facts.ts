import { defaultSettings } from '#features/settings/server/default-settings.ts';

/** Facts of a shop for tests of texts. */
export const shopFacts = {
  ...defaultSettings.facts,
  name: { ar: 'خزف', en: 'Khazaf' },
  phone: '+201012345678',
  email: 'hello@khazaf.example',
  address: {
    ar: { street: '١ شارع الخزف', city: 'القاهرة', country: 'مصر' },
    en: { street: '1 Porcelain Street', city: 'Cairo', country: 'Egypt' },
    postalCode: '11511',
  },
  instapayHandle: 'khazaf@instapay',
};
