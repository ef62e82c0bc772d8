/** Texts of no single page: carousels, loading states and error pages. */
export const states = {
  carousel: {
    previous: 'السابق',
    next: 'التالي',
    role: 'عرض شرائح',
    slide: ({ index, total }: { index: string; total: string }) => `شريحة ${index} من ${total}`,
  },
  loading: 'جارٍ التحميل...',
  couldNotLoad: 'تعذّر التحميل',
  notLoaded: 'لم يكتمل تحميل الصفحة، فلم يُنفَّذ ما ضغطت عليه.',
  backHome: 'العودة إلى الرئيسية',
  needsScripts:
    'تحتاج هذه الصفحة إلى جافا سكريبت، فالسلة والطلبات والحسابات لا تعمل من دونها. فعّلها في إعدادات متصفحك ثم أعد تحميل الصفحة، أو راسلنا أو اتصل بنا:',
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
