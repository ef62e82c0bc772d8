import { defineTexts } from '#core/i18n/define-texts.ts';

export const counts = defineTexts(
  'common/counts',
  {
    products: {
      ar: '{count, plural, =0 {لا توجد منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
      en: '{count, plural, =0 {No products} one {# product} other {# products}}',
    },
    items: {
      ar: '{count, plural, =0 {لا توجد قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
      en: '{count, plural, =0 {No items} one {# item} other {# items}}',
    },
    reviews: {
      ar: '{count, plural, =0 {لا توجد تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
      en: '{count, plural, =0 {No reviews} one {# review} other {# reviews}}',
    },
    stars: {
      ar: '{count, plural, =0 {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} other {# نجمة}}',
      en: '{count, plural, one {# star} other {# stars}}',
    },
    remainingStock: {
      ar: '{count, plural, =0 {نفدت الكمية} one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} other {بقيت # قطعة فقط}}',
      en: '{count, plural, =0 {Out of Stock} other {Only # left in stock}}',
    },
    charactersLeft: {
      ar: '{count, plural, =0 {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقي # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
      en: '{count, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    },
  },
  { place: 'productList' },
);
