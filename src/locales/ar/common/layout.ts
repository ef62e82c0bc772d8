import type { ShopValues } from '../../shop-values.ts';
import { businessDays, days, hours } from '../units.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const newsletterConsent = 'جديدنا وعروضنا على بريدك.';

export const layout = (shop: ShopValues) => ({
  brand: shop.name,
  tagline: 'بورسلين من تراث مصر',
  skip: 'الانتقال إلى المحتوى',
  promisesLabel: 'وعودنا',
  announcementLabel: 'إعلان',
  promises: [
    {
      always: 'شحن مجاني لكل الطلبات',
      never: `توصيل خلال ${businessDays(shop.delivery)}`,
      'from a subtotal': `شحن مجاني للطلبات من ${shop.freeShippingFrom} فأكثر`,
      'by destination': `شحن إلى كل المحافظات من ${shop.shippingFee}`,
    }[shop.freeShipping],
    `إرجاع خلال ${days(shop.returnDays)}`,
    `نرد عليك خلال ${hours(shop.replyHours)}`,
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
    admin: 'لوحة الإدارة',
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
    policiesLabel: 'معلومات الشراء',
    /** Titles of the pages below `/policies`. */
    policies: {
      delivery: 'الشحن والتوصيل',
      returns: 'الإرجاع',
      privacy: 'الخصوصية',
      terms: 'الشروط',
      faq: 'الأسئلة الشائعة',
    },
    followUs: 'تابعنا',
    social: { instagram: 'إنستجرام', facebook: 'فيسبوك', tiktok: 'تيك توك', pinterest: 'بنترست' },
    newsletter: 'النشرة البريدية',
    newsletterText: newsletterConsent,
    newsletterPlaceholder: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    subscribing: 'جارٍ الاشتراك...',
    payments: 'الدفع: فيزا أو ماستركارد أو إنستاباي أو نقدًا',
    copyright: ({ years }: { years: string }) => `© ${years} ${shop.name}. جميع الحقوق محفوظة.`,
  },
});
