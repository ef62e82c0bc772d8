import { defineTexts } from '#core/i18n/define-texts.ts';

/** Mail check in the settings. */
export const mail = defineTexts('admin/mail', {
  part: {
    title: { ar: 'البريد', en: 'Email' },
    text: {
      ar: 'تأكد من أن رسائل المتجر تصل.',
      en: 'Check that the shop’s emails arrive.',
    },
  },
  notConfigured: {
    ar: 'لا يستطيع المتجر إرسال البريد بعد. ينقصه:',
    en: 'The shop cannot send emails yet. It still needs:',
  },
  notArrived: {
    ar: 'لم يؤكّد أحد بعد وصول رسالة من المتجر.',
    en: 'No one has confirmed yet that an email from the shop has arrived.',
  },
  arrived: { ar: 'وصلت رسالة تجريبية في {moment}.', en: 'A test email arrived on {moment}.' },
  send: {
    title: { ar: 'أرسل رسالة تجريبية', en: 'Send a test email' },
    text: {
      ar: 'تصل الرسالة إلى {address} خلال دقيقة، وفيها رمز. إن لم تجدها، فابحث بين الرسائل غير المرغوب فيها.',
      en: 'The email reaches {address} within a minute and contains a code. If you cannot find it, look in your spam folder.',
    },
    button: { ar: 'أرسل الرسالة', en: 'Send the email' },
  },
  sent: {
    title: { ar: 'الرسالة في الطريق', en: 'The email is on its way' },
    body: { ar: 'أُرسلت إلى {address}.', en: 'It was sent to {address}.' },
  },
  confirm: {
    title: { ar: 'أدخل الرمز الذي وصلك', en: 'Enter the code from the email' },
    code: { ar: 'الرمز', en: 'Code' },
    button: { ar: 'أكّد وصولها', en: 'Confirm' },
  },
  confirmed: {
    title: { ar: 'البريد يعمل', en: 'Email works' },
    body: { ar: 'وصلت الرسالة التجريبية.', en: 'The test email has arrived.' },
  },
});
