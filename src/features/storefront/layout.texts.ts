import { defineTexts } from '#core/i18n/define-texts.ts';
import { newsletterConsent } from '#features/newsletter/newsletter-consent.texts.ts';

export const layout = defineTexts(
  'common/layout',
  {
    brand: { ar: '{shopName}', en: '{shopName}' },
    tagline: { ar: 'بورسلين من تراث مصر', en: 'Egyptian-heritage porcelain' },
    skip: { ar: 'الانتقال إلى المحتوى', en: 'Skip to content' },
    promisesLabel: { ar: 'وعودنا', en: 'Our promises' },
    announcementLabel: { ar: 'إعلان', en: 'Announcement' },
    promises: {
      ar: [
        '{freeShipping, select, always {شحن مجاني لكل الطلبات} never {توصيل خلال {delivery, businessDays}} other {شحن مجاني للطلبات من {freeShippingFrom} فأكثر} byDestination {شحن إلى كل المحافظات من {shippingFee}}}',
        'إرجاع خلال {returnDays, days}',
        'نرد عليك خلال {replyHours, hours}',
      ],
      en: [
        '{freeShipping, select, always {Free shipping on every order} never {Delivery in {delivery, businessDays}} other {Free shipping on orders of {freeShippingFrom} or more} byDestination {Delivery across Egypt from {shippingFee}}}',
        '{returnDays, number}-day returns',
        'We reply within {replyHours, hours}',
      ],
    },
    nav: {
      label: { ar: 'التنقل الرئيسي', en: 'Main navigation' },
      home: { ar: 'الرئيسية', en: 'Home' },
      products: { ar: 'المنتجات', en: 'Products' },
      collections: { ar: 'المجموعات', en: 'Collections' },
      newArrivals: { ar: 'وصل حديثًا', en: 'New Arrivals' },
      onSale: { ar: 'التخفيضات', en: 'On Sale' },
      about: { ar: 'من نحن', en: 'About' },
      contact: { ar: 'تواصل معنا', en: 'Contact' },
      myAccount: { ar: 'حسابي', en: 'My Account' },
      login: { ar: 'تسجيل الدخول', en: 'Login' },
      logout: { ar: 'تسجيل الخروج', en: 'Logout' },
      admin: { ar: 'لوحة الإدارة', en: 'Admin area' },
      cart: { ar: 'السلة', en: 'Cart' },
      cartWith: { ar: 'السلة، {items}', en: 'Cart, {items}' },
      openMenu: { ar: 'فتح القائمة', en: 'Open menu' },
      closeMenu: { ar: 'إغلاق القائمة', en: 'Close menu' },
      breadcrumb: { ar: 'مسار التصفح', en: 'Breadcrumb' },
    },
    footer: {
      description: {
        ar: 'بورسلين للمائدة وللهدايا: أطباق وفناجين وأطقم مستوحاة من مصر القديمة والقاهرة الإسلامية.',
        en: 'Porcelain for the table and for gifts: plates, cups and sets inspired by ancient Egypt and Islamic Cairo.',
      },
      quickLinks: { ar: 'روابط سريعة', en: 'Quick Links' },
      customerService: { ar: 'خدمة العملاء', en: 'Customer Service' },
      policiesLabel: { ar: 'معلومات الشراء', en: 'Shopping information' },
      /** Titles of the pages below `/policies`. */
      policies: {
        delivery: { ar: 'الشحن والتوصيل', en: 'Shipping and delivery' },
        returns: { ar: 'الإرجاع', en: 'Returns' },
        privacy: { ar: 'الخصوصية', en: 'Privacy' },
        terms: { ar: 'الشروط', en: 'Terms' },
        faq: { ar: 'الأسئلة الشائعة', en: 'Questions' },
      },
      followUs: { ar: 'تابعنا', en: 'Follow Us' },
      social: {
        instagram: { ar: 'إنستجرام', en: 'Instagram' },
        facebook: { ar: 'فيسبوك', en: 'Facebook' },
        tiktok: { ar: 'تيك توك', en: 'TikTok' },
        pinterest: { ar: 'بنترست', en: 'Pinterest' },
      },
      newsletter: { ar: 'النشرة البريدية', en: 'Newsletter' },
      newsletterText: newsletterConsent,
      newsletterPlaceholder: { ar: 'بريدك الإلكتروني', en: 'Your email address' },
      subscribe: { ar: 'اشترك', en: 'Subscribe' },
      subscribing: { ar: 'جارٍ الاشتراك...', en: 'Subscribing...' },
      payments: { ar: 'الدفع: فيزا أو ماستركارد أو إنستاباي أو نقدًا', en: 'Pay by Visa, Mastercard, InstaPay or cash' },
      copyright: { ar: '© {years} {shopName}. جميع الحقوق محفوظة.', en: '© {years} {shopName}. All rights reserved.' },
    },
  },
  { place: 'everyPage' },
);
