import { MAX_GIFT_MESSAGE } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const contactMessageConsent = {
  ar: 'نحفظ ما تكتبه هنا لنرد عليك، ولا نستخدمه لغير ذلك.',
  en: 'We keep what you write here to answer you, and use it for nothing else.',
};

/** The contact page: cards, form, questions (specification 2). */
export const contact = defineTexts(
  'content/contact',
  {
    hero: {
      title: { ar: 'تواصل معنا', en: 'Contact us' },
      text: {
        ar: 'لديك سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال {replyHours, hours}.',
        en: 'A question about a piece, an order or a gift? Write to us and we will reply within {replyHours, hours}.',
      },
    },
    cards: {
      email: { ar: 'البريد الإلكتروني', en: 'Email' },
      phone: { ar: 'الهاتف', en: 'Phone' },
      address: { ar: 'العنوان', en: 'Address' },
      hours: { ar: 'مواعيد العمل', en: 'Working hours' },
    },
    hours: {
      days: { ar: 'من {first} إلى {last}', en: '{first} to {last}' },
      times: { ar: 'من {opens} إلى {closes}', en: '{opens} to {closes}' },
      zone: { ar: 'بتوقيت القاهرة', en: 'Cairo time' },
    },
    form: {
      title: { ar: 'أرسل رسالة', en: 'Send us a message' },
      subject: { ar: 'الموضوع', en: 'Subject' },
      message: { ar: 'الرسالة', en: 'Message' },
      send: { ar: 'إرسال الرسالة', en: 'Send Message' },
      sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
      agreement: contactMessageConsent,
    },
    faq: {
      title: { ar: 'الأسئلة الشائعة', en: 'Frequently Asked Questions' },
      items: [
        {
          key: { ar: 'shipping', en: 'shipping' },
          question: {
            ar: 'كم تكلفة الشحن، ومتى يصل طلبي؟',
            en: 'How much is shipping, and when will my order arrive?',
          },
          answer: {
            ar: '{freeShipping, select, always {الشحن مجاني لكل الطلبات.} never {تكلفة الشحن {shippingFee}.} byDestination {تكلفة الشحن حسب المحافظة، ابتداءً من {shippingFee}، وتظهر لك قبل تأكيد الطلب.} other {الشحن مجاني إذا بلغ المجموع الفرعي {freeShippingFrom} أو أكثر، وتكلفته {shippingFee} لما دون ذلك.}} ويصل الطلب خلال {delivery, businessDays}.',
            en: '{freeShipping, select, always {Shipping is free on every order.} never {Shipping costs {shippingFee}.} byDestination {Shipping depends on your governorate, from {shippingFee}; you see it before you order.} other {Shipping is free when your subtotal is {freeShippingFrom} or more; below that it costs {shippingFee}.}} Orders arrive within {delivery, businessDays}.',
          },
        },
        {
          key: { ar: 'returns', en: 'returns' },
          question: { ar: 'هل يمكنني إرجاع قطعة؟', en: 'Can I return a piece?' },
          answer: {
            ar: 'نعم، خلال {returnDays, days} من الاستلام. أرسل إلينا رقم الطلب، واحتفظ بالقطعة غير مستعملة وفي غلافها الأصلي.',
            en: 'Yes, within {returnDays, days} of receiving it. Send us your order number, and keep the piece unused and in its original packaging.',
          },
        },
        {
          key: { ar: 'care', en: 'care' },
          question: { ar: 'كيف أعتني بقطع البورسلين؟', en: 'How do I look after my porcelain?' },
          answer: {
            ar: 'القطع ذات الخطوط الذهبية تُغسل يدويًا بإسفنجة ناعمة ولا تدخل الميكروويف. أما القطع الخالية من الزخرفة المعدنية فتصلح لغسالة الأطباق والميكروويف. وتوضح صفحة كل منتج نوعه.',
            en: 'Wash pieces with gold lines by hand with a soft sponge and keep them out of the microwave. Pieces without metallic decoration can go in the dishwasher and the microwave. Each product page tells you which kind it is.',
          },
        },
        {
          key: { ar: 'gift', en: 'gift' },
          question: { ar: 'هل تغلّفون الهدايا؟', en: 'Do you wrap gifts?' },
          answer: {
            ar: 'نعم، والتغليف مجاني. عند إتمام الطلب حدّد أنه هدية، واختر التغليف، وأضف رسالة لا تزيد على {giftMessageMax} حرف.',
            en: 'Yes, and wrapping is free. At checkout, mark the order as a gift, choose gift wrapping and add a message of up to {giftMessageMax} characters.',
          },
        },
      ],
    },
  },
  { place: 'contact', values: { giftMessageMax: MAX_GIFT_MESSAGE } },
);

export const contactMeta = defineTexts(
  'content/meta/contact',
  {
    title: { ar: 'تواصل معنا | {shopName}', en: 'Contact | {shopName}' },
    description: {
      ar: 'سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال {replyHours, hours}.',
      en: 'A question about a piece, an order or a gift? Write to us and we will reply within {replyHours, hours}.',
    },
  },
  { place: 'searchEngines' },
);
