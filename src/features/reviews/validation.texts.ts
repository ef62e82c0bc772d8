import { MAX_REVIEW_COMMENT, RATING } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const reviewsValidation = defineTexts(
  'forms/validation',
  {
    'review.commentMax': {
      ar: 'يجب ألا يزيد التعليق على {commentMax} حرف',
      en: 'Comment must be less than {commentMax} characters',
    },
    'review.rating': {
      ar: 'اختر تقييمًا من {ratingMin} إلى {ratingMax}',
      en: 'Choose a rating from {ratingMin} to {ratingMax}',
    },
  },
  { values: { commentMax: MAX_REVIEW_COMMENT, ratingMin: RATING.min, ratingMax: RATING.max } },
);
