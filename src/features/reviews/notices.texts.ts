import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const reviewNotices = defineTexts(
  'forms/notices/review',
  {
    login: {
      title: general.error,
      body: { ar: 'يجب تسجيل الدخول لكتابة تقييم', en: 'You must be logged in to write a review' },
    },
    failed: {
      title: general.error,
      body: { ar: 'تعذّر إرسال التقييم', en: 'Failed to submit review' },
    },
    sent: {
      title: { ar: 'تم بنجاح', en: 'Success' },
      body: { ar: 'أُرسل تقييمك', en: 'Your review has been submitted' },
    },
  },
  { place: 'notices' },
);
