import { defineTexts } from '#core/i18n/define-texts.ts';

/** Bank transfers to review. */
export const transfers = defineTexts('admin/transfers', {
  title: { ar: 'التحويلات', en: 'Transfers' },
  group: { ar: 'التحويلات المعروضة', en: 'Transfer status' },
  waiting: { ar: 'تنتظر', en: 'Waiting' },
  decided: { ar: 'انتهت مراجعتها', en: 'Checked' },
  empty: { ar: 'لا تحويلات تنتظر المراجعة.', en: 'No transfers to check.' },
  order: { ar: 'الطلب', en: 'Order' },
  customer: { ar: 'العميل', en: 'Customer' },
  amount: { ar: 'المبلغ المطلوب', en: 'Exact amount' },
  reference: { ar: 'الملاحظة المطلوبة', en: 'Transfer note' },
  copy: { ar: 'نسخ', en: 'Copy' },
  copied: { ar: 'تم النسخ', en: 'Copied' },
  bankReference: { ar: 'رقم العملية', en: 'Transaction number' },
  noBankReference: { ar: 'لم يُكتب', en: 'not given' },
  ordered: { ar: 'تاريخ الطلب', en: 'Ordered' },
  since: { ar: 'ينتظر منذ', en: 'Waiting since' },
  sent: { ar: 'أُرسلت الصورة', en: 'Proof sent' },
  cancelled: {
    ar: 'هذا الطلب ملغى. إن قبلت التحويل وجب رد المبلغ.',
    en: 'This order is cancelled. If you accept the transfer, you have to refund it.',
  },
  picture: { ar: 'صورة تحويل الطلب {orderNumber, isolate}', en: 'Picture of the transfer for order {orderNumber}' },
  noPicture: {
    ar: 'حُذفت الصورة بعد انتهاء مدة حفظها.',
    en: 'The picture has been deleted after its retention period.',
  },
  receivedAmount: { ar: 'المبلغ الذي وصل إلى الحساب', en: 'Amount received in your account' },
  typedHint: {
    ar: 'اكتبه كما في حسابك. إن وصل مبلغ آخر سألناك قبل قبوله.',
    en: 'Enter it as your account shows it. If it differs from the amount due, you are asked to confirm.',
  },
  nothing: {
    ar: 'إن لم يصل شيء فلا تقبل التحويل، واكتب السبب للعميل.',
    en: 'If nothing has arrived, choose “Not received” and tell the customer why.',
  },
  /** Total of the order, next to the amount due. */
  total: { ar: 'إجمالي الطلب', en: 'Order total' },
  /** Confirmation of an amount that differs from the amount due. */
  other: {
    title: { ar: 'وصل مبلغ آخر؟', en: 'Was a different amount received?' },
    received: { ar: 'وصل {amount} والمنتظر {due}.', en: '{amount} was received, and {due} was due.' },
    less: {
      ar: 'يبقى الطلب غير مدفوع، ونطلب من العميل الباقي: {difference}. لا ينتهي الطلب من تلقاء نفسه.',
      en: 'The order stays unpaid, and the customer is asked for the remaining {difference}. The order is not cancelled automatically.',
    },
    more: {
      ar: 'يصبح الطلب مدفوعًا، ويُرد الزائد إلى العميل: {difference}. تجده في المدفوعات لترسله.',
      en: 'The order is paid, and the surplus of {difference} is owed to the customer. You find it under Payments.',
    },
    yes: { ar: 'نعم، وصل هذا المبلغ', en: 'Yes, this amount was received' },
  },
  accept: { ar: 'وصل المبلغ', en: 'Received' },
  reject: { ar: 'لم يصل', en: 'Not received' },
  rejection: {
    title: { ar: 'لم تجد هذا التحويل؟', en: 'Reject this transfer?' },
    text: {
      ar: 'يصل السبب إلى العميل بالبريد وفي صفحة طلبه، ليرسل صورة أخرى.',
      en: 'The customer sees the reason in an email and on the order’s page, and can send another picture.',
    },
    reason: { ar: 'السبب', en: 'Reason' },
    hint: {
      ar: 'مثل: لم يصل المبلغ إلى حسابنا حتى الآن.',
      en: 'For example: the amount has not arrived in our account yet.',
    },
    button: { ar: 'أبلغ العميل', en: 'Reject and notify the customer' },
  },
  wasAccepted: {
    title: { ar: 'الطلب مدفوع', en: 'Order paid' },
    body: { ar: 'أُبلغ العميل أن تحويله وصل', en: 'The customer has been notified that the transfer arrived' },
  },
  wasPart: {
    title: { ar: 'وصل جزء من المبلغ', en: 'Part of the amount received' },
    body: { ar: 'طُلب الباقي من العميل', en: 'The customer is asked for the rest' },
  },
  wasTooMuch: {
    title: { ar: 'الطلب مدفوع', en: 'Order paid' },
    body: {
      ar: 'المبلغ الزائد في المدفوعات لترسله إلى العميل',
      en: 'The surplus is listed under Payments, to be refunded',
    },
  },
  wasRejected: {
    title: { ar: 'لم يُقبل التحويل', en: 'Transfer rejected' },
    body: { ar: 'أُبلغ العميل بالسبب', en: 'The customer has been told the reason' },
  },
  accepted: { ar: 'وصل', en: 'Received' },
  rejected: { ar: 'لم يُقبل', en: 'Rejected' },
  /** Proof that was accepted before the customer sent another picture. */
  replaced: { ar: 'قُبل، ثم أُرسلت صورة أخرى', en: 'Accepted; another picture followed' },
  acceptedBy: { ar: 'قبله {name, isolate}، {moment}', en: 'accepted by {name, isolate}, {moment}' },
  rejectedBy: { ar: 'لم يقبله {name, isolate}، {moment}', en: 'rejected by {name, isolate}, {moment}' },
  former: { ar: 'مدير سابق', en: 'a former admin' },
  why: { ar: 'السبب: {reason, isolate}', en: 'Reason: {reason, isolate}' },
  statement: {
    title: { ar: 'قارن بكشف الحساب', en: 'Compare with a bank statement' },
    text: {
      ar: 'الصق أسطر كشف الحساب أو اختر ملف CSV فيه التاريخ والمبلغ والملاحظة. يُقرأ في متصفحك فقط ولا يُرسل، ولا يقبل تحويلًا بنفسه.',
      en: 'Paste lines of your statement, or choose a CSV file with date, amount and note. It is read only in your browser and is not sent anywhere. Nothing is accepted automatically.',
    },
    lines: { ar: 'أسطر الكشف', en: 'Lines of the statement' },
    file: { ar: 'اختر ملفًا', en: 'Choose a file' },
    clear: { ar: 'امسح', en: 'Clear' },
    matchCount: {
      ar: '{count, plural, =0 {لا تحويل من هذه الصفحة في الكشف} one {تحويل واحد من هذه الصفحة في الكشف} two {تحويلان من هذه الصفحة في الكشف} few {# تحويلات من هذه الصفحة في الكشف} many {# تحويلًا من هذه الصفحة في الكشف} other {# تحويل من هذه الصفحة في الكشف}}',
      en: '{count, plural, =0 {No transfer on this page is in the statement} one {# transfer on this page is in the statement} other {# transfers on this page are in the statement}}',
    },
    fits: { ar: 'في الكشف: المبلغ والملاحظة متطابقان', en: 'In the statement: amount and note match' },
    amount: { ar: 'في الكشف بمبلغ آخر', en: 'In the statement with a different amount' },
  },
});
