import { defineTexts } from '#core/i18n/define-texts.ts';

export const authMeta = defineTexts(
  'content/meta/auth',
  {
    description: {
      ar: '{hasWelcomeCode, select, true {ادخل إلى حسابك أو أنشئ حسابًا بخصم {welcomePercent} على طلبك الأول.} other {ادخل إلى حسابك أو أنشئ حسابًا.}}',
      en: '{hasWelcomeCode, select, true {Log in, or sign up with {welcomePercent} off your first order.} other {Log in or sign up.}}',
    },
  },
  { place: 'searchEngines' },
);

export const authLinkMeta = defineTexts(
  'content/meta/link',
  {
    description: { ar: 'هنا تصل الروابط من رسائلنا إلى بريدك.', en: 'Where the links in our messages to you lead.' },
  },
  { place: 'searchEngines' },
);
