import type { PublicSettings } from '#core/settings/settings.ts';
import { testSettings } from './test-settings.ts';

/** Changed settings for tests, by section. */
export const changes = {
  facts: {
    name: { ar: 'فيروز', en: 'Fayrouz' },
    phone: '+201234567890',
    email: 'hello@fayrouz.example',
    taxNumber: '123-456-789',
  },
  tax: { percent: 10, display: 'everywhere' },
  offers: { welcomePercent: 0, bundlePercent: 0, togetherPercent: 0 },
  service: { maxQuantity: 5 },
  reviews: { claimedCount: 0 },
  announcement: {
    isShown: true,
    text: {
      ar: 'معرضنا في القاهرة يفتح أبوابه يوم الجمعة القادم، وأهلًا بكم جميعًا',
      en: 'Our showroom in Cairo opens next Friday, and all of you are welcome',
    },
    link: '/contact',
  },
} as const;

/** The public settings with these changes. */
export const changed: PublicSettings = {
  ...testSettings,
  name: changes.facts.name,
  tax: { ...testSettings.tax, ...changes.tax },
  offers: { ...testSettings.offers, ...changes.offers },
  service: { ...testSettings.service, ...changes.service },
  reviews: { ...testSettings.reviews, ...changes.reviews },
  announcement: changes.announcement,
};
