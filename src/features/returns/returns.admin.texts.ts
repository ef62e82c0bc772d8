import { defineTexts } from '#core/i18n/define-texts.ts';
import { returnReason, returnStatus } from './return-states.texts.ts';

/** Returns and undelivered parcels. */
export const returns = defineTexts('admin/returns', {
  title: { ar: 'المرتجعات', en: 'Returns' },
  intro: {
    ar: 'ما يطلب العملاء إرجاعه، والشحنات التي رُفض استلامها.',
    en: 'Returns that customers requested, and parcels that were refused at the door.',
  },
  filter: { ar: 'حالة المرتجعات', en: 'Return status' },
  empty: { ar: 'لا مرتجعات بعد.', en: 'No returns yet.' },
  panel: { ar: 'المرتجعات', en: 'Returns' },
  none: { ar: 'لا مرتجعات لهذا الطلب.', en: 'This order has no returns.' },
  status: returnStatus,
  reasons: returnReason,
  kinds: {
    request: { ar: 'طلب إرجاع', en: 'Return request' },
    refused_delivery: { ar: 'رُفض الاستلام', en: 'Refused delivery' },
  },
  deletedAccount: { ar: 'حساب محذوف', en: 'Deleted account' },
  former: { ar: 'حساب لم يعد موجودًا', en: 'an account that no longer exists' },
  requestedSince: { ar: 'منذ {moment}', en: 'Since {moment}' },
  comment: { ar: 'كتب العميل', en: 'The customer wrote' },
  reply: { ar: 'آخر رد منا', en: 'Our last reply' },
  columns: {
    restocked: { ar: 'للمخزون', en: 'Restocked' },
    writtenOff: { ar: 'تالف', en: 'Written off' },
  },
  shippingDue: { ar: 'الشحن', en: 'Shipping' },
  waived: { ar: 'لم يُدفع، ولم يعد مستحقًا', en: 'Not paid, and no longer due' },
  due: { ar: 'يعود إلى العميل', en: 'Refund to the customer' },
  sent: { ar: 'أُرسل منه', en: 'Already sent' },
  history: { ar: 'ما جرى', en: 'History' },
  create: {
    button: { ar: 'تسجيل إرجاع', en: 'Create return' },
    title: { ar: 'تسجيل إرجاع نيابة عن العميل', en: 'Create a return' },
    text: {
      ar: 'لعميل اتصل بك. الأيام والقطع كما في صفحة طلبه، ويصله بريد.',
      en: 'For a customer who calls. The same deadline and pieces apply as on the customer’s own page, and the customer is notified by email.',
    },
    quantityOf: { ar: 'عدد ما يعود من {name, isolate}', en: 'Returned quantity of {name, isolate}' },
    reason: { ar: 'السبب', en: 'Reason' },
    comment: { ar: 'ما قاله العميل (اختياري)', en: 'What the customer says (optional)' },
    none: { ar: 'اختر قطعة واحدة على الأقل.', en: 'Select at least one piece.' },
    save: { ar: 'سجّل طلب الإرجاع', en: 'Create return' },
    notice: {
      title: { ar: 'تم تسجيل الإرجاع', en: 'Return created' },
      body: { ar: 'اقبله أو ارفضه هنا', en: 'Approve or refuse it here' },
    },
  },
  approve: {
    button: { ar: 'قبول', en: 'Approve' },
    title: { ar: 'قبول الإرجاع', en: 'Approve this return?' },
    text: {
      ar: 'يصل العميل بريد بالقبول. اكتب له كيف تعود القطع.',
      en: 'The customer is notified by email. Explain how to send the pieces back.',
    },
    reply: { ar: 'كيف تعود القطع (اختياري)', en: 'Instructions for the customer (optional)' },
    hint: {
      ar: 'مثل: يمر المندوب يوم الأحد، فجهّز القطع في غلافها.',
      en: 'For example: the courier comes on Sunday; please have the pieces packed.',
    },
    notice: {
      title: { ar: 'تم قبول الإرجاع', en: 'Return approved' },
      body: { ar: 'أُبلغ العميل بالبريد', en: 'The customer has been notified by email' },
    },
  },
  refuse: {
    button: { ar: 'رفض', en: 'Refuse' },
    title: { ar: 'رفض الإرجاع', en: 'Refuse this return?' },
    text: {
      ar: 'يصل السبب إلى العميل بالبريد وفي صفحة طلبه.',
      en: 'The customer sees the reason in an email and on the order’s page.',
    },
    reply: { ar: 'السبب', en: 'Reason' },
    hint: { ar: 'مثل: القطعة مستعملة.', en: 'For example: the piece has been used.' },
    notice: {
      title: { ar: 'تم رفض الإرجاع', en: 'Return refused' },
      body: { ar: 'أُبلغ العميل بالسبب', en: 'The customer has been told the reason' },
    },
  },
  close: {
    button: { ar: 'إغلاق', en: 'Close return' },
    title: { ar: 'إغلاق الإرجاع دون رد مبلغ آخر', en: 'Close this return without a further refund?' },
    text: {
      ar: 'يصل السبب إلى العميل بالبريد وفي صفحة طلبه.',
      en: 'The customer sees the reason in an email and on the order’s page.',
    },
    reply: { ar: 'السبب', en: 'Reason' },
    hint: { ar: 'مثل: لم تصلنا القطع.', en: 'For example: the pieces have not reached us.' },
    notice: {
      title: { ar: 'تم إغلاق الإرجاع', en: 'Return closed' },
      body: { ar: 'أُبلغ العميل بالسبب', en: 'The customer has been told the reason' },
    },
  },
  receive: {
    button: { ar: 'وصلت القطع', en: 'Pieces received' },
    title: { ar: 'ما الذي وصل؟', en: 'What came back?' },
    text: {
      ar: 'ما يصلح للبيع يعود إلى المخزون. التالف لا يعود، وما لم يصل لا يُرد ثمنه.',
      en: 'Pieces that can be sold return to stock; written-off pieces do not. Pieces that did not arrive are not refunded.',
    },
    item: {
      ar: '{name, isolate}: {count, plural, one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
      en: '{name, isolate}: {count, plural, one {# piece} other {# pieces}}',
    },
    restockedOf: { ar: 'عدد ما يعود إلى المخزون من {name, isolate}', en: 'Restocked quantity of {name, isolate}' },
    writtenOffOf: { ar: 'عدد التالف من {name, isolate}', en: 'Written-off quantity of {name, isolate}' },
    restocked: { ar: 'للمخزون', en: 'Restock' },
    writtenOff: { ar: 'تالف', en: 'Write off' },
    unpaid: {
      ar: 'لم يدفع العميل ثمن هذه القطع، فينقص ما عليه بقدره',
      en: 'The customer has not paid for these pieces; the amount due is reduced by',
    },
    none: {
      ar: 'حدّد قطعة واحدة على الأقل، أو أغلق الإرجاع إن لم يصل شيء.',
      en: 'Enter at least one piece, or close the return if nothing came.',
    },
    save: { ar: 'سجّل الوصول', en: 'Save received pieces' },
    notice: {
      title: { ar: 'تم تسجيل الوصول', en: 'Pieces received' },
      body: { ar: 'حُسب المبلغ، وأُبلغ العميل', en: 'The refund has been calculated and the customer notified' },
    },
  },
  refund: {
    button: { ar: 'رد {amount}', en: 'Refund {amount}' },
    title: { ar: 'رد المبلغ إلى العميل', en: 'Refund the customer' },
    amount: { ar: 'المبلغ بالجنيه', en: 'Amount in EGP' },
    hint: {
      ar: 'على الأكثر {left}. يمكن رد جزء الآن والباقي لاحقًا.',
      en: 'At most {left}. You can refund a part now and the rest later.',
    },
    invalid: { ar: 'اكتب مبلغًا لا يزيد على {left}', en: 'Enter an amount of at most {left}' },
    text: {
      ar: 'ما دُفع عبر بوابة ترده البوابة. غيره ترده أنت، وهذا يسجّل أنك أرسلته.',
      en: 'The gateway refunds what was paid through it. Send any other amount yourself; confirming here records that you did.',
    },
    yes: { ar: 'رد المبلغ', en: 'Refund' },
    notice: {
      title: { ar: 'تم رد المبلغ', en: 'Refunded' },
      body: { ar: 'سُجّل في مدفوعات الطلب', en: 'The refund is listed in the order’s payments' },
    },
    byManager: { ar: 'يرد المبلغ المالك أو المدير.', en: 'Only an owner or a manager can refund.' },
    nothingPaid: {
      ar: 'لم يُدفع من الطلب ما يُرد. سجّل الدفع أولًا أو أغلق الإرجاع.',
      en: 'No payment of this order can be refunded. Record the payment first, or close the return.',
    },
  },
  delivery: {
    button: { ar: 'تسجيل رفض الاستلام', en: 'Parcel came back' },
    title: { ar: 'هل رُفض استلام الشحنة وعادت؟', en: 'Was the delivery refused?' },
    text: {
      ar: 'يُلغى الطلب وتعود القطع إلى المخزون إلا التالف، ونخبر العميل بالبريد. لا رجوع عن ذلك.',
      en: 'The order is cancelled, its pieces return to stock unless they are written off, and the customer is notified by email. This cannot be undone.',
    },
    paid: {
      ar: 'دُفع من هذا الطلب. بعد التسجيل يظهر هنا ما يعود إلى العميل. {rule}',
      en: 'This order has been paid. You will see here how much to refund. {rule}',
    },
    rules: {
      never: { ar: 'الشحن لا يُرد.', en: 'The shipping cost is not refunded.' },
      fault: { ar: 'الشحن يُرد إن كان السبب كسرًا.', en: 'The shipping cost is refunded if the reason is breakage.' },
      'whole-order': { ar: 'الشحن يُرد معه.', en: 'The shipping cost is refunded too.' },
    },
    unpaid: { ar: 'لم يُدفع شيء، فلا مبلغ يُرد.', en: 'Nothing was paid, so there is nothing to refund.' },
    reason: { ar: 'السبب', en: 'Reason' },
    lost: { ar: 'التالف', en: 'Write off' },
    lostOf: { ar: 'عدد التالف من {name, isolate}', en: 'Written-off quantity of {name, isolate}' },
    yes: { ar: 'سجّل عودتها', en: 'Record refused delivery' },
    notice: {
      title: { ar: 'تم تسجيل رفض الاستلام', en: 'Refused delivery recorded' },
      body: { ar: 'أُلغي الطلب، وأُبلغ العميل', en: 'The order is cancelled, and the customer has been notified' },
    },
  },
  less: { ar: 'أقل', en: 'Less' },
  more: { ar: 'أكثر', en: 'More' },
  send: { ar: 'أرسل', en: 'Send' },
  changed: {
    title: { ar: 'تغيّر هذا الإرجاع', en: 'This return has changed' },
    body: { ar: 'حالته الآن: {state}.', en: 'Its status is now: {state}.' },
  },
});
