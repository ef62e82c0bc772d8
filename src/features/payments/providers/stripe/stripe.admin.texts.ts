import { defineTexts } from '#core/i18n/define-texts.ts';

/** Stripe in the admin area: its name, and its settings. */
export const stripeTexts = defineTexts('admin/paymentProviders/stripe', {
  name: { ar: 'سترايب', en: 'Stripe' },
  text: {
    ar: 'بطاقات، لشركة لها حساب في بلد تعمل فيه سترايب.',
    en: 'Cards, for a company with an account in a country where Stripe works.',
  },
  fields: {
    secretKey: {
      label: { ar: 'المفتاح السري (Secret key)', en: 'Secret key' },
      hint: {
        ar: 'يبدأ هكذا: \u2068sk_\u2069، أو \u2068rk_\u2069 لمفتاح محدود الصلاحيات.',
        en: 'Begins with \u2068sk_\u2069, or with \u2068rk_\u2069 for a restricted key.',
      },
    },
    webhookSecret: {
      label: { ar: 'سر الإشعارات (Signing secret)', en: 'Signing secret of the webhook' },
      hint: {
        ar: 'يبدأ هكذا: \u2068whsec_\u2069، ويظهر بعد إدخال عنوان الإشعارات في لوحة سترايب.',
        en: 'Begins with \u2068whsec_\u2069. Stripe shows it after you enter the webhook address there.',
      },
    },
  },
});
