import { defineTexts } from '#core/i18n/define-texts.ts';

/** The consent's name in the data of the account. */
export const stockNotificationConsentName = defineTexts('personalData/agreed/purposes', {
  stock_notification: { ar: 'خبر عن منتج نفد', en: 'News of a sold-out piece' },
});

/** The consent's name in the admin area. */
export const stockNotificationConsentAdminName = defineTexts('admin/customers/consents/purposes', {
  stock_notification: { ar: 'إشعار التوفّر', en: 'Stock notification' },
});

/** Notice of its withdrawal. */
export const stockNotificationConsentWithdrawn = defineTexts('personalData/agreed/withdrawn', {
  stock_notification: {
    title: { ar: 'تم سحب موافقتك', en: 'Taken back' },
    body: { ar: 'لن نخبرك بتوفّر المنتجات', en: 'We will not write when pieces are back' },
  },
});
