import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of reviews in the admin area. */
export const reviewsSettingTexts = defineTexts('admin/settings', {
  sections: {
    reviews: {
      title: { ar: 'التقييمات', en: 'Reviews' },
      text: { ar: 'العدد الذي يظهر قبل أن تصل تقييمات حقيقية', en: 'The number shown until real reviews come in' },
    },
  },
  fields: {
    claimedCount: { ar: 'عدد التقييمات المعلن', en: 'Number of reviews shown' },
  },
  hints: {
    claimedCount: { ar: 'الصفر يعني ألا يظهر أي عدد.', en: '0 means no number is shown.' },
  },
});
