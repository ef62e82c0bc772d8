import { defineTexts } from '#core/i18n/define-texts.ts';

/** Mails to the customer about the payment of an order. */
export const paymentMailTexts = defineTexts(
  'content/mail/payment',
  {
    received: {
      subject: { ar: 'وصل دفع طلبك {orderNumber, isolate}', en: 'Payment received for order {orderNumber}' },
      text: {
        ar: 'وصلنا {amount}. شكرًا لك، ونبدأ الآن تجهيز طلبك.',
        en: 'We have received {amount}. Thank you; we start packing now.',
      },
    },
    /** `amount` is the amount due. */
    'partly-paid': {
      subject: { ar: 'وصل جزء من ثمن طلبك {orderNumber, isolate}', en: 'A part of order {orderNumber} is paid' },
      text: {
        ar: 'وصلنا جزء من ثمن الطلب، وبقي {amount}. ادفع الباقي كما في صفحة الطلب.',
        en: 'We have received a part of what the order costs; {amount} is missing. Pay the rest as the order’s page says.',
      },
    },
    unpaid: {
      subject: {
        ar: 'أُلغي طلبك {orderNumber, isolate} لأنه لم يُدفع',
        en: 'Order {orderNumber} was cancelled because it was not paid',
      },
      text: {
        ar: 'انتهت مهلة الدفع وأُلغي الطلب. يمكنك طلب القطع من جديد.',
        en: 'The time to pay is over and the order is cancelled. You can order the pieces again.',
      },
    },
    'paid-late': {
      subject: {
        ar: 'نعيد إليك ما دفعته للطلب {orderNumber, isolate}',
        en: 'We send back what you paid for order {orderNumber}',
      },
      text: {
        ar: 'وصل دفعك بعد إلغاء الطلب، وسنعيد إليك المبلغ كاملًا: {amount}.',
        en: 'Your payment arrived after the order was cancelled. You get the whole amount back: {amount}.',
      },
    },
    'paid-twice': {
      subject: {
        ar: 'وصلنا مبلغ زائد لطلبك {orderNumber, isolate}',
        en: 'Too much was paid for order {orderNumber}',
      },
      text: {
        ar: 'وصلنا لهذا الطلب أكثر من ثمنه، وسنعيد إليك {amount}.',
        en: 'We received more for this order than it costs. You get {amount} back.',
      },
    },
    refunded: {
      subject: {
        ar: 'أعدنا إليك مبلغًا من طلبك {orderNumber, isolate}',
        en: 'Money of order {orderNumber} was sent back to you',
      },
      text: {
        ar: 'أُعيد إليك {amount}، ويظهر في حسابك خلال أيام بحسب البنك.',
        en: '{amount} was sent back to you; your bank shows it within days.',
      },
    },
    'transfer-rejected': {
      subject: {
        ar: 'لم نجد تحويل طلبك {orderNumber, isolate}',
        en: 'We could not find your transfer for order {orderNumber}',
      },
      text: {
        ar: 'لم نجد هذا التحويل: {reason, isolate}. راجع البيانات في صفحة الطلب وأرسل صورة التحويل من جديد.',
        en: "We could not find this transfer: {reason, isolate}. Check the details on the order's page and send the picture again.",
      },
    },
  },
  { place: 'mails' },
);

/** Mails to the new-order recipients. */
export const paymentIssuesMailTexts = defineTexts(
  'content/mail/paymentIssues',
  {
    subject: { ar: 'مدفوعات تحتاج إلى مراجعة', en: 'Payments that need a look' },
    waiting: {
      ar: '{count, plural, one {دفعة واحدة تنتظر قرارك منذ أكثر من يوم.} two {دفعتان تنتظران قرارك منذ أكثر من يوم.} few {# دفعات تنتظر قرارك منذ أكثر من يوم.} other {# دفعة تنتظر قرارك منذ أكثر من يوم.}}',
      en: '{count, plural, one {One payment has been waiting for your decision for longer than a day.} other {# payments have been waiting for your decision for longer than a day.}}',
    },
    text: { ar: 'تجدها في لوحة الإدارة، ومعها ما يمكن فعله.', en: 'The admin area lists what can be done.' },
    button: { ar: 'فتح المدفوعات', en: 'Open the payments' },
  },
  { place: 'mails' },
);

/** Below the order in mails to an unverified address. */
export const transferProofMailTexts = defineTexts(
  'content/mail/proof',
  {
    text: {
      ar: 'هذا البريد لم يُؤكَّد بعد. أكّده لتصلك رسالة عن كل طلب.',
      en: 'This address is not confirmed yet. Confirm it to get a message about every order.',
    },
    button: { ar: 'أكّد بريدك', en: 'Confirm your address' },
    otherwise: {
      ar: 'إن لم تكن أنت من طلب، فتجاهل هذه الرسالة.',
      en: 'If it was not you who ordered, ignore this message.',
    },
  },
  { place: 'mails' },
);
