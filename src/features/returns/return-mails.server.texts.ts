import { defineTexts } from '#core/i18n/define-texts.ts';

/** Mails to the customer about a return. */
export const returnMailTexts = defineTexts(
  'content/mail/returns',
  {
    requested: {
      subject: {
        ar: 'وصلنا طلب إرجاع من طلبك {orderNumber, isolate}',
        en: 'We received your return request for order {orderNumber}',
      },
      text: {
        ar: 'وصلنا طلب الإرجاع، وسنراجعه ونخبرك بالرد.',
        en: 'We have your request to return pieces. We look at it and answer you.',
      },
    },
    approved: {
      subject: {
        ar: 'قبلنا الإرجاع من طلبك {orderNumber, isolate}',
        en: 'Your return from order {orderNumber} is approved',
      },
      text: {
        ar: 'قبلنا طلب الإرجاع. أعد القطع في غلافها كما وصلتك.',
        en: 'We have approved your return. Send the pieces back in their packaging, as they came.',
      },
    },
    refused: {
      subject: {
        ar: 'لم نقبل الإرجاع من طلبك {orderNumber, isolate}',
        en: 'We could not accept your return from order {orderNumber}',
      },
      text: { ar: 'لم نتمكن من قبول طلب الإرجاع.', en: 'We could not accept this return.' },
    },
    received: {
      subject: {
        ar: 'وصلتنا القطع المرتجعة من طلبك {orderNumber, isolate}',
        en: 'The returned pieces of order {orderNumber} have reached us',
      },
      text: { ar: 'وصلتنا القطع التي أعدتها.', en: 'The pieces that you sent back have reached us.' },
    },
    closed: {
      subject: {
        ar: 'أُغلق الإرجاع من طلبك {orderNumber, isolate}',
        en: 'Your return from order {orderNumber} is closed',
      },
      text: { ar: 'انتهى هذا الإرجاع.', en: 'This return has ended.' },
    },
    withdrawn: {
      subject: {
        ar: 'سُحب طلب الإرجاع من طلبك {orderNumber, isolate}',
        en: 'Your return from order {orderNumber} is withdrawn',
      },
      text: {
        ar: 'سُحب طلب الإرجاع كما أردت، وتبقى القطع معك.',
        en: 'You have withdrawn this return and keep the pieces.',
      },
    },
    'delivery-refused': {
      subject: {
        ar: 'عادت إلينا شحنة طلبك {orderNumber, isolate}',
        en: 'The parcel of your order {orderNumber} came back to us',
      },
      text: {
        ar: 'عادت إلينا الشحنة دون تسليم، فأُلغي الطلب. يمكنك طلب القطع من جديد.',
        en: 'The parcel came back to us undelivered, so the order is cancelled. You can order the pieces again.',
      },
    },
    amount: {
      ar: 'نرد إليك {amount}، ونراسلك عند إرسالها.',
      en: 'You get {amount} back, and we write when it is sent.',
    },
    items: { ar: 'القطع', en: 'Pieces' },
  },
  { place: 'mails' },
);
