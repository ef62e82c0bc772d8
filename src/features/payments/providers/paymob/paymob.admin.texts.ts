import { defineTexts } from '#core/i18n/define-texts.ts';

/** Paymob in the admin area: its name, and its settings. */
export const paymobTexts = defineTexts('admin/paymentProviders/paymob', {
  name: { ar: 'بايموب', en: 'Paymob' },
  text: {
    ar: 'بطاقات ومحافظ وتقسيط، لحساب تجاري في مصر.',
    en: 'Cards, mobile wallets and instalments, for a business account in Egypt.',
  },
  fields: {
    secretKey: {
      label: { ar: 'المفتاح السري (Secret Key)', en: 'Secret key' },
      hint: { ar: 'يبدأ هكذا: \u2068egy_sk_\u2069', en: 'Begins with \u2068egy_sk_\u2069' },
    },
    publicKey: {
      label: { ar: 'المفتاح العام (Public Key)', en: 'Public key' },
      hint: { ar: 'يبدأ هكذا: \u2068egy_pk_\u2069', en: 'Begins with \u2068egy_pk_\u2069' },
    },
    hmacSecret: {
      label: { ar: 'سر التوقيع (HMAC)', en: 'HMAC secret' },
      hint: {
        ar: 'به يتأكد المتجر أن الإشعار من البوابة.',
        en: 'Lets the shop verify that a notification is from the gateway.',
      },
    },
    apiKey: {
      label: { ar: 'مفتاح API', en: 'API key' },
      hint: {
        ar: 'به يسأل المتجر البوابة عن دفعة لم يصله خبرها. يُنصح به.',
        en: 'Lets the shop check payments it was not notified of. Recommended.',
      },
    },
    cardIntegration: {
      label: { ar: 'رقم تكامل البطاقات', en: 'Integration ID for cards' },
      hint: { ar: 'Integration ID. يكفي واحد من الأرقام الثلاثة.', en: 'One of the three is enough.' },
    },
    walletIntegration: {
      label: { ar: 'رقم تكامل المحافظ', en: 'Integration ID for wallets' },
      hint: { ar: 'مثل فودافون كاش.', en: 'Such as Vodafone Cash.' },
    },
    instalmentIntegrations: {
      label: { ar: 'أرقام تكامل التقسيط', en: 'Integration IDs for instalments' },
      hint: { ar: 'بينها فواصل.', en: 'Separated by commas.' },
    },
  },
});
