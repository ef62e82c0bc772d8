import type { PaymentMethod } from '#features/orders/payment-methods.ts';

/** Payment status and payment of an order, in Arabic. */
export const messages = {
  /** Headings of the order page, and its titles. */
  headings: {
    going: 'ننقلك إلى الدفع',
    unpaid: 'بقيت خطوة: الدفع',
    over: 'انتهت مهلة الدفع',
    failed: 'لم تكتمل عملية الدفع',
    checking: 'نتأكد من وصول الدفع',
    pending: 'أكّد الدفع من محفظتك',
    paid: 'وصل الدفع',
    partly_refunded: 'أعدنا إليك جزءًا من المبلغ',
    refunded: 'أعدنا إليك المبلغ',
    nothing_due: 'لا يوجد مبلغ مستحق',
    cancelled_unpaid: 'أُلغي الطلب',
    came_back: 'عادت الشحنة إلينا',
    cancelled: 'أُلغي الطلب',
    paid_late: 'سنعيد إليك ما دفعته',
    paid_twice: 'دُفع أكثر من ثمن الطلب',
    rest: 'بقي جزء من ثمن الطلب',
    review: 'نراجع ما دفعته',
  },
  /** Title of the page when it is not about a payment. */
  title: 'تأكيد الطلب',
  texts: {
    going: 'ننقلك إلى صفحة الدفع الآمنة…',
    /** `time` is the end of the time to pay, formatted. */
    unpaid: ({ time }: { time: string }) => `نحجز قطعك حتى ${time}. ادفع الآن لنبدأ تجهيز طلبك.`,
    /** An order without an end of the time to pay. */
    unpaidForNow: 'ادفع الآن لنبدأ تجهيز طلبك.',
    over: 'نتأكد من أن دفعًا لم يصل قبل أن نلغي الطلب.',
    failed: 'جرّب مرة أخرى، أو ببطاقة أخرى، أو اختر طريقة أخرى.',
    transfer_rejected: 'لم نجد تحويلك. اقرأ السبب أدناه وأرسله من جديد.',
    kept: ({ time }: { time: string }) => `نحجز قطعك حتى ${time}.`,
    checking: 'قد يستغرق ذلك دقيقة، وتتغيّر هذه الصفحة تلقائيًا.',
    stillChecking: 'لم يصلنا تأكيد البنك بعد. سنراسلك فور وصوله، ولا داعي للدفع مرة أخرى.',
    pending: 'افتح تطبيق محفظتك وأكّد الدفع، وتتغيّر هذه الصفحة تلقائيًا.',
    stillPending: 'لم يصلنا تأكيد محفظتك بعد. سنراسلك فور وصوله، ولا داعي للدفع مرة أخرى.',
    paid: 'وصل الدفع. شكرًا لك.',
    partly_refunded: ({ amount }: { amount: string }) => `أُعيد إليك ${amount}، ويظهر في حسابك خلال أيام بحسب البنك.`,
    refunded: 'أُعيد إليك المبلغ كاملًا، ويظهر في حسابك خلال أيام بحسب البنك.',
    nothing_due: 'لا يُطلب منك دفع شيء لهذا الطلب.',
    cancelled_unpaid: 'انتهت مهلة الدفع وأُلغي الطلب. يمكنك طلب القطع من جديد.',
    came_back:
      'عادت الشحنة دون تسليم، فأُلغي الطلب. ما يعود إليك مما دفعته مكتوب في قسم الإرجاع. يمكنك طلب القطع من جديد.',
    cancelled: 'لم يُدفع شيء لهذا الطلب. يمكنك طلب القطع من جديد.',
    paid_late: 'هذا الطلب ملغى، وسنعيد إليك كل ما دفعته له.',
    paid_twice: 'وصلنا لهذا الطلب أكثر من ثمنه، وسنعيد إليك المبلغ الزائد.',
    /** `amount` is formatted. */
    rest: ({ amount }: { amount: string }) => `وصل جزء من ثمن هذا الطلب، وبقي منه ${amount}.`,
    review: 'وصلنا دفع يحتاج إلى مراجعة، وسنتواصل معك.',
    cash: ({ amount }: { amount: string }) => `تدفع ${amount} نقدًا عند الاستلام.`,
    noPage: 'لا تتوفر صفحة الدفع الآن. اختر طريقة أخرى لتدفع.',
  },
  amount: 'المبلغ المطلوب',
  pay: ({ total }: { total: string }) => `ادفع ${total} الآن`,
  payAgain: ({ total }: { total: string }) => `جرّب مرة أخرى، ${total}`,
  /** `time` is a duration, as in 58:04. */
  left: ({ time }: { time: string }) => `بقي ${time}`,
  test: 'وضع تجريبي: لا يُدفع مال حقيقي.',
  otherWay: 'ادفع بطريقة أخرى',
  /** Above the other ways, while a payment waits in an app. */
  notTwice: 'إن أكّدت الدفع من محفظتك بعد ذلك فلن تدفع مرتين: نعيد إليك الزائد.',
  otherTexts: {
    cash_on_delivery: 'تدفع المبلغ كاملًا لمندوب التوصيل، ولا تعود إلى الدفع الإلكتروني.',
    bank_transfer: 'تظهر لك بيانات الحساب والمبلغ، ولا تعود إلى الدفع الإلكتروني.',
    card_link: 'يصلك رابط الدفع في المحادثة مع المتجر.',
    card: 'ننقلك إلى صفحة الدفع الآمنة.',
    wallet: 'ننقلك إلى صفحة الدفع الآمنة، ثم تؤكد من تطبيق محفظتك.',
    instalments: 'تختار خطة التقسيط في صفحة الدفع الآمنة.',
  } satisfies Record<PaymentMethod, string>,
  cancel: {
    open: 'إلغاء الطلب',
    title: 'هل تريد إلغاء هذا الطلب؟',
    text: 'تعود القطع إلى المتجر، ولا يمكن التراجع عن الإلغاء.',
    yes: 'نعم، ألغِ الطلب',
    no: 'لا، أبقِ الطلب',
  },
  refused: {
    gateway: ({ time }: { time: string }) => `تعذّر فتح صفحة الدفع الآن. طلبك محفوظ حتى ${time}.`,
    gatewayForNow: 'تعذّر فتح صفحة الدفع الآن. طلبك محفوظ، فجرّب بعد قليل.',
    tooMany: 'حاولت الدفع مرات كثيرة. اختر طريقة أخرى، أو راسلنا وسنساعدك.',
  },
  /** How an order was paid. */
  means: {
    card: ({ brand, last4 }: { brand: string; last4: string }) => `دُفع ببطاقة ${brand} تنتهي بالأرقام ${last4}.`,
    plainCard: 'دُفع ببطاقة.',
    wallet: 'دُفع من محفظة إلكترونية.',
    transfer: 'دُفع بتحويل.',
    cash: 'دُفع نقدًا.',
    other: 'دُفع الطلب.',
  },
  chat: {
    title: 'أخبرنا بطلبك على واتساب',
    text: 'رسالة جاهزة فيها تفاصيل طلبك، فأرسلها لنؤكده معك.',
  },
  /** Back from the payment page without a session. */
  guest: {
    title: 'سجّل الدخول لترى طلبك',
    text: 'أُبلغنا بعودتك من صفحة الدفع. سجّل الدخول لترى حالة طلبك قبل أن تدفع مرة أخرى.',
    button: 'تسجيل الدخول',
  },
};
