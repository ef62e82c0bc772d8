import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { TransactionKind, TransactionOutcome } from '#features/orders/order-money.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { RefundReason, RefundState } from '#features/orders/refund-price.ts';
import type { AttemptState } from '#features/payments/attempt-state.ts';
import type { DeclineReason, PaymentMeans } from '#features/payments/payment-event.ts';
import type { IssueKind } from '#features/payments/payment-issue.ts';

/** Payment issues: name and instructions for the admin. */
const issues: Record<IssueKind, { readonly name: string; readonly todo: string }> = {
  paid_twice: {
    name: 'دُفع أكثر من ثمن الطلب',
    todo: 'دُفع مرتين، أو حُوّل أكثر من المطلوب. يُرد المبلغ الزائد إلى العميل. إن لم تُرسله البوابة فأرسله بنفسك وسجّله في استردادات الطلب، ولا تُجهّز الطلب مرتين.',
  },
  paid_late: {
    name: 'وصل الدفع بعد إلغاء الطلب',
    todo: 'يُرد المبلغ كله إلى العميل، ويبقى الطلب ملغى لأن قطعه قد بيعت. إن لم تُرسله البوابة فأرسله بنفسك وسجّله في استردادات الطلب.',
  },
  wrong_amount: {
    name: 'وصل مبلغ غير المطلوب',
    todo: 'لم يُحسب هذا المبلغ من ثمن الطلب. ردّه من حركات الطلب، ثم اطلب من العميل أن يدفع المبلغ الصحيح.',
  },
  wrong_currency: {
    name: 'وصل الدفع بعملة أخرى',
    todo: 'لم يُحسب هذا المبلغ من ثمن الطلب. ردّه من حركات الطلب، وراجع عملة الحساب في لوحة البوابة.',
  },
  wrong_mode: {
    name: 'دفع تجريبي على متجر حقيقي، أو العكس',
    todo: 'لا تُجهّز الطلب بسببه. راجع مفاتيح البوابة في الإعدادات: هل هي للتجربة أم للدفع الحقيقي؟',
  },
  owed_back: {
    name: 'أُلغي الطلب وما دُفع لم يُرد',
    todo: 'ردّ للعميل ما دفعه من استردادات الطلب، أو اكتب لماذا لا يُرد.',
  },
  unmatched: {
    name: 'دفع لا يخص طلبًا معروفًا',
    todo: 'ابحث عن الرقم في لوحة البوابة. قد يكون من متجر آخر على الحساب نفسه، أو من طلب ضاع عند استعادة نسخة احتياطية. إن كان لعميل لك فردّه من لوحة البوابة.',
  },
  unconfirmed: {
    name: 'أبلغت عنه البوابة ثم لم تعرفه',
    todo: 'لا تشحن الطلب قبل أن تجد الدفع في لوحة البوابة. إن لم تجده فربما عرف غيرك مفتاح الإشعارات: غيّره.',
  },
  refund_unclear: {
    name: 'لا يُعرف هل تم الاسترداد',
    todo: 'اسأل البوابة من صفحة الطلب. إن ظل الأمر غير واضح فابحث عن الاسترداد في لوحة البوابة، ثم سجّل ما وجدته. لا تُرسله مرة أخرى قبل ذلك.',
  },
  refund_refused: {
    name: 'رفضت البوابة الاسترداد',
    todo: 'قد يكون رصيدك عند البوابة غير كافٍ، أو مرّ على الدفع وقت طويل. أرسله مرة أخرى، أو ردّ المبلغ بطريقة أخرى وسجّله.',
  },
  chargeback: {
    name: 'اعترض العميل لدى بنكه',
    todo: 'أجب عن الاعتراض في لوحة البوابة قبل انتهاء مهلته، وأرفق ما يثبت التسليم. لم يتغيّر الطلب ولا المخزون.',
  },
};

const providers: Record<PaymentProviderName, string> = {
  paymob: 'باي موب',
  stripe: 'سترايب',
  instapay: 'إنستاباي',
  cash_on_delivery: 'نقدًا عند الاستلام',
  manual: 'رابط من البائع',
};

const attemptStates: Record<AttemptState, string> = {
  opening: 'تُفتح صفحة الدفع',
  open: 'صفحة الدفع مفتوحة',
  pending: 'ينتظر تأكيد العميل',
  failed: 'لم يتم',
  expired: 'انتهت مهلته',
  review: 'يحتاج إلى مراجعة',
  succeeded: 'تم الدفع',
};

const kinds: Record<TransactionKind, string> = {
  charge: 'دفع',
  authorisation: 'حجز مبلغ',
  refund: 'استرداد',
  void: 'إلغاء دفع',
  chargeback: 'اعتراض لدى البنك',
  reversal: 'تصحيح',
};

const outcomes: Record<TransactionOutcome, string> = {
  pending: 'ينتظر',
  succeeded: 'تم',
  failed: 'لم يتم',
};

const instruments: Record<PaymentMeans['kind'], string> = {
  card: 'بطاقة',
  wallet: 'محفظة إلكترونية',
  transfer: 'تحويل',
  cash: 'نقدًا',
  other: 'طريقة أخرى',
};

const declineReasons: Record<DeclineReason, string> = {
  declined: 'رفضه البنك',
  insufficient_funds: 'الرصيد لا يكفي',
  expired: 'انتهت مهلة الدفع',
  authentication: 'لم يتأكد البنك من صاحب البطاقة',
  cancelled: 'ألغاه العميل',
  error: 'خطأ عند البوابة',
};

const refundStates: Record<RefundState, string> = {
  wanted: 'لم يُرسل بعد',
  sent: 'أُرسل إلى البوابة',
  unclear: 'غير واضح',
  done: 'تم',
  refused: 'لم يُقبل',
};

const refundReasons: Record<RefundReason, string> = {
  return: 'أعاد العميل القطع',
  cancelled: 'أُلغي الطلب',
  goodwill: 'ترضية للعميل',
  paid_twice: 'مبلغ زائد',
  paid_late: 'دُفع بعد الإلغاء',
  wrong_amount: 'مبلغ لا يخص الطلب',
  order_changed: 'تغيّر الطلب وصار أقل ثمنًا',
};

const itemCount = plural('ar', {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{count} قطع',
  other: '{count} قطعة',
});

/** Payments of orders, refunds, and payments that do not fit. */
export const payments = {
  title: 'المدفوعات',
  intro: 'دفعات تحتاج إلى مراجعة. يقول كل بند ما العمل، وتكتب عند تسويته ما فعلت.',
  filter: 'حالة البنود',
  open: 'تنتظر',
  resolved: 'سُوّيت',
  nothingOpen: 'كل الدفعات في مكانها، ولا شيء ينتظرك.',
  issues,
  since: ({ moment }: { moment: string }) => `منذ ${moment}`,
  order: 'الطلب',
  provider: 'عن طريق',
  subject: 'الرقم لدى البوابة',
  resolve: {
    button: 'تسوية',
    title: 'هل انتهى هذا الأمر؟',
    note: 'ماذا فعلت؟',
    yes: 'تمت التسوية',
    notice: { title: 'تم التحديث', body: 'سُوّي الأمر وسُجّل باسمك' },
    by: ({ name, moment }: { name: string; moment: string }) => `سوّاه ${isolateText(name)}، ${moment}`,
    byItself: ({ moment }: { moment: string }) => `سُوّي من تلقاء نفسه، ${moment}`,
  },
  panel: {
    show: 'المدفوعات والاستردادات',
    none: 'لم يُدفع شيء بعد.',
    paid: 'مدفوع',
    refunded: 'مُسترد',
    left: 'يمكن رده',
    owed: 'مستحق للعميل',
    payBy: ({ moment }: { moment: string }) => `تُحجز القطع حتى ${moment}، ثم يُلغى الطلب إن لم يُدفع.`,
    check: 'اسأل البوابة',
    checked: { title: 'أجابت البوابة', body: 'هذا آخر ما تعرفه عن الطلب' },
    refund: 'رد مبلغ',
    attempts: 'محاولات الدفع',
    ledger: 'الحركات',
    refunds: 'الاستردادات',
    issues: 'تحتاج إلى مراجعة',
    test: 'تجريبي',
    notCounted: 'لا يُحسب من ثمن الطلب',
    unconfirmed: 'لم تؤكده البوابة بعد',
    sendBack: 'رد هذا المبلغ',
    atGateway: ({ provider }: { provider: string }) => `عرض لدى ${provider}`,
    reference: 'المرجع',
    ending: ({ last4 }: { last4: string }) => `تنتهي بـ ${isolateText(last4)}`,
    withShipping: 'مع الشحن',
    restocked: 'عادت إلى المخزون',
  },
  providers,
  attemptStates,
  kinds,
  outcomes,
  means: instruments,
  declineReasons,
  refundStates,
  refundReasons,
  settle: {
    done: 'أُرسل المبلغ',
    again: 'أرسله مرة أخرى',
    refused: 'صرف النظر',
    ask: {
      done: {
        title: 'هل وصل المبلغ إلى العميل؟',
        text: ({ amount }: { amount: string }) =>
          `يُسجَّل باسمك أن ${amount} رُدّت إلى العميل، ونخبره بالبريد. لا رجوع عنه.`,
      },
      again: {
        title: 'هل نُرسله مرة أخرى؟',
        text: ({ amount }: { amount: string }) =>
          `تطلب من البوابة أن ترد ${amount} من جديد. تأكد أولًا من أنها ليست في قائمة الاستردادات لديها، وإلا رُدّت مرتين.`,
      },
      refused: {
        title: 'هل تريد إلغاء هذا الاسترداد؟',
        text: ({ amount }: { amount: string }) => `لا تُرد ${amount}، ويعود المبلغ إلى ما يمكن رده من الطلب.`,
      },
    },
    notice: { title: 'تم التحديث', body: 'سُجّلت نتيجة الاسترداد' },
    byHand: 'تُرسله بنفسك، ثم تسجّله هنا.',
  },
  chargeRefund: {
    title: 'هل تريد رد هذا المبلغ؟',
    text: ({ amount }: { amount: string }) => `يُرد ${amount} كاملًا إلى من دفعه، ولا يتغيّر ما دُفع من ثمن الطلب.`,
  },
  refund: {
    title: 'رد مبلغ من الطلب',
    what: 'ما الذي يُرد؟',
    lines: 'ثمن قطع',
    sum: 'مبلغ آخر',
    itemOf: ({ name, count }: { name: string; count: number }) => `${isolateText(name)}: ${itemCount(count)}`,
    quantityOf: ({ name }: { name: string }) => `ما يُرد من ${isolateText(name)}`,
    less: 'أقل',
    more: 'أكثر',
    allReturned: 'رُدّ ثمنها',
    amount: 'المبلغ بالجنيه',
    amountHint: ({ left }: { left: string }) => `حتى ${left}`,
    amountInvalid: ({ left }: { left: string }) => `اكتب مبلغًا لا يزيد على ${left}.`,
    shipping: ({ amount }: { amount: string }) => `ومعها رسوم الشحن: ${amount}`,
    restock: 'تعود القطع إلى المخزون',
    reason: 'السبب',
    note: 'ملاحظة لفريقك، إن شئت',
    inWords: ({ words }: { words: string }) => `المبلغ كتابةً: ${words}`,
    goesBack: 'يُرد الآن',
    leftAfter: 'ويبقى مما يمكن رده',
    nothing: 'اختر ما يُرد.',
    byGateway: ({ provider }: { provider: string }) =>
      `تُرسله ${isolateText(provider)} إلى البطاقة أو المحفظة التي دُفع بها.`,
    byHand: 'لا تُرسله بوابة: رُدّ المبلغ بنفسك أولًا، فالتأكيد هنا يسجّل أنه أُرسل.',
    mixed: 'تُرسل البوابة ما دُفع بها، وتُرسل أنت الباقي بنفسك قبل التأكيد.',
    next: 'متابعة',
    ask: {
      title: ({ amount }: { amount: string }) => `هل تريد رد ${amount} إلى العميل؟`,
      text: 'نخبر العميل بالبريد حين يُرسل المبلغ. لا رجوع عنه.',
      yes: 'نعم، رد المبلغ',
      back: 'رجوع',
    },
    sent: { title: 'تم تسجيل الاسترداد', body: ({ amount }: { amount: string }) => `${amount} إلى العميل` },
  },
};
