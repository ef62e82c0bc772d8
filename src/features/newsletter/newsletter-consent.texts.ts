import { defineTexts } from '#core/i18n/define-texts.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const newsletterConsent = { ar: 'جديدنا وعروضنا على بريدك.', en: 'New pieces and offers, by email.' };

const name = { ar: 'النشرة البريدية', en: 'Newsletter' };

/** The consent's name in the data of the account. */
export const newsletterConsentName = defineTexts('personalData/agreed/purposes', {
  newsletter: name,
});

/** The consent's name in the admin area. */
export const newsletterConsentAdminName = defineTexts('admin/customers/consents/purposes', {
  newsletter: name,
});

/** Notice of its withdrawal. */
export const newsletterConsentWithdrawn = defineTexts('personalData/agreed/withdrawn', {
  newsletter: {
    title: { ar: 'تم سحب موافقتك', en: 'Taken back' },
    body: { ar: 'لن تصلك النشرة بعد الآن', en: 'The newsletter no longer comes to you' },
  },
});
