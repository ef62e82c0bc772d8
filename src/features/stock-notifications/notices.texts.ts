import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const stockNotificationNotices = defineTexts(
  'forms/notices/stock',
  {
    failed: {
      title: general.error,
      body: { ar: 'حدث خطأ أثناء التسجيل', en: 'An error occurred while registering' },
    },
    registered: {
      title: { ar: 'تم تسجيل طلبك!', en: 'Registered!' },
      body: { ar: 'سنخبرك فور توفّر هذا المنتج من جديد', en: "We'll notify you when this product is back in stock" },
    },
  },
  { place: 'notices' },
);
