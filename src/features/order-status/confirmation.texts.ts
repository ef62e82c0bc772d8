import { defineTexts } from '#core/i18n/define-texts.ts';

export const confirmation = defineTexts(
  'checkout/confirmation',
  {
    title: { ar: 'شكرًا لطلبك!', en: 'Thank you for your order!' },
    text: { ar: 'استلمنا طلبك وسنؤكده معك.', en: 'We have received your order and will confirm it with you.' },
    /** Replaces the thanks once the shop has confirmed the order. */
    later: {
      processing: {
        title: { ar: 'نجهّز طلبك', en: 'We are preparing your order' },
        text: { ar: 'أكدناه، ونغلّفه الآن بعناية.', en: 'It is confirmed, and we are packing it with care.' },
      },
      shipped: {
        title: { ar: 'طلبك في الطريق', en: 'Your order is on its way' },
        text: { ar: 'خرج من متجرنا إلى عنوانك.', en: 'It has left our shop for your address.' },
      },
      delivered: {
        title: { ar: 'وصل طلبك', en: 'Your order has arrived' },
        text: { ar: 'نتمنى أن تسعد به.', en: 'We hope that it brings you joy.' },
      },
    },
    orderNumber: { ar: 'رقم الطلب', en: 'Order Number' },
    copy: { ar: 'انسخ رقم الطلب', en: 'Copy the order number' },
    copied: { ar: 'نُسخ رقم الطلب', en: 'The order number is copied' },
    estimated: { ar: 'موعد التسليم المتوقع', en: 'Estimated Delivery' },
    window: { ar: 'خلال {days, businessDays}', en: '{days, businessDays}' },
    shippingAddress: { ar: 'عنوان الشحن', en: 'Shipping Address' },
    items: { ar: 'منتجات الطلب', en: 'Order Items' },
    unknown: {
      ar: 'لا نجد طلبًا بهذا الرقم بين طلباتك. راجع الرقم، أو الحساب الذي سجّلت الدخول به.',
      en: 'There is no order of this number among yours. Check the number, or the account you are signed in with.',
    },
    account: { ar: 'عرض طلباتي', en: 'View My Orders' },
    chat: {
      title: { ar: 'لم تُفتح المحادثة؟', en: 'The chat did not open?' },
      text: {
        ar: 'قد يكون المتصفح منعها. افتحها من هنا، وفيها تفاصيل طلبك مكتوبة.',
        en: 'The browser may have blocked it. Open it here, with your order already written in.',
      },
      open: { ar: 'إرسال الطلب عبر واتساب', en: 'Send the order on WhatsApp' },
      later: {
        title: { ar: 'لديك سؤال عن طلبك؟', en: 'A question about your order?' },
        text: {
          ar: 'راسلنا على واتساب، ورقم طلبك مكتوب في الرسالة.',
          en: 'Write to us on WhatsApp. The message has the number of your order.',
        },
        open: { ar: 'راسلنا عبر واتساب', en: 'Write to us on WhatsApp' },
      },
      qr: { ar: 'رمز مربع يفتح محادثة الطلب على هاتفك', en: 'Square code that opens the order chat on your phone' },
    },
    transfer: {
      title: { ar: 'حوّل المبلغ عبر إنستاباي', en: 'Transfer the amount with InstaPay' },
      amount: { ar: 'المبلغ المطلوب', en: 'Exact amount' },
      missing: { ar: 'المبلغ الباقي', en: 'Missing amount' },
      /** After a part payment. */
      arrived: {
        ar: 'وصل {amount} من {total}. حوّل الباقي وأرفق صورته.',
        en: '{amount} of {total} has arrived. Transfer the rest and attach its picture.',
      },
      account: { ar: 'الحساب', en: 'Account' },
      reference: { ar: 'اكتب في خانة الملاحظات', en: 'Write in the note' },
      copy: { ar: 'نسخ', en: 'Copy' },
      copied: { ar: 'تم النسخ', en: 'Copied' },
    },
  },
  { place: 'confirmation', excluded: ['window'] },
);

export const orderStatusMeta = defineTexts(
  'content/meta/confirmation',
  {
    title: { ar: 'تأكيد الطلب | {shopName}', en: 'Order Confirmation | {shopName}' },
    description: { ar: 'رقم طلبك وموعد تسليمه وتفاصيله.', en: 'Your order number, delivery date and details.' },
  },
  { place: 'searchEngines' },
);
