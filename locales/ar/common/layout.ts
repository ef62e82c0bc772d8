import { rulesIn } from '../../rules.ts';

const rules = rulesIn('ar');

export const layout = {
  brand: 'لازورد',
  tagline: 'بورسلين من تراث مصر',
  skip: 'الانتقال إلى المحتوى',
  promisesLabel: 'وعودنا',
  promises: [
    `شحن مجاني للطلبات من ${rules.freeShippingFrom}`,
    `إرجاع خلال ${rules.returnDays} يومًا`,
    `نرد عليك خلال ${rules.replyHours} ساعة`,
  ],
  /** Name of the other language in that language. */
  otherLanguage: 'English',
  nav: {
    label: 'التنقل الرئيسي',
    home: 'الرئيسية',
    products: 'المنتجات',
    collections: 'المجموعات',
    newArrivals: 'وصل حديثًا',
    onSale: 'التخفيضات',
    about: 'من نحن',
    contact: 'تواصل معنا',
    myAccount: 'حسابي',
    login: 'تسجيل الدخول',
    logout: 'تسجيل الخروج',
    cart: 'السلة',
    cartWith: ({ items }: { items: string }) => `السلة، ${items}`,
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    breadcrumb: 'مسار التصفح',
  },
  footer: {
    description: 'بورسلين للمائدة وللهدايا: أطباق وفناجين وأطقم مستوحاة من مصر القديمة والقاهرة الإسلامية.',
    quickLinks: 'روابط سريعة',
    customerService: 'خدمة العملاء',
    shipping: 'الشحن والتوصيل',
    returns: 'الإرجاع',
    questions: 'الأسئلة الشائعة',
    followUs: 'تابعنا',
    social: { instagram: 'إنستجرام', facebook: 'فيسبوك', tiktok: 'تيك توك', pinterest: 'بنترست' },
    newsletter: 'النشرة البريدية',
    newsletterText: 'جديدنا وعروضنا على بريدك.',
    newsletterPlaceholder: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    subscribing: 'جارٍ الاشتراك...',
    payments: 'الدفع: فيزا أو ماستركارد أو إنستاباي أو نقدًا',
    copyright: ({ years }: { years: string }) => `© ${years} لازورد. جميع الحقوق محفوظة.`,
  },
};
