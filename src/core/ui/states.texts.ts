import { defineTexts } from '#core/i18n/define-texts.ts';

/** Shared texts: carousels, loading states and error pages. */
export const states = defineTexts(
  'common/states',
  {
    carousel: {
      previous: { ar: 'السابق', en: 'Previous' },
      next: { ar: 'التالي', en: 'Next' },
      role: { ar: 'عرض شرائح', en: 'carousel' },
      slide: { ar: 'شريحة {index} من {total}', en: 'Slide {index} of {total}' },
    },
    loading: { ar: 'جارٍ التحميل...', en: 'Loading...' },
    couldNotLoad: { ar: 'تعذّر التحميل', en: 'Could not load' },
    notLoaded: {
      ar: 'لم يكتمل تحميل الصفحة، فلم يُنفَّذ ما ضغطت عليه.',
      en: 'The page has not loaded completely, so your press had no effect.',
    },
    backHome: { ar: 'العودة إلى الرئيسية', en: 'Back to Home' },
    needsScripts: {
      ar: 'تحتاج هذه الصفحة إلى جافا سكريبت، فالسلة والطلبات والحسابات لا تعمل من دونها. فعّلها في إعدادات متصفحك ثم أعد تحميل الصفحة، أو راسلنا أو اتصل بنا:',
      en: 'This page needs JavaScript, as the cart, orders and accounts do. Allow it in your browser’s settings and reload the page, or write to us or call us:',
    },
    notFound: {
      title: { ar: 'الصفحة غير موجودة', en: 'Page not found' },
      headline: { ar: 'هذه القطعة ليست في مكانها', en: 'This piece is not in its place' },
      text: {
        ar: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى عنوان آخر.',
        en: 'The page you asked for does not exist or has moved.',
      },
    },
    error: {
      title: { ar: 'حدث خطأ غير متوقع في التطبيق!', en: 'Unexpected Application Error!' },
      text: {
        ar: 'حدثت مشكلة من جانبنا. أعد تحميل الصفحة أو عد إلى الرئيسية.',
        en: 'Something went wrong on our side. Reload the page, or go back to the home page.',
      },
      reload: { ar: 'إعادة التحميل', en: 'Reload' },
    },
    unavailable: {
      title: { ar: 'المتجر مغلق للحظات', en: 'The shop is closed for a moment' },
      text: {
        ar: 'لا نستطيع الوصول إلى الرفوف الآن. سلتك محفوظة على جهازك، فحاول مرة أخرى بعد قليل.',
        en: 'We cannot reach the shelves right now. Your cart is kept on your device; please try again in a moment.',
      },
    },
  },
  { place: 'everyPage' },
);
