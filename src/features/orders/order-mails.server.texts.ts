import { defineTexts } from '#core/i18n/define-texts.ts';
import { paymentStatus } from '#features/orders/order-status.texts.ts';

export const orderMailTexts = defineTexts(
  'content/mail/order',
  {
    pending: {
      subject: { ar: 'استلمنا طلبك {orderNumber, isolate}', en: 'We received your order {orderNumber}' },
      preheader: {
        ar: 'الإجمالي {total}، والتسليم المتوقع: {deliveryDate}.',
        en: 'Total {total}. Estimated delivery: {deliveryDate}.',
      },
    },
    processing: {
      subject: { ar: 'نجهّز طلبك {orderNumber, isolate}', en: 'We are preparing your order {orderNumber}' },
      preheader: { ar: 'سنراسلك مرة أخرى عند شحنه.', en: 'We will write again when it ships.' },
    },
    shipped: {
      subject: { ar: 'طلبك {orderNumber, isolate} في الطريق إليك', en: 'Your order {orderNumber} is on its way' },
      preheader: { ar: 'التسليم المتوقع: {deliveryDate}.', en: 'Estimated delivery: {deliveryDate}.' },
    },
    delivered: {
      subject: { ar: 'وصل طلبك {orderNumber, isolate}', en: 'Your order {orderNumber} has been delivered' },
      preheader: {
        ar: 'يمكنك إرجاع أي قطعة خلال {returnDays, days}.',
        en: 'You can return a piece within {returnDays, days}.',
      },
    },
    cancelled: {
      subject: { ar: 'أُلغي طلبك {orderNumber, isolate}', en: 'Your order {orderNumber} has been cancelled' },
      preheader: {
        ar: 'لأي استفسار، يمكنك الرد على هذه الرسالة.',
        en: 'Reply to this message if you have a question.',
      },
    },
    sentence: { ar: '{subject}.', en: '{subject}.' },
    button: { ar: 'عرض الطلب', en: 'View the order' },
    /** Payment method of an order with a payment page; `time` is formatted. */
    toPay: {
      until: {
        ar: 'لم يُدفع هذا الطلب بعد. نحجز قطعك حتى {time}، فادفع قبل ذلك لنبدأ تجهيزه.',
        en: 'This order is not paid yet. We keep your pieces until {time}: pay before then and we start packing.',
      },
      text: {
        ar: 'لم يُدفع هذا الطلب بعد. ادفع لنبدأ تجهيزه.',
        en: 'This order is not paid yet. Pay and we start packing.',
      },
    },
    /** Payment method of a free order. */
    nothingDue: paymentStatus.nothing_due,
    payButton: { ar: 'الدفع من صفحة الطلب', en: 'Pay from the order’s page' },
    details: { ar: 'تفاصيل الطلب', en: 'Order details' },
    placedOn: { ar: 'تاريخ الطلب', en: 'Order date' },
    arrival: { ar: '{date} ({window})', en: '{date} ({window})' },
    item: { ar: '{name, isolate} ×\u00a0{quantity}', en: '{name} ×\u00a0{quantity}' },
    moreItems: {
      ar: '{count, plural, one {وسطر آخر تجده في صفحة الطلب.} two {وسطران آخران تجدهما في صفحة الطلب.} few {و# سطور أخرى تجدها في صفحة الطلب.} many {و# سطرًا آخر تجدها في صفحة الطلب.} other {و# سطر آخر تجدها في صفحة الطلب.}}',
      en: '{count, plural, one {And one more line, which the order’s page shows.} other {And # more lines, which the order’s page shows.}}',
    },
  },
  { place: 'mails' },
);

/** Mail to the shop's owner. */
export const orderArrivedMailTexts = defineTexts(
  'content/mail/orderArrived',
  {
    subject: { ar: 'طلب جديد {orderNumber, isolate}', en: 'New order {orderNumber}' },
    about: {
      ar: 'وصل طلب جديد من {name, isolate}، وإجماليه {total}.',
      en: '{name, isolate} has placed an order of {total}.',
    },
    customer: { ar: 'بيانات العميل', en: 'Customer' },
    button: { ar: 'محادثة العميل عبر واتساب', en: 'Chat with the customer on WhatsApp' },
  },
  { place: 'mails' },
);

export const furtherOrdersMailTexts = defineTexts(
  'content/mail/furtherOrders',
  {
    subject: { ar: 'طلباتك الأخرى اليوم من {shopName}', en: 'Your other orders of today from {shopName}' },
    preheader: { ar: 'تجدها كلها في صفحة حسابك.', en: 'All of them are on your account page.' },
    body: {
      ar: [
        'وصلنا اليوم أكثر من طلب من حسابك. هذه رسالة واحدة عن كل ما بعد الطلب الأول، وتجد الطلبات كلها في صفحة حسابك.',
      ],
      en: [
        'We received more than one order from your account today. This is one message about all orders after the first; you find all of them on your account page.',
      ],
    },
    button: { ar: 'عرض الطلبات', en: 'View the orders' },
  },
  { place: 'mails' },
);
