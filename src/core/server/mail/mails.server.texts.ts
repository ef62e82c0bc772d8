import { defineTexts } from '#core/i18n/define-texts.ts';

/** The shop's mails. Parameters for amounts and dates are formatted. */
export const mail = defineTexts(
  'content/mail',
  {
    hello: {
      ar: '{name, select, none {مرحبًا،} other {مرحبًا {name, isolate}،}}',
      en: '{name, select, none {Hello,} other {Hello {name, isolate},}}',
    },
    signature: { ar: 'فريق {shopName}', en: 'The {shopName} team' },
    /** The link follows on its own line: adjacent text would become part of it. */
    fallback: {
      ar: 'إذا لم يعمل الزر، فانسخ هذا الرابط في المتصفح:',
      en: 'If the button does not work, copy this link into your browser:',
    },
    unsubscribe: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' },
    /** To the recipients of low-stock mails. */
    test: {
      subject: { ar: 'رسالة تجريبية من المتجر', en: 'A test mail from the shop' },
      preheader: { ar: 'البريد يعمل.', en: 'Mail works.' },
      text: {
        ar: 'وصلتك هذه الرسالة، فبريد المتجر يعمل. إن وجدتها بين الرسائل غير المرغوب فيها، فاضبط SPF وDKIM لنطاق المرسل.',
        en: 'This mail has reached you, so the shop can send mails. If it was among the spam, set up SPF and DKIM for the domain of the sender.',
      },
    },
  },
  {
    place: 'mails',
    readOnly: { unsubscribe: 'legal' },
  },
);
