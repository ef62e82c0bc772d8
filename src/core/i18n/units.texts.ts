import { defineTexts } from './define-texts.ts';

/** Numbers with their noun, in the form after a preposition or a comparison. */
export const units = defineTexts('units', {
  days: {
    ar: '{count, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    en: '{count, plural, one {# day} other {# days}}',
  },
  hours: {
    ar: '{count, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} other {# ساعة}}',
    en: '{count, plural, one {# hour} other {# hours}}',
  },
  workingDays: {
    ar: '{count, plural, one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} other {# يوم عمل}}',
    en: '{count, plural, one {# business day} other {# business days}}',
  },
  /** A delivery time: «٥ إلى ٧ أيام عمل». */
  range: { ar: '{min, number} إلى {max}', en: '{min, number}-{max}' },
});
