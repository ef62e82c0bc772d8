import { defineTexts } from '#core/i18n/define-texts.ts';
import { MAX_PROOF_BYTES } from '#features/payments/transfer-proof-limits.ts';

/** Bank transfer proofs on the order page. */
export const transferProof = defineTexts(
  'checkout/transferProof',
  {
    title: { ar: 'أرفق صورة التحويل', en: 'Attach the picture of your transfer' },
    text: {
      ar: 'بعد التحويل أرفق لقطة شاشة تظهر فيها القيمة والتاريخ، لنطابقها مع حسابنا.',
      en: 'After the transfer, attach a screenshot that shows amount and date, so that we can find it in our account.',
    },
    choose: { ar: 'اختر الصورة', en: 'Choose the picture' },
    replace: { ar: 'اختر صورة أخرى', en: 'Choose another picture' },
    selectedFile: { ar: 'الصورة المختارة: {file}', en: 'Chosen picture: {file}' },
    limits: {
      ar: 'صورة JPEG أو PNG أو WebP حتى {megabytes, number} ميجابايت.',
      en: 'A JPEG, PNG or WebP picture of up to {megabytes, number} MB.',
    },
    bankReference: { ar: 'رقم العملية (اختياري)', en: 'Transaction number (optional)' },
    bankReferenceHint: {
      ar: 'كما في إيصال التحويل. يساعدنا أن نجده أسرع.',
      en: 'As on the receipt of the transfer. It helps us find it sooner.',
    },
    send: { ar: 'أرسل الصورة', en: 'Send the picture' },
    sending: { ar: 'يجري إرسال الصورة…', en: 'The picture is being sent…' },
    sent: { ar: 'استلمنا صورة التحويل ونراجعها.', en: 'We have the picture of your transfer and are checking it.' },
    sentAt: {
      ar: 'أُرسلت {moment}. سنراسلك بالبريد عند وصول المبلغ.',
      en: 'Sent {moment}. We will mail you when the amount has arrived.',
    },
    sendAnother: { ar: 'أرسل صورة أخرى بدلًا منها', en: 'Send another picture instead' },
    rejected: {
      ar: 'لم نجد هذا التحويل: {reason}. راجع البيانات وأرسلها من جديد.',
      en: 'We could not find this transfer: {reason}. Check it and send it again.',
    },
    takenBack: {
      ar: 'لم نجد هذا التحويل. راجع البيانات وأرسلها من جديد.',
      en: 'We could not find this transfer. Check it and send it again.',
    },
    accepted: {
      ar: 'وصلنا تحويلك. الطلب مدفوع، وشكرًا لك.',
      en: 'Your transfer has arrived. The order is paid, thank you.',
    },
    picture: { ar: 'صورة التحويل التي أرسلتها', en: 'The picture of the transfer that you sent' },
    refused: { ar: 'لم تُرسل الصورة', en: 'The picture was not sent' },
    qr: { ar: 'رمز مربع فيه الحساب والمبلغ والملاحظة', en: 'Square code with account, amount and note' },
    qrText: {
      ar: 'امسح الرمز لتنسخ الحساب والمبلغ والملاحظة على هاتفك.',
      en: 'Scan the code to have account, amount and note on your phone.',
    },
    /** Reasons for not uploading a picture. */
    faults: {
      missing: { ar: 'اختر صورة التحويل أولًا.', en: 'Choose the picture of your transfer first.' },
      size: {
        ar: 'هذا الملف أكبر من {megabytes, number} ميجابايت. أرسل لقطة الشاشة نفسها أو صورة أصغر.',
        en: 'This file is larger than {megabytes, number} MB. Send the screenshot itself or a smaller picture.',
      },
    },
  },
  { place: 'confirmation', values: { megabytes: MAX_PROOF_BYTES / 1024 ** 2 } },
);
