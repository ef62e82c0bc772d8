import { defineErrors } from '#core/errors/define-errors.ts';

/** Errors of versioned settings. */
export const settingsErrors = defineErrors({
  SETTINGS_CHANGED: {
    status: 409,
    text: {
      ar: 'حفظ مدير آخر هذه الإعدادات منذ أن فتحتها. قارن النسختين ثم احفظ من جديد.',
      en: 'Another admin has saved these settings since you opened them. Compare both versions, then save again.',
    },
  },
  SETTINGS_NOT_ACCEPTED: {
    status: 422,
    text: {
      ar: 'لم تعد قيم هذه النسخة مقبولة. افتحها وعدّلها ثم احفظ.',
      en: 'The values of this version are no longer accepted. Open it, change it, and save.',
    },
  },
});
