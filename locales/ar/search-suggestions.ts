import { plural } from '../plural.ts';

const suggestions = plural('ar', {
  zero: 'لا اقتراحات',
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: '{count} اقتراحات',
  other: '{count} اقتراحًا',
});

/** Suggestions while a search is typed. */
export const messages = {
  title: 'اقتراحات البحث',
  words: 'كلمات',
  categories: 'أقسام',
  products: 'منتجات',
  /** Announced when suggestions have come. */
  announced: ({ count }: { count: number }) =>
    count === 0 ? suggestions(count) : `${suggestions(count)}، تنقّل بينها بالسهمين لأعلى ولأسفل`,
  waiting: 'يجري البحث عن اقتراحات…',
  close: 'إغلاق البحث',
};
