import { isolate } from '../format.ts';

/** The product list: panel, search, sorting, filters, and what is said when nothing matches. */
export const list = {
  titleAll: 'جميع المنتجات',
  categories: 'الأقسام',
  search: 'بحث',
  searchPlaceholder: 'ابحث في المنتجات',
  clearSearch: 'مسح البحث',
  filters: 'تصفية',
  showOnly: 'اعرض فقط',
  done: 'تم',
  applied: 'التصفية الحالية',
  removeFilter: ({ filter }: { filter: string }) => `أزل التصفية: ${isolate(filter)}`,
  clearFilters: 'أزل التصفية كلها',
  sort: 'ترتيب حسب',
  sortBy: {
    name: 'الاسم',
    priceLow: 'السعر: من الأقل إلى الأعلى',
    priceHigh: 'السعر: من الأعلى إلى الأقل',
  },
  showing: ({ shown, total }: { shown: string; total: string }) => `يظهر ${shown} من ${total}`,
  showMore: 'اعرض المزيد',
  otherLanguage: 'نتائج بالإنجليزية',
  none: {
    title: 'لا توجد منتجات مطابقة',
    text: 'جرّب كلمة أخرى أو اعرض المنتجات كلها.',
    reset: 'عرض كل المنتجات',
  },
  noBowls: {
    title: 'السلطانيات ما زالت قيد الإعداد',
    text: 'لا تُباع السلطانيات منفردة بعد. وحتى ذلك الحين تجدها في الأطقم العائلية وأطقم السفرة والإفطار.',
    button: 'شاهد الأطقم',
  },
};
