import { defineTexts } from '#core/i18n/define-texts.ts';

/** Settings of the team’s sign-in in the admin area. */
export const staffSettingTexts = defineTexts('admin/settings', {
  sections: {
    staff: {
      title: { ar: 'أمان الفريق', en: 'Team security' },
      text: { ar: 'ما يُطلب ممن يدخل لوحة الإدارة', en: 'Sign-in rules for the admin panel' },
    },
  },
  fields: {
    requiresSecondFactor: { ar: 'اطلب خطوة ثانية للدخول من كل الفريق', en: 'Require a second step for the whole team' },
  },
  hints: {
    requiresSecondFactor: {
      ar: 'من لم يفعّلها بعد يُطلب منه تفعيلها في صفحة حسابه قبل أن يدخل لوحة الإدارة. ينطبق هذا على المالكين أيضًا.',
      en: 'Team members without one must turn it on in their account before they can use the admin panel. This includes owners.',
    },
  },
});
