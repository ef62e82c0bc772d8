import { defineTexts } from '#core/i18n/define-texts.ts';

/** Payments of orders, refunds and payment issues. */
export const payments = defineTexts('admin/payments', {
  title: { ar: 'المدفوعات', en: 'Payments' },
  intro: {
    ar: 'دفعات تحتاج إلى مراجعة. يقول كل بند ما العمل، وتكتب عند تسويته ما فعلت.',
    en: 'Payments that need attention. Each tells you what to do; when you resolve it, note what you did.',
  },
  filter: { ar: 'حالة البنود', en: 'Status' },
  open: { ar: 'تنتظر', en: 'Open' },
  resolved: { ar: 'سُوّيت', en: 'Resolved' },
  nothingOpen: { ar: 'كل الدفعات في مكانها، ولا شيء ينتظرك.', en: 'No payments need attention.' },
  issues: {
    paid_twice: {
      name: { ar: 'دُفع أكثر من ثمن الطلب', en: 'More was paid than the order costs' },
      todo: {
        ar: 'دُفع مرتين، أو حُوّل أكثر من المطلوب. يُرد المبلغ الزائد إلى العميل. إن لم تُرسله البوابة فأرسله بنفسك وسجّله في استردادات الطلب، ولا تُجهّز الطلب مرتين.',
        en: 'It was paid twice, or a transfer was too large. Refund the surplus to the customer. If no gateway sends it, send it yourself and record it among the order’s refunds. Do not pack the order twice.',
      },
    },
    paid_late: {
      name: { ar: 'وصل الدفع بعد إلغاء الطلب', en: 'Paid after the order was cancelled' },
      todo: {
        ar: 'يُرد المبلغ كله إلى العميل، ويبقى الطلب ملغى لأن قطعه قد بيعت. إن لم تُرسله البوابة فأرسله بنفسك وسجّله في استردادات الطلب.',
        en: 'Refund the whole amount. The order stays cancelled because its pieces may have been sold. If no gateway sends the refund, send it yourself and record it among the order’s refunds.',
      },
    },
    wrong_amount: {
      name: { ar: 'وصل مبلغ غير المطلوب', en: 'Wrong amount' },
      todo: {
        ar: 'لم يُحسب هذا المبلغ من ثمن الطلب. ردّه من حركات الطلب، ثم اطلب من العميل أن يدفع المبلغ الصحيح.',
        en: 'This amount does not pay for the order. Refund it from the order’s ledger, then ask the customer to pay the correct amount.',
      },
    },
    wrong_currency: {
      name: { ar: 'وصل الدفع بعملة أخرى', en: 'Paid in another currency' },
      todo: {
        ar: 'لم يُحسب هذا المبلغ من ثمن الطلب. ردّه من حركات الطلب، وراجع عملة الحساب في لوحة البوابة.',
        en: 'This amount does not pay for the order. Refund it from the order’s ledger, and check the account’s currency in the gateway’s dashboard.',
      },
    },
    wrong_mode: {
      name: { ar: 'دفع تجريبي على متجر حقيقي، أو العكس', en: 'A test payment in a live shop, or the reverse' },
      todo: {
        ar: 'لا تُجهّز الطلب بسببه. راجع مفاتيح البوابة في الإعدادات: هل هي للتجربة أم للدفع الحقيقي؟',
        en: 'Do not pack the order. Check the gateway’s keys in the settings: are they test keys or live keys?',
      },
    },
    owed_back: {
      name: { ar: 'أُلغي الطلب وما دُفع لم يُرد', en: 'Order cancelled but not refunded' },
      todo: {
        ar: 'ردّ للعميل ما دفعه من استردادات الطلب، أو اكتب لماذا لا يُرد.',
        en: 'Refund the customer from the order, or note why there is no refund.',
      },
    },
    unmatched: {
      name: { ar: 'دفع لا يخص طلبًا معروفًا', en: 'Payment without a known order' },
      todo: {
        ar: 'ابحث عن الرقم في لوحة البوابة. قد يكون من متجر آخر على الحساب نفسه، أو من طلب ضاع عند استعادة نسخة احتياطية. إن كان لعميل لك فردّه من لوحة البوابة.',
        en: 'Look up the number in the gateway’s dashboard. It may belong to another shop on the same account, or to an order that was lost when a backup was restored. If it is from one of your customers, refund it in the dashboard.',
      },
    },
    unconfirmed: {
      name: { ar: 'أبلغت عنه البوابة ثم لم تعرفه', en: 'The gateway reported this payment but cannot find it' },
      todo: {
        ar: 'لا تشحن الطلب قبل أن تجد الدفع في لوحة البوابة. إن لم تجده فربما عرف غيرك مفتاح الإشعارات: غيّره.',
        en: 'Do not ship the order until you have found the payment in the gateway’s dashboard. If it is not there, someone may know the webhook secret: change it.',
      },
    },
    refund_unclear: {
      name: { ar: 'لا يُعرف هل تم الاسترداد', en: 'Unclear whether a refund went through' },
      todo: {
        ar: 'اسأل البوابة من صفحة الطلب. إن ظل الأمر غير واضح فابحث عن الاسترداد في لوحة البوابة، ثم سجّل ما وجدته. لا تُرسله مرة أخرى قبل ذلك.',
        en: 'Check with the gateway in the order. If it is still unclear, look for the refund in the gateway’s dashboard and record what you found. Do not send it again before that.',
      },
    },
    refund_refused: {
      name: { ar: 'رفضت البوابة الاسترداد', en: 'The gateway rejected a refund' },
      todo: {
        ar: 'قد يكون رصيدك عند البوابة غير كافٍ، أو مرّ على الدفع وقت طويل. أرسله مرة أخرى، أو ردّ المبلغ بطريقة أخرى وسجّله.',
        en: 'Your balance at the gateway may be too low, or the payment too old. Try again, or send the money another way and record it.',
      },
    },
    chargeback: {
      name: { ar: 'اعترض العميل لدى بنكه', en: 'The customer disputes the payment at the bank' },
      todo: {
        ar: 'أجب عن الاعتراض في لوحة البوابة قبل انتهاء مهلته، وأرفق ما يثبت التسليم. لم يتغيّر الطلب ولا المخزون.',
        en: 'Answer the dispute in the gateway’s dashboard before its deadline, with proof of delivery. Order and stock are unchanged.',
      },
    },
  },
  since: { ar: 'منذ {moment}', en: 'since {moment}' },
  order: { ar: 'الطلب', en: 'Order' },
  provider: { ar: 'عن طريق', en: 'Through' },
  subject: { ar: 'الرقم لدى البوابة', en: 'Gateway reference' },
  resolve: {
    button: { ar: 'تسوية', en: 'Mark as resolved' },
    title: { ar: 'هل انتهى هذا الأمر؟', en: 'Mark as resolved?' },
    note: { ar: 'ماذا فعلت؟', en: 'What did you do?' },
    yes: { ar: 'تمت التسوية', en: 'Yes, it is resolved' },
    notice: {
      title: { ar: 'تم التحديث', en: 'Resolved' },
      body: { ar: 'سُوّي الأمر وسُجّل باسمك', en: 'Recorded under your name' },
    },
    by: { ar: 'سوّاه {name, isolate}، {moment}', en: 'Resolved by {name, isolate}, {moment}' },
    byItself: { ar: 'سُوّي من تلقاء نفسه، {moment}', en: 'Resolved automatically, {moment}' },
  },
  panel: {
    show: { ar: 'المدفوعات والاستردادات', en: 'Payments and refunds' },
    none: { ar: 'لم يُدفع شيء بعد.', en: 'Nothing has been paid yet.' },
    paid: { ar: 'مدفوع', en: 'Paid' },
    refunded: { ar: 'مُسترد', en: 'Refunded' },
    left: { ar: 'يمكن رده', en: 'Can be refunded' },
    owed: { ar: 'مستحق للعميل', en: 'Owed to the customer' },
    paymentDeadline: {
      ar: 'تُحجز القطع حتى {moment}، ثم يُلغى الطلب إن لم يُدفع.',
      en: 'Its pieces are reserved until {moment}; then the order is cancelled unless it is paid.',
    },
    check: { ar: 'اسأل البوابة', en: 'Check with the gateway' },
    checked: {
      title: { ar: 'أجابت البوابة', en: 'Checked' },
      body: { ar: 'هذا آخر ما تعرفه عن الطلب', en: 'The payments are up to date with the gateway' },
    },
    refund: { ar: 'رد مبلغ', en: 'Refund' },
    attempts: { ar: 'محاولات الدفع', en: 'Payment attempts' },
    ledger: { ar: 'الحركات', en: 'Ledger' },
    refunds: { ar: 'الاستردادات', en: 'Refunds' },
    issues: { ar: 'تحتاج إلى مراجعة', en: 'Needs attention' },
    test: { ar: 'تجريبي', en: 'Test' },
    notCounted: { ar: 'لا يُحسب من ثمن الطلب', en: 'Does not count towards the order' },
    unconfirmed: { ar: 'لم تؤكده البوابة بعد', en: 'Not confirmed by the gateway yet' },
    sendBack: { ar: 'رد هذا المبلغ', en: 'Refund this amount' },
    atGateway: { ar: 'عرض لدى {provider}', en: 'View in {provider}' },
    reference: { ar: 'المرجع', en: 'Reference' },
    ending: { ar: 'تنتهي بـ {last4, isolate}', en: 'ending in {last4, isolate}' },
    withShipping: { ar: 'مع الشحن', en: 'with shipping' },
    restocked: { ar: 'عادت إلى المخزون', en: 'back in stock' },
  },
  attemptStates: {
    opening: { ar: 'تُفتح صفحة الدفع', en: 'Payment page is being opened' },
    open: { ar: 'صفحة الدفع مفتوحة', en: 'Payment page is open' },
    pending: { ar: 'ينتظر تأكيد العميل', en: 'Waiting for the customer to confirm' },
    failed: { ar: 'لم يتم', en: 'Failed' },
    expired: { ar: 'انتهت مهلته', en: 'Expired' },
    review: { ar: 'يحتاج إلى مراجعة', en: 'Needs attention' },
    succeeded: { ar: 'تم الدفع', en: 'Paid' },
  },
  kinds: {
    charge: { ar: 'دفع', en: 'Payment' },
    authorisation: { ar: 'حجز مبلغ', en: 'Authorisation' },
    refund: { ar: 'استرداد', en: 'Refund' },
    void: { ar: 'إلغاء دفع', en: 'Payment voided' },
    chargeback: { ar: 'اعتراض لدى البنك', en: 'Chargeback' },
    reversal: { ar: 'تصحيح', en: 'Correction' },
  },
  outcomes: {
    pending: { ar: 'ينتظر', en: 'pending' },
    succeeded: { ar: 'تم', en: 'done' },
    failed: { ar: 'لم يتم', en: 'failed' },
  },
  instruments: {
    card: { ar: 'بطاقة', en: 'Card' },
    wallet: { ar: 'محفظة إلكترونية', en: 'Mobile wallet' },
    transfer: { ar: 'تحويل', en: 'Transfer' },
    cash: { ar: 'نقدًا', en: 'Cash' },
    other: { ar: 'طريقة أخرى', en: 'Another way' },
  },
  declineReasons: {
    declined: { ar: 'رفضه البنك', en: 'declined by the bank' },
    insufficient_funds: { ar: 'الرصيد لا يكفي', en: 'not enough balance' },
    expired: { ar: 'انتهت مهلة الدفع', en: 'the time to pay ran out' },
    authentication: { ar: 'لم يتأكد البنك من صاحب البطاقة', en: 'the bank could not verify the cardholder' },
    cancelled: { ar: 'ألغاه العميل', en: 'cancelled by the customer' },
    error: { ar: 'خطأ عند البوابة', en: 'an error at the gateway' },
  },
  refundStates: {
    wanted: { ar: 'لم يُرسل بعد', en: 'Not sent yet' },
    sent: { ar: 'أُرسل إلى البوابة', en: 'Sent to the gateway' },
    unclear: { ar: 'غير واضح', en: 'Unclear' },
    done: { ar: 'تم', en: 'Done' },
    refused: { ar: 'لم يُقبل', en: 'Rejected' },
  },
  refundReasons: {
    return: { ar: 'أعاد العميل القطع', en: 'Pieces were returned' },
    cancelled: { ar: 'أُلغي الطلب', en: 'The order was cancelled' },
    goodwill: { ar: 'ترضية للعميل', en: 'Goodwill' },
    paid_twice: { ar: 'مبلغ زائد', en: 'Overpaid' },
    paid_late: { ar: 'دُفع بعد الإلغاء', en: 'Paid after cancellation' },
    wrong_amount: { ar: 'مبلغ لا يخص الطلب', en: 'Payment does not belong to the order' },
    order_changed: { ar: 'تغيّر الطلب وصار أقل ثمنًا', en: 'The order was changed and costs less' },
  },
  settle: {
    done: { ar: 'أُرسل المبلغ', en: 'Mark as sent' },
    again: { ar: 'أرسله مرة أخرى', en: 'Send again' },
    refused: { ar: 'صرف النظر', en: 'Drop refund' },
    confirm: {
      done: {
        title: { ar: 'هل وصل المبلغ إلى العميل؟', en: 'Did the customer get the money?' },
        text: {
          ar: 'يُسجَّل باسمك أن {amount} رُدّت إلى العميل، ونخبره بالبريد. لا رجوع عنه.',
          en: 'The refund of {amount} is recorded under your name, and the customer is notified by email. This cannot be undone.',
        },
      },
      again: {
        title: { ar: 'هل نُرسله مرة أخرى؟', en: 'Send it again?' },
        text: {
          ar: 'تطلب من البوابة أن ترد {amount} من جديد. تأكد أولًا من أنها ليست في قائمة الاستردادات لديها، وإلا رُدّت مرتين.',
          en: 'The gateway is asked again to refund {amount}. Make sure that the refund is not already in the gateway’s own list, or it is sent twice.',
        },
      },
      refused: {
        title: { ar: 'هل تريد إلغاء هذا الاسترداد؟', en: 'Drop this refund?' },
        text: {
          ar: 'لا تُرد {amount}، ويعود المبلغ إلى ما يمكن رده من الطلب.',
          en: '{amount} is not refunded now. It can be refunded again from the order.',
        },
      },
    },
    notice: {
      title: { ar: 'تم التحديث', en: 'Updated' },
      body: { ar: 'سُجّلت نتيجة الاسترداد', en: 'The refund has been updated' },
    },
    byHand: { ar: 'تُرسله بنفسك، ثم تسجّله هنا.', en: 'Send it yourself, then mark it as sent here.' },
  },
  chargeRefund: {
    title: { ar: 'هل تريد رد هذا المبلغ؟', en: 'Refund this amount?' },
    text: {
      ar: 'يُرد {amount} كاملًا إلى من دفعه، ولا يتغيّر ما دُفع من ثمن الطلب.',
      en: 'The full {amount} is refunded to the payer. The amount paid for the order does not change.',
    },
  },
  refund: {
    title: { ar: 'رد مبلغ من الطلب', en: 'Refund' },
    what: { ar: 'ما الذي يُرد؟', en: 'What do you want to refund?' },
    lines: { ar: 'ثمن قطع', en: 'Pieces' },
    sum: { ar: 'مبلغ آخر', en: 'Another amount' },
    itemOf: {
      ar: '{name, isolate}: {count, plural, =0 {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
      en: '{name, isolate}: {count, plural, =0 {No pieces} one {# piece} other {# pieces}}',
    },
    quantityOf: { ar: 'ما يُرد من {name, isolate}', en: 'Refunded quantity of {name, isolate}' },
    less: { ar: 'أقل', en: 'Fewer' },
    more: { ar: 'أكثر', en: 'More' },
    allReturned: { ar: 'رُدّ ثمنها', en: 'Already refunded' },
    amount: { ar: 'المبلغ بالجنيه', en: 'Amount in EGP' },
    amountHint: { ar: 'حتى {left}', en: 'Up to {left}' },
    amountInvalid: { ar: 'اكتب مبلغًا لا يزيد على {left}.', en: 'Enter an amount of at most {left}.' },
    shipping: { ar: 'ومعها رسوم الشحن: {amount}', en: 'Include the shipping cost: {amount}' },
    restock: { ar: 'تعود القطع إلى المخزون', en: 'Return the pieces to stock' },
    reason: { ar: 'السبب', en: 'Reason' },
    note: { ar: 'ملاحظة لفريقك، إن شئت', en: 'Note for your team (optional)' },
    inWords: { ar: 'المبلغ كتابةً: {amount}', en: 'In words: {amount}' },
    goesBack: { ar: 'يُرد الآن', en: 'Refund now' },
    leftAfter: { ar: 'ويبقى مما يمكن رده', en: 'Left to refund' },
    nothing: { ar: 'اختر ما يُرد.', en: 'Select what to refund.' },
    byGateway: {
      ar: 'تُرسله {provider, isolate} إلى البطاقة أو المحفظة التي دُفع بها.',
      en: '{provider, isolate} sends it to the card or wallet that paid.',
    },
    byHand: {
      ar: 'لا تُرسله بوابة: رُدّ المبلغ بنفسك أولًا، فالتأكيد هنا يسجّل أنه أُرسل.',
      en: 'No gateway sends this. Send the money yourself first: confirming here records that it was sent.',
    },
    mixed: {
      ar: 'تُرسل البوابة ما دُفع بها، وتُرسل أنت الباقي بنفسك قبل التأكيد.',
      en: 'The gateway sends what was paid through it; send the rest yourself before you confirm.',
    },
    next: { ar: 'متابعة', en: 'Continue' },
    confirm: {
      title: { ar: 'هل تريد رد {amount} إلى العميل؟', en: 'Refund {amount} to the customer?' },
      text: {
        ar: 'نخبر العميل بالبريد حين يُرسل المبلغ. لا رجوع عنه.',
        en: 'The customer is notified by email when the money is sent. This cannot be undone.',
      },
      yes: { ar: 'نعم، رد المبلغ', en: 'Yes, refund' },
      back: { ar: 'رجوع', en: 'Go back' },
    },
    sent: {
      title: { ar: 'تم تسجيل الاسترداد', en: 'Refund recorded' },
      body: { ar: '{amount} إلى العميل', en: '{amount} to the customer' },
    },
  },
});

/** Names of the providers without a payment page. */
export const manualProviderTexts = defineTexts('admin/paymentProviders', {
  instapay: { name: { ar: 'إنستاباي', en: 'InstaPay' } },
  cash_on_delivery: { name: { ar: 'نقدًا عند الاستلام', en: 'Cash on delivery' } },
  manual: { name: { ar: 'رابط من البائع', en: 'Link from the seller' } },
});
