import { defineTexts } from '#core/i18n/define-texts.ts';

/** Title and description of each page, for browsers, search engines and shared links (Open Graph). */
export const meta = defineTexts(
  'content/meta',
  {
    siteName: { ar: '{shopName}', en: '{shopName}' },
    notFound: {
      title: { ar: 'الصفحة غير موجودة | {shopName}', en: 'Page not found | {shopName}' },
      description: {
        ar: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى عنوان آخر.',
        en: 'The page you asked for does not exist or has moved.',
      },
    },
    error: {
      title: { ar: 'حدث خطأ غير متوقع في التطبيق! | {shopName}', en: 'Unexpected Application Error! | {shopName}' },
      description: {
        ar: 'حدثت مشكلة من جانبنا. أعد تحميل الصفحة أو عد إلى الرئيسية.',
        en: 'Something went wrong on our side. Reload the page, or go back to the home page.',
      },
    },
  },
  { place: 'searchEngines' },
);
