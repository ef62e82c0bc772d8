import { defineTexts } from '#core/i18n/define-texts.ts';

/** After an admin has changed an order; amounts and quantities are formatted. */
export const orderChangedMailTexts = defineTexts(
  'content/mail/orderChanged',
  {
    subject: { ar: 'عدّلنا طلبك {orderNumber, isolate}', en: 'We changed your order {orderNumber}' },
    text: {
      ar: 'عدّلنا طلبك. هذا ما تغيّر فيه، وبعده الطلب كما صار. إن لم تطلب هذا التعديل، فردّ على هذه الرسالة.',
      en: 'We changed your order. This is what is different, with the order as it is now below. If you did not ask for it, reply to this message.',
    },
    title: { ar: 'ما تغيّر', en: 'What changed' },
    added: { ar: 'أُضيف: {quantity}', en: 'Added: {quantity}' },
    removed: { ar: 'حُذف: {quantity}', en: 'Taken out: {quantity}' },
    quantity: { ar: 'كان {before}، وصار {after}', en: 'Was {before}, now {after}' },
    address: { ar: 'عنوان الشحن', en: 'Shipping address' },
    gift: { ar: 'خيارات الهدية', en: 'Gift options' },
    totalBefore: { ar: 'الإجمالي قبل التعديل', en: 'Total before' },
    totalAfter: { ar: 'الإجمالي الآن', en: 'Total now' },
    total: { ar: 'الإجمالي الآن {after}، وكان {before}.', en: 'The total is now {after}; it was {before}.' },
    toPay: { ar: 'بقي من ثمن الطلب {amount}.', en: '{amount} of the order is still to be paid.' },
    givenBack: { ar: 'نعيد إليك {amount}.', en: 'We send {amount} back to you.' },
  },
  { place: 'mails' },
);
