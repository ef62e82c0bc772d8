import { defineTexts } from '#core/i18n/define-texts.ts';

/** The consent's name in the data of the account. */
export const accountConsentName = defineTexts('personalData/agreed/purposes', {
  account: { ar: 'حسابك', en: 'Your account' },
});

/** The consent's name in the admin area. */
export const accountConsentAdminName = defineTexts('admin/customers/consents/purposes', {
  account: { ar: 'الحساب', en: 'Account' },
});
