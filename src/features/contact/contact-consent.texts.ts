import { defineTexts } from '#core/i18n/define-texts.ts';

/** The consent's name in the data of the account. */
export const contactMessageConsentName = defineTexts('personalData/agreed/purposes', {
  contact_message: { ar: 'رسالتك إلينا', en: 'Your message to us' },
});

/** The consent's name in the admin area. */
export const contactMessageConsentAdminName = defineTexts('admin/customers/consents/purposes', {
  contact_message: { ar: 'رسالة إلى المتجر', en: 'Message to the shop' },
});
