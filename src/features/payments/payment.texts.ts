import { defineTexts } from '#core/i18n/define-texts.ts';

/** Payment status and payment of an order. */
export const payment = defineTexts(
  'payment',
  {
    /** Headings and titles of the order page. */
    headings: {
      going: { ar: 'ننقلك إلى الدفع', en: 'Taking you to the payment' },
      unpaid: { ar: 'بقيت خطوة: الدفع', en: 'One step left: payment' },
      over: { ar: 'انتهت مهلة الدفع', en: 'The time to pay is over' },
      failed: { ar: 'لم تكتمل عملية الدفع', en: 'The payment did not go through' },
      checking: { ar: 'نتأكد من وصول الدفع', en: 'Checking your payment' },
      pending: { ar: 'أكّد الدفع من محفظتك', en: 'Confirm the payment in your wallet' },
      paid: { ar: 'وصل الدفع', en: 'Payment received' },
      partly_refunded: { ar: 'أعدنا إليك جزءًا من المبلغ', en: 'Part of your money was sent back' },
      refunded: { ar: 'أعدنا إليك المبلغ', en: 'Your money was sent back' },
      nothing_due: { ar: 'لا يوجد مبلغ مستحق', en: 'Nothing is to be paid' },
      cancelled_unpaid: { ar: 'أُلغي الطلب', en: 'The order is cancelled' },
      came_back: { ar: 'عادت الشحنة إلينا', en: 'The parcel came back to us' },
      cancelled: { ar: 'أُلغي الطلب', en: 'The order is cancelled' },
      paid_late: { ar: 'سنعيد إليك ما دفعته', en: 'You get your money back' },
      paid_twice: { ar: 'دُفع أكثر من ثمن الطلب', en: 'Too much was paid' },
      rest: { ar: 'بقي جزء من ثمن الطلب', en: 'A part is still to be paid' },
      review: { ar: 'نراجع ما دفعته', en: 'We are looking at your payment' },
    },
    /** Title of the page without a payment stage. */
    title: { ar: 'تأكيد الطلب', en: 'Order Confirmation' },
    texts: {
      going: { ar: 'ننقلك إلى صفحة الدفع الآمنة…', en: 'Taking you to the secure payment page…' },
      /** `time` is the formatted payment deadline. */
      unpaid: {
        ar: 'نحجز قطعك حتى {time}. ادفع الآن لنبدأ تجهيز طلبك.',
        en: 'Your pieces are kept for you until {time}. Pay now and we start packing.',
      },
      /** For an order without a payment deadline. */
      unpaidForNow: { ar: 'ادفع الآن لنبدأ تجهيز طلبك.', en: 'Pay now and we start packing.' },
      over: {
        ar: 'نتأكد من أن دفعًا لم يصل قبل أن نلغي الطلب.',
        en: 'We are making sure that no payment has arrived before we cancel the order.',
      },
      failed: {
        ar: 'جرّب مرة أخرى، أو ببطاقة أخرى، أو اختر طريقة أخرى.',
        en: 'Try again, use another card, or choose another way.',
      },
      transfer_rejected: {
        ar: 'لم نجد تحويلك. اقرأ السبب أدناه وأرسله من جديد.',
        en: 'We could not find your transfer. Read why below, and send it again.',
      },
      reservedUntil: { ar: 'نحجز قطعك حتى {time}.', en: 'Your pieces are kept for you until {time}.' },
      checking: {
        ar: 'قد يستغرق ذلك دقيقة، وتتغيّر هذه الصفحة تلقائيًا.',
        en: 'This may take a minute; the page changes by itself.',
      },
      stillChecking: {
        ar: 'لم يصلنا تأكيد البنك بعد. سنراسلك فور وصوله، ولا داعي للدفع مرة أخرى.',
        en: 'Your bank has not confirmed yet. We will write as soon as it does; there is no need to pay again.',
      },
      pending: {
        ar: 'افتح تطبيق محفظتك وأكّد الدفع، وتتغيّر هذه الصفحة تلقائيًا.',
        en: 'Open your wallet’s app and confirm the payment; this page changes by itself.',
      },
      stillPending: {
        ar: 'لم يصلنا تأكيد محفظتك بعد. سنراسلك فور وصوله، ولا داعي للدفع مرة أخرى.',
        en: 'Your wallet has not confirmed yet. We will write as soon as it does; there is no need to pay again.',
      },
      paid: { ar: 'وصل الدفع. شكرًا لك.', en: 'Payment received. Thank you.' },
      partly_refunded: {
        ar: 'أُعيد إليك {amount}، ويظهر في حسابك خلال أيام بحسب البنك.',
        en: '{amount} was sent back to you; your bank shows it within days.',
      },
      refunded: {
        ar: 'أُعيد إليك المبلغ كاملًا، ويظهر في حسابك خلال أيام بحسب البنك.',
        en: 'The whole amount was sent back to you; your bank shows it within days.',
      },
      nothing_due: { ar: 'لا يُطلب منك دفع شيء لهذا الطلب.', en: 'Nothing is to be paid for this order.' },
      cancelled_unpaid: {
        ar: 'انتهت مهلة الدفع وأُلغي الطلب. يمكنك طلب القطع من جديد.',
        en: 'The time to pay is over and the order is cancelled. You can order the pieces again.',
      },
      came_back: {
        ar: 'عادت الشحنة دون تسليم، فأُلغي الطلب. ما يعود إليك مما دفعته مكتوب في قسم الإرجاع. يمكنك طلب القطع من جديد.',
        en: 'The parcel came back undelivered, so the order is cancelled. What goes back to you of a payment stands under Returns. You can order the pieces again.',
      },
      cancelled: {
        ar: 'لم يُدفع شيء لهذا الطلب. يمكنك طلب القطع من جديد.',
        en: 'Nothing was paid for this order. You can order the pieces again.',
      },
      paid_late: {
        ar: 'هذا الطلب ملغى، وسنعيد إليك كل ما دفعته له.',
        en: 'This order is cancelled. You get back everything that you paid for it.',
      },
      paid_twice: {
        ar: 'وصلنا لهذا الطلب أكثر من ثمنه، وسنعيد إليك المبلغ الزائد.',
        en: 'We received more for this order than it costs. You get the rest back.',
      },
      /** `amount` is formatted. */
      rest: {
        ar: 'وصل جزء من ثمن هذا الطلب، وبقي منه {amount}.',
        en: 'A part of this order is paid, and {amount} of it is still to be paid.',
      },
      review: {
        ar: 'وصلنا دفع يحتاج إلى مراجعة، وسنتواصل معك.',
        en: 'We received a payment that we have to look at, and will write to you.',
      },
      cash: { ar: 'تدفع {amount} نقدًا عند الاستلام.', en: 'You pay {amount} in cash on delivery.' },
      noPage: {
        ar: 'لا تتوفر صفحة الدفع الآن. اختر طريقة أخرى لتدفع.',
        en: 'The payment page is not available now. Choose another way to pay.',
      },
    },
    amount: { ar: 'المبلغ المطلوب', en: 'Amount to pay' },
    pay: { ar: 'ادفع {total} الآن', en: 'Pay {total} now' },
    payAgain: { ar: 'جرّب مرة أخرى، {total}', en: 'Try again, {total}' },
    /** `time` is a duration, as in 58:04. */
    left: { ar: 'بقي {time}', en: '{time} left' },
    test: { ar: 'وضع تجريبي: لا يُدفع مال حقيقي.', en: 'Test mode: no real money is paid.' },
    otherWay: { ar: 'ادفع بطريقة أخرى', en: 'Pay another way' },
    /** Above the other methods while a payment awaits confirmation in an app. */
    notTwice: {
      ar: 'إن أكّدت الدفع من محفظتك بعد ذلك فلن تدفع مرتين: نعيد إليك الزائد.',
      en: 'If you confirm in your wallet after that, you do not pay twice: we send back what is too much.',
    },
    otherTexts: {
      cash_on_delivery: {
        ar: 'تدفع المبلغ كاملًا لمندوب التوصيل، ولا تعود إلى الدفع الإلكتروني.',
        en: 'You pay the whole amount to the courier; paying online is no longer possible then.',
      },
      bank_transfer: {
        ar: 'تظهر لك بيانات الحساب والمبلغ، ولا تعود إلى الدفع الإلكتروني.',
        en: 'You see the account and the amount; paying online is no longer possible then.',
      },
      card_link: {
        ar: 'يصلك رابط الدفع في المحادثة مع المتجر.',
        en: 'A payment link follows in the chat with the shop.',
      },
      card: { ar: 'ننقلك إلى صفحة الدفع الآمنة.', en: 'You pay on the secure payment page.' },
      wallet: {
        ar: 'ننقلك إلى صفحة الدفع الآمنة، ثم تؤكد من تطبيق محفظتك.',
        en: 'You pay on the secure payment page, and confirm in your wallet’s app.',
      },
      instalments: {
        ar: 'تختار خطة التقسيط في صفحة الدفع الآمنة.',
        en: 'You choose a plan on the secure payment page.',
      },
    },
    cancel: {
      open: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
      title: { ar: 'هل تريد إلغاء هذا الطلب؟', en: 'Cancel this order?' },
      text: {
        ar: 'تعود القطع إلى المتجر، ولا يمكن التراجع عن الإلغاء.',
        en: 'The pieces go back to the shop. A cancelled order cannot be brought back.',
      },
      yes: { ar: 'نعم، ألغِ الطلب', en: 'Yes, cancel it' },
      no: { ar: 'لا، أبقِ الطلب', en: 'No, keep it' },
    },
    refused: {
      gateway: {
        ar: 'تعذّر فتح صفحة الدفع الآن. طلبك محفوظ حتى {time}.',
        en: 'The payment page cannot be reached just now. Your order is kept until {time}.',
      },
      gatewayForNow: {
        ar: 'تعذّر فتح صفحة الدفع الآن. طلبك محفوظ، فجرّب بعد قليل.',
        en: 'The payment page cannot be reached just now. Your order is kept; try again in a moment.',
      },
      tooMany: {
        ar: 'حاولت الدفع مرات كثيرة. اختر طريقة أخرى، أو راسلنا وسنساعدك.',
        en: 'You have tried to pay many times. Choose another way, or write to us and we will help.',
      },
    },
    /** Payment instrument of a paid order. */
    instruments: {
      card: { ar: 'دُفع ببطاقة {brand} تنتهي بالأرقام {last4}.', en: 'Paid by {brand} ending in {last4}.' },
      plainCard: { ar: 'دُفع ببطاقة.', en: 'Paid by card.' },
      wallet: { ar: 'دُفع من محفظة إلكترونية.', en: 'Paid by mobile wallet.' },
      transfer: { ar: 'دُفع بتحويل.', en: 'Paid by transfer.' },
      cash: { ar: 'دُفع نقدًا.', en: 'Paid in cash.' },
      other: { ar: 'دُفع الطلب.', en: 'Paid.' },
    },
    chat: {
      title: { ar: 'أخبرنا بطلبك على واتساب', en: 'Send us your order on WhatsApp' },
      text: {
        ar: 'رسالة جاهزة فيها تفاصيل طلبك، فأرسلها لنؤكده معك.',
        en: 'A message with your order is already written. Send it so that we can confirm.',
      },
    },
    /** After the return from the payment page without a session. */
    guest: {
      title: { ar: 'سجّل الدخول لترى طلبك', en: 'Sign in to see your order' },
      text: {
        ar: 'أُبلغنا بعودتك من صفحة الدفع. سجّل الدخول لترى حالة طلبك قبل أن تدفع مرة أخرى.',
        en: 'Your payment was passed on to us. Sign in to see how your order stands before you pay again.',
      },
      button: { ar: 'تسجيل الدخول', en: 'Sign in' },
    },
  },
  { place: 'confirmation' },
);
