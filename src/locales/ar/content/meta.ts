import type { ShopValues } from '../../shop-values.ts';
import { hours } from '../units.ts';

/** Title and description of each page, for browsers, search engines and shared links (Open Graph). */
export const meta = (shop: ShopValues) => {
  const titled = (title: string): string => `${title} | ${shop.name}`;
  return {
    siteName: shop.name,
    home: {
      title: `${shop.name} | بورسلين من تراث مصر`,
      description: `أطباق وفناجين وأطقم من البورسلين، مستوحاة من مصر القديمة والقاهرة الإسلامية.${
        {
          always: ' شحن مجاني لكل الطلبات.',
          never: '',
          'by destination': '',
          'from a subtotal': ` شحن مجاني للطلبات من ${shop.freeShippingFrom} فأكثر.`,
        }[shop.freeShipping]
      }`,
    },
    products: {
      title: titled('جميع المنتجات'),
      description: 'كل ما في المتجر من أطباق وفناجين وأطقم البورسلين، مع البحث والترتيب حسب الاسم أو السعر.',
    },
    newArrivals: { title: titled('وصل حديثًا'), description: `أحدث قطع البورسلين في ${shop.name}، بنقوش من تراث مصر.` },
    onSale: {
      title: titled('التخفيضات'),
      description: ({ percent }: { percent: string }) => `قطع بورسلين مختارة بخصم يصل إلى ${percent} حتى نفاد الكمية.`,
      withoutSale: 'هنا تجد قطع البورسلين المخفّضة السعر. لا تخفيضات في الوقت الحالي.',
    },
    categories: {
      plates: {
        title: titled('أطباق'),
        description: 'أطباق حلوى وأطباق رئيسية وأطباق تقديم من البورسلين، بين لوتس وجعران ونجمة.',
      },
      bowls: {
        title: titled('سلطانيات'),
        description: 'مجموعة السلطانيات قيد الإعداد، وتجد السلطانيات الآن ضمن أطقم البورسلين.',
      },
      cups: { title: titled('فناجين وأكواب'), description: 'فناجين للقهوة وأخرى للشاي من البورسلين، ومج لكل يوم.' },
      sets: { title: titled('أطقم'), description: 'أطقم شاي وقهوة وسفرة من البورسلين، للضيوف أو للهدايا.' },
    },
    product: ({ name, description }: { name: string; description: string }) => ({ title: titled(name), description }),
    productNotFound: { title: titled('المنتج غير موجود'), description: 'هذا المنتج غير موجود أو لم يعد معروضًا.' },
    about: {
      title: titled('من نحن'),
      description: 'متجر إلكتروني للبورسلين المزخرف، المستوحى من تراثين في مصر: المصري القديم والإسلامي.',
    },
    contact: {
      title: titled('تواصل معنا'),
      description: `سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال ${hours(shop.replyHours)}.`,
    },
    policies: {
      delivery: {
        title: titled('الشحن والتوصيل'),
        description: 'أين نوصّل، وكم يكلّف، ومتى يصل طلبك، وكيف نغلّف القطع القابلة للكسر.',
      },
      returns: {
        title: titled('الإرجاع'),
        description: 'كيف تُرجع قطعة، وماذا تفعل إن وصلتك مكسورة، ومتى يعود إليك المبلغ.',
      },
      privacy: {
        title: titled('الخصوصية'),
        description: 'ماذا نحفظ من بياناتك، ولماذا، وإلى متى، ومن يراها، وما حقوقك.',
      },
      terms: { title: titled('الشروط'), description: `شروط الشراء من ${shop.name}: الأسعار والطلب والدفع والخصومات.` },
      faq: {
        title: titled('الأسئلة الشائعة'),
        description: 'إجابات عن الشحن والدفع والإرجاع والهدايا والعناية بالبورسلين.',
      },
    },
    cart: { title: titled('سلة التسوق'), description: 'القطع التي اخترتها، وإجمالي طلبك مفصّلًا.' },
    checkout: { title: titled('إتمام الطلب'), description: 'بيانات الشحن وطريقة الدفع وتأكيد الطلب.' },
    confirmation: { title: titled('تأكيد الطلب'), description: 'رقم طلبك وموعد تسليمه وتفاصيله.' },
    auth: {
      description: shop.hasWelcomeCode
        ? `ادخل إلى حسابك أو أنشئ حسابًا بخصم ${shop.welcomePercent} على طلبك الأول.`
        : 'ادخل إلى حسابك أو أنشئ حسابًا.',
    },
    link: { description: 'هنا تصل الروابط من رسائلنا إلى بريدك.' },
    account: { description: 'طلباتك وعناوينك ومفضلتك وبياناتك.' },
    admin: { description: 'الرسائل والطلبات وأكواد الخصم وإشعارات التوفّر.' },
    confirmNewsletter: { title: titled('تأكيد الاشتراك'), description: `الاشتراك في نشرة ${shop.name} البريدية.` },
    unsubscribe: { title: titled('إلغاء الاشتراك'), description: `الخروج من قائمة رسائل ${shop.name}.` },
    notFound: { title: titled('الصفحة غير موجودة'), description: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى عنوان آخر.' },
    error: {
      title: titled('حدث خطأ غير متوقع في التطبيق!'),
      description: 'حدثت مشكلة من جانبنا. أعد تحميل الصفحة أو عد إلى الرئيسية.',
    },
  };
};
