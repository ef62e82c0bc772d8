import { plural } from '#core/i18n/plural.ts';

export const counts = {
  products: plural('ar', {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  }),
  items: plural('ar', {
    zero: 'لا توجد قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    other: '{count} قطعة',
  }),
  reviews: plural('ar', {
    zero: 'لا توجد تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{count} تقييمات',
    many: '{count} تقييمًا',
    other: '{count} تقييم',
  }),
  stars: plural('ar', {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{count} نجوم',
    other: '{count} نجمة',
  }),
  remainingStock: plural('ar', {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: 'بقيت {count} قطع فقط',
    other: 'بقيت {count} قطعة فقط',
  }),
  charactersLeft: plural('ar', {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقي {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  }),
};
