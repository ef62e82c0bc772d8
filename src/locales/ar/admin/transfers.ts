import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

const waiting = plural('ar', {
  zero: 'لا تحويلات تنتظر المراجعة',
  one: 'تحويل واحد ينتظر المراجعة',
  two: 'تحويلان ينتظران المراجعة',
  few: '{count} تحويلات تنتظر المراجعة',
  many: '{count} تحويلًا ينتظر المراجعة',
  other: '{count} تحويل ينتظر المراجعة',
});

const matches = plural('ar', {
  zero: 'لا تحويل من هذه الصفحة في الكشف',
  one: 'تحويل واحد من هذه الصفحة في الكشف',
  two: 'تحويلان من هذه الصفحة في الكشف',
  few: '{count} تحويلات من هذه الصفحة في الكشف',
  many: '{count} تحويلًا من هذه الصفحة في الكشف',
  other: '{count} تحويل من هذه الصفحة في الكشف',
});

/** Bank transfers to check. */
export const transfers = {
  title: 'التحويلات',
  group: 'التحويلات المعروضة',
  waiting: 'تنتظر',
  decided: 'انتهت مراجعتها',
  empty: 'لا تحويلات تنتظر المراجعة.',
  order: 'الطلب',
  customer: 'العميل',
  amount: 'المبلغ المطلوب',
  reference: 'الملاحظة المطلوبة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  bankReference: 'رقم العملية',
  noBankReference: 'لم يُكتب',
  ordered: 'تاريخ الطلب',
  since: 'ينتظر منذ',
  sent: 'أُرسلت الصورة',
  cancelled: 'هذا الطلب ملغى. إن قبلت التحويل وجب رد المبلغ.',
  picture: ({ orderNumber }: { orderNumber: string }) => `صورة تحويل الطلب ${orderNumber}`,
  noPicture: 'حُذفت الصورة بعد انتهاء مدة حفظها.',
  typed: 'المبلغ الذي وصل إلى الحساب',
  typedHint: 'اكتبه كما في حسابك. إن وصل مبلغ آخر سألناك قبل قبوله.',
  nothing: 'إن لم يصل شيء فلا تقبل التحويل، واكتب السبب للعميل.',
  /** Total of the order, next to the missing amount. */
  total: 'إجمالي الطلب',
  /** Before another amount than is due is accepted. */
  other: {
    title: 'وصل مبلغ آخر؟',
    came: ({ amount, due }: { amount: string; due: string }) => `وصل ${amount} والمنتظر ${due}.`,
    less: ({ difference }: { difference: string }) =>
      `يبقى الطلب غير مدفوع، ونطلب من العميل الباقي: ${difference}. لا ينتهي الطلب من تلقاء نفسه.`,
    more: ({ difference }: { difference: string }) =>
      `يصبح الطلب مدفوعًا، ويُرد الزائد إلى العميل: ${difference}. تجده في المدفوعات لترسله.`,
    yes: 'نعم، وصل هذا المبلغ',
  },
  accept: 'وصل المبلغ',
  reject: 'لم يصل',
  ask: {
    title: 'لم تجد هذا التحويل؟',
    text: 'يصل السبب إلى العميل بالبريد وفي صفحة طلبه، ليرسل صورة أخرى.',
    reason: 'السبب',
    hint: 'مثل: لم يصل المبلغ إلى حسابنا حتى الآن.',
    button: 'أبلغ العميل',
  },
  wasAccepted: { title: 'الطلب مدفوع', body: 'أُبلغ العميل أن تحويله وصل' },
  wasPart: { title: 'وصل جزء من المبلغ', body: 'طُلب الباقي من العميل' },
  wasTooMuch: { title: 'الطلب مدفوع', body: 'المبلغ الزائد في المدفوعات لترسله إلى العميل' },
  wasRejected: { title: 'لم يُقبل التحويل', body: 'أُبلغ العميل بالسبب' },
  accepted: 'وصل',
  rejected: 'لم يُقبل',
  /** Accepted once, before the customer sent another picture. */
  replaced: 'قُبل، ثم أُرسلت صورة أخرى',
  acceptedBy: ({ name, moment }: { name: string; moment: string }) => `قبله ${isolateText(name)}، ${moment}`,
  rejectedBy: ({ name, moment }: { name: string; moment: string }) => `لم يقبله ${isolateText(name)}، ${moment}`,
  former: 'مدير سابق',
  why: ({ reason }: { reason: string }) => `السبب: ${isolateText(reason)}`,
  notice: ({ count, moment }: { count: number; moment: string }) => `${waiting(count)}، أقدمها من ${moment}.`,
  check: 'راجعها',
  statement: {
    title: 'قارن بكشف الحساب',
    text: 'الصق أسطر كشف الحساب أو اختر ملف CSV فيه التاريخ والمبلغ والملاحظة. يُقرأ في متصفحك فقط ولا يُرسل، ولا يقبل تحويلًا بنفسه.',
    lines: 'أسطر الكشف',
    file: 'اختر ملفًا',
    clear: 'امسح',
    found: ({ count }: { count: number }) => matches(count),
    fits: 'في الكشف: المبلغ والملاحظة متطابقان',
    amount: 'في الكشف بمبلغ آخر',
  },
};
