import { limitsIn } from '../../form-limits.ts';
import type { ShopValues } from '../../shop-values.ts';
import { placeholders } from '../placeholders.ts';
import { businessDays, days, hours } from '../units.ts';

const limits = limitsIn('ar');

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const contactMessageConsent = 'نحفظ ما تكتبه هنا لنرد عليك، ولا نستخدمه لغير ذلك.';

/** The contact page: cards, form, questions (specification 2). */
export const contact = (shop: ShopValues) => ({
  hero: {
    title: 'تواصل معنا',
    text: `لديك سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال ${hours(shop.replyHours)}.`,
  },
  cards: { email: 'البريد الإلكتروني', phone: 'الهاتف', address: 'العنوان', hours: 'مواعيد العمل' },
  hours: {
    days: ({ first, last }: { first: string; last: string }) => `من ${first} إلى ${last}`,
    times: ({ opens, closes }: { opens: string; closes: string }) => `من ${opens} إلى ${closes}`,
    zone: 'بتوقيت القاهرة',
  },
  form: {
    title: 'أرسل رسالة',
    subject: 'الموضوع',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال...',
    agreement: contactMessageConsent,
  },
  faq: {
    title: 'الأسئلة الشائعة',
    items: [
      {
        key: 'shipping',
        question: 'كم تكلفة الشحن، ومتى يصل طلبي؟',
        answer: `${placeholders.shippingTerms[shop.freeShipping]({ freeFrom: shop.freeShippingFrom, fee: shop.shippingFee })} ويصل الطلب خلال ${businessDays(shop.delivery)}.`,
      },
      {
        key: 'returns',
        question: 'هل يمكنني إرجاع قطعة؟',
        answer: `نعم، خلال ${days(shop.returnDays)} من الاستلام. أرسل إلينا رقم الطلب، واحتفظ بالقطعة غير مستعملة وفي غلافها الأصلي.`,
      },
      {
        key: 'care',
        question: 'كيف أعتني بقطع البورسلين؟',
        answer:
          'القطع ذات الخطوط الذهبية تُغسل يدويًا بإسفنجة ناعمة ولا تدخل الميكروويف. أما القطع الخالية من الزخرفة المعدنية فتصلح لغسالة الأطباق والميكروويف. وتوضح صفحة كل منتج نوعه.',
      },
      {
        key: 'gift',
        question: 'هل تغلّفون الهدايا؟',
        answer: `نعم، والتغليف مجاني. عند إتمام الطلب حدّد أنه هدية، واختر التغليف، وأضف رسالة لا تزيد على ${limits.giftMessageMax} حرف.`,
      },
    ],
  },
});
