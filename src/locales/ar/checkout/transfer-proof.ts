import { proofLimitsIn } from '../../picture-limits.ts';

const proof = proofLimitsIn('ar');

/** Proof of a bank transfer on the page of its order. */
export const transferProof = {
  title: 'أرفق صورة التحويل',
  text: 'بعد التحويل أرفق لقطة شاشة تظهر فيها القيمة والتاريخ، لنطابقها مع حسابنا.',
  choose: 'اختر الصورة',
  replace: 'اختر صورة أخرى',
  chosen: ({ file }: { file: string }) => `الصورة المختارة: ${file}`,
  limits: ({ megabytes }: { megabytes: string }) => `صورة JPEG أو PNG أو WebP حتى ${megabytes} ميجابايت.`,
  bankReference: 'رقم العملية (اختياري)',
  bankReferenceHint: 'كما في إيصال التحويل. يساعدنا أن نجده أسرع.',
  send: 'أرسل الصورة',
  sending: 'يجري إرسال الصورة…',
  sent: 'استلمنا صورة التحويل ونراجعها.',
  sentAt: ({ moment }: { moment: string }) => `أُرسلت ${moment}. سنراسلك بالبريد عند وصول المبلغ.`,
  sendAnother: 'أرسل صورة أخرى بدلًا منها',
  rejected: ({ reason }: { reason: string }) => `لم نجد هذا التحويل: ${reason}. راجع البيانات وأرسلها من جديد.`,
  takenBack: 'لم نجد هذا التحويل. راجع البيانات وأرسلها من جديد.',
  accepted: 'وصلنا تحويلك. الطلب مدفوع، وشكرًا لك.',
  picture: 'صورة التحويل التي أرسلتها',
  refused: 'لم تُرسل الصورة',
  qr: 'رمز مربع فيه الحساب والمبلغ والملاحظة',
  qrText: 'امسح الرمز لتنسخ الحساب والمبلغ والملاحظة على هاتفك.',
  /** Reasons why a picture is not sent at all. */
  faults: {
    missing: 'اختر صورة التحويل أولًا.',
    size: `هذا الملف أكبر من ${proof.megabytes} ميجابايت. أرسل لقطة الشاشة نفسها أو صورة أصغر.`,
  },
};
