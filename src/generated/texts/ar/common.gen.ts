// Generated from 
//   src/features/products/catalogue.texts.ts
//   src/core/i18n/counts.texts.ts
//   src/core/forms/fields.texts.ts
//   src/features/storefront/layout.texts.ts
//   src/features/products/product.texts.ts
//   src/features/search/product-list.texts.ts
//   src/core/ui/states.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

export const catalogueTexts = {
  categories: {
    all: 'الكل',
    plates: 'أطباق',
    bowls: 'سلطانيات',
    cups: 'فناجين وأكواب',
    sets: 'أطقم',
  },
  badges: {
    SALE: 'تخفيض',
    NEW: 'جديد',
    percentOff: ({ percent }: { readonly percent: string }) => `خصم ${percent}`,
  },
  was: ({ price }: { readonly price: string }) => `بدلًا من ${price}`,
  withTax: ({ price }: { readonly price: string }) => `${price} شاملًا الضريبة`,
  now: ({ price }: { readonly price: string }) => `السعر الآن ${price}`,
  soldOutForNow: 'نفد مؤقتًا',
  notifyMe: 'أبلغني عند توفّره',
  addToCart: 'أضف إلى السلة',
  quantity: 'الكمية',
  increase: 'زيادة الكمية',
  decrease: 'إنقاص الكمية',
  wishlistAdd: 'إضافة إلى المفضلة',
  wishlistRemove: 'إزالة من المفضلة',
  soon: 'قريبًا',
};

export const countsTexts = {
  products: plural('ar', { zero: 'لا توجد منتجات', one: 'منتج واحد', two: 'منتجان', few: '{count} منتجات', many: '{count} منتجًا', other: '{count} منتج' }),
  items: plural('ar', { zero: 'لا توجد قطع', one: 'قطعة واحدة', two: 'قطعتان', few: '{count} قطع', other: '{count} قطعة' }),
  reviews: plural('ar', { zero: 'لا توجد تقييمات', one: 'تقييم واحد', two: 'تقييمان', few: '{count} تقييمات', many: '{count} تقييمًا', other: '{count} تقييم' }),
  stars: plural('ar', { zero: 'بلا نجوم', one: 'نجمة واحدة', two: 'نجمتان', few: '{count} نجوم', other: '{count} نجمة' }),
  remainingStock: plural('ar', { zero: 'نفدت الكمية', one: 'بقيت قطعة واحدة فقط', two: 'بقيت قطعتان فقط', few: 'بقيت {count} قطع فقط', other: 'بقيت {count} قطعة فقط' }),
  charactersLeft: plural('ar', { zero: 'لم يبقَ أي حرف', one: 'بقي حرف واحد', two: 'بقي حرفان', few: 'بقي {count} أحرف', many: 'بقي {count} حرفًا', other: 'بقي {count} حرف' }),
};

export const fieldsTexts = {
  name: 'الاسم',
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  phoneHint: 'اكتب رقمًا صحيحًا، مثل \u2068+201012345678\u2069',
  dob: 'تاريخ الميلاد',
  password: 'كلمة المرور',
  address: 'العنوان',
  city: 'المدينة',
  postalCode: 'الرمز البريدي',
  optional: '(اختياري)',
  allRequired: 'جميع الحقول مطلوبة.',
  wait: 'يُرجى الانتظار...',
  sending: 'جارٍ الإرسال...',
  cancel: 'إلغاء',
  close: 'إغلاق',
  undo: 'تراجع',
  tryAgain: 'حاول مرة أخرى',
};

export const productTexts = {
  inStock: 'متوفر وجاهز للشحن',
  outOfStock: 'هذا المنتج نفد مؤقتًا',
  description: 'الوصف',
  features: 'المواصفات',
  youSave: ({ amount }: { readonly amount: string }) => `وفّر ${amount}`,
  saleUntil: ({ day }: { readonly day: string }) => `ينتهي التخفيض بنهاية ${day}`,
  saleUntilTime: ({ day, time }: { readonly day: string; readonly time: string }) => `ينتهي التخفيض ${day}، الساعة ${time}`,
  share: 'مشاركة',
  gallery: {
    label: 'صور المنتج',
    image: ({ index, total }: { readonly index: string; readonly total: string }) => `صورة ${index} من ${total}`,
    zoom: 'تكبير الصورة',
    comingSoon: 'الصورة قيد الإعداد',
  },
  notFound: {
    title: 'المنتج غير موجود',
    back: 'العودة إلى المنتجات',
  },
  reviews: {
    average: ({ rating }: { readonly rating: string }) => `متوسط التقييم: ${rating} من ٥`,
  },
};

export const productListTexts = {
  titleAll: 'جميع المنتجات',
  categories: 'الأقسام',
  search: 'بحث',
  searchPlaceholder: 'ابحث في المنتجات',
  filters: 'تصفية',
  showOnly: 'اعرض فقط',
  done: 'تم',
  applied: 'التصفية الحالية',
  removeFilter: ({ filter }: { readonly filter: string }) => `أزل التصفية: ${isolateText(filter)}`,
  clearFilters: 'أزل التصفية كلها',
  sort: 'ترتيب حسب',
  sortBy: {
    fit: 'الأنسب',
    name: 'الاسم',
    priceLow: 'السعر: من الأقل إلى الأعلى',
    priceHigh: 'السعر: من الأعلى إلى الأقل',
    newest: 'الأحدث',
  },
};

export const statesTexts = {
  carousel: {
    previous: 'السابق',
    next: 'التالي',
    role: 'عرض شرائح',
    slide: ({ index, total }: { readonly index: string; readonly total: string }) => `شريحة ${index} من ${total}`,
  },
  loading: 'جارٍ التحميل...',
  couldNotLoad: 'تعذّر التحميل',
  notLoaded: 'لم يكتمل تحميل الصفحة، فلم يُنفَّذ ما ضغطت عليه.',
  backHome: 'العودة إلى الرئيسية',
  needsScripts: 'تحتاج هذه الصفحة إلى جافا سكريبت، فالسلة والطلبات والحسابات لا تعمل من دونها. فعّلها في إعدادات متصفحك ثم أعد تحميل الصفحة، أو راسلنا أو اتصل بنا:',
  notFound: {
    title: 'الصفحة غير موجودة',
    headline: 'هذه القطعة ليست في مكانها',
    text: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى عنوان آخر.',
  },
  error: {
    title: 'حدث خطأ غير متوقع في التطبيق!',
    text: 'حدثت مشكلة من جانبنا. أعد تحميل الصفحة أو عد إلى الرئيسية.',
    reload: 'إعادة التحميل',
  },
  unavailable: {
    title: 'المتجر مغلق للحظات',
    text: 'لا نستطيع الوصول إلى الرفوف الآن. سلتك محفوظة على جهازك، فحاول مرة أخرى بعد قليل.',
  },
};

export const messages = (shop: ShopValues) => ({
  layout: {
  brand: shop.shopName,
  tagline: 'بورسلين من تراث مصر',
  skip: 'الانتقال إلى المحتوى',
  promisesLabel: 'وعودنا',
  announcementLabel: 'إعلان',
  promises: [(shop.freeShipping === 'always' ? 'شحن مجاني لكل الطلبات' : shop.freeShipping === 'never' ? `توصيل خلال ${businessDays(shop.delivery, units)}` : shop.freeShipping === 'byDestination' ? `شحن إلى كل المحافظات من ${shop.shippingFee}` : `شحن مجاني للطلبات من ${shop.freeShippingFrom} فأكثر`), `إرجاع خلال ${units.days(shop.returnDays)}`, `نرد عليك خلال ${units.hours(shop.replyHours)}`],
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
    cartWith: ({ items }: { readonly items: string }) => `السلة، ${items}`,
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    breadcrumb: 'مسار التصفح',
  },
  footer: {
    description: 'بورسلين للمائدة وللهدايا: أطباق وفناجين وأطقم مستوحاة من مصر القديمة والقاهرة الإسلامية.',
    quickLinks: 'روابط سريعة',
    customerService: 'خدمة العملاء',
    policiesLabel: 'معلومات الشراء',
    policies: {
      delivery: 'الشحن والتوصيل',
      returns: 'الإرجاع',
      privacy: 'الخصوصية',
      terms: 'الشروط',
      faq: 'الأسئلة الشائعة',
    },
    followUs: 'تابعنا',
    social: {
      instagram: 'إنستجرام',
      facebook: 'فيسبوك',
      tiktok: 'تيك توك',
      pinterest: 'بنترست',
    },
    newsletter: 'النشرة البريدية',
    newsletterText: 'جديدنا وعروضنا على بريدك.',
    newsletterPlaceholder: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    subscribing: 'جارٍ الاشتراك...',
    payments: 'الدفع: فيزا أو ماستركارد أو إنستاباي أو نقدًا',
    copyright: ({ years }: { readonly years: string }) => `© ${years} ${shop.shopName}. جميع الحقوق محفوظة.`,
  },
},
  catalogue: catalogueTexts,
  counts: countsTexts,
  fields: fieldsTexts,
  product: productTexts,
  productList: productListTexts,
  states: statesTexts,
});
