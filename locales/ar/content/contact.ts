import { limitsIn } from '../../form-limits.ts';
import type { ShopValues } from '../../shop-values.ts';
import { businessDays, days, hours } from '../units.ts';

const limits = limitsIn('ar');

/** The text of a consent (decision 107): a change needs a new version in `locales/consents.ts`. */
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
        answer: `${
          {
            always: 'الشحن مجاني لكل الطلبات.',
            never: `تكلفة الشحن ${shop.shippingFee}.`,
            'by destination': `تكلفة الشحن حسب المحافظة، ابتداءً من ${shop.shippingFee}، وتظهر لك قبل تأكيد الطلب.`,
            'from a subtotal': `الشحن مجاني إذا بلغ المجموع الفرعي ${shop.freeShippingFrom} أو أكثر، وتكلفته ${shop.shippingFee} لما دون ذلك.`,
          }[shop.freeShipping]
        } ويصل الطلب خلال ${businessDays(shop.delivery)}.`,
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
  privacy: {
    title: 'بياناتك عندنا',
    items: [
      {
        key: 'kept',
        question: 'ماذا نحفظ عنك، ولماذا؟',
        answer:
          'ما تكتبه أنت: بيانات حسابك وعناوينك لتطلب بها، وطلباتك لنوصلها ونمسك دفاترنا، وآراءك لننشرها باسمك الأول، وبريدك إذا طلبت نشرتنا أو خبرًا عن منتج، ورسائلك لنرد عليها. ومع كل دخول إلى حسابك نوع الجهاز وعنوان الشبكة، لنحميه. ولا نتتبعك، ولا نعرض إعلانات غيرنا.',
      },
      {
        key: 'seen',
        question: 'من يرى بياناتك؟',
        answer:
          'من يعمل في المتجر، ومن يوصل إليك طلبك. ولا نبيعها لأحد. ومحادثة الطلب على واتساب لا تُرسل إلا إذا أرسلتها أنت.',
      },
      {
        key: 'kept-until',
        question: 'إلى متى نحفظها؟',
        answer:
          'ما دام حسابك. فإذا حذفته حُذفت، وتبقى طلباتك في دفاترنا دون اسمك ولا عنوانك، وآراؤك دون اسمك، وسجل ما وافقت عليه ثلاث سنوات دون اسمك ولا بريدك. ونحفظ رسائلك إلينا سنتين، وبريدك في النشرة حتى تلغي اشتراكك.',
      },
      {
        key: 'rights',
        question: 'ما حقوقك؟',
        answer:
          'في ملفك الشخصي تنزّل كل ما نحفظه عنك، وتصحّحه، وتسحب موافقتك، وتحذف حسابك. وفي آخر كل رسالة من نشرتنا رابط تلغي به اشتراكك. وإن لم يكن لك حساب فاكتب إلينا. ولك أن تشكونا إلى مركز حماية البيانات الشخصية.',
      },
    ],
  },
});
