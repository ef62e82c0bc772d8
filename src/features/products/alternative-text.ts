import type { Bilingual } from '#core/i18n/language.ts';
import type { View } from './picture-views.ts';
import type { Category } from './product-attributes.ts';

/** Returns the alternative text of a view: the name of the product and the viewpoint. */
export const alternativeText = (
  { category, name }: { readonly category: Category; readonly name: Bilingual },
  view: View,
): Bilingual => ({
  ar: `${name.ar}، ${viewDescriptions[category][view].ar}`,
  en: `${name.en}, ${viewDescriptions[category][view].en}`,
});

/** Returns the alternative text of a built-in picture, with a specific description if it differs from its category's. */
export const builtInAlternativeText = (
  product: { readonly id: string; readonly category: Category; readonly name: Bilingual },
  view: View,
): Bilingual => {
  const special = specificDescriptions[`${product.id}/${view}`];
  if (!special) return alternativeText(product, view);
  return { ar: `${product.name.ar}، ${special.ar}`, en: `${product.name.en}, ${special.en}` };
};

type ViewTexts = Readonly<Record<View, Bilingual>>;

/** Second part of the alternative texts: the description of each view, by category. */
const viewDescriptions: Readonly<Record<Category, ViewTexts>> = {
  plates: {
    1: { ar: 'منظر من أعلى', en: 'seen from above' },
    2: { ar: 'قائمًا في منظر جانبي مائل', en: 'standing, three-quarter view' },
    3: { ar: 'لقطة قريبة للحافة', en: 'close-up of the rim' },
    4: { ar: 'على مائدة مُعدّة', en: 'on a laid table' },
  },
  bowls: {
    1: { ar: 'منظر جانبي مائل', en: 'three-quarter view' },
    2: { ar: 'من أعلى', en: 'from above' },
    3: { ar: 'لقطة قريبة للزخرفة', en: 'close-up of the decoration' },
    4: { ar: 'على المائدة', en: 'served on the table' },
  },
  cups: {
    1: { ar: 'منظر جانبي مائل', en: 'three-quarter view' },
    2: { ar: 'من أعلى والمقبض إلى اليسار', en: 'from above, handle to the left' },
    3: { ar: 'لقطة قريبة للزخرفة', en: 'close-up of the decoration' },
    4: { ar: 'على المائدة', en: 'served on the table' },
  },
  sets: {
    1: { ar: 'قطع الطقم مجتمعة', en: 'the whole set together' },
    2: { ar: 'القطع متجاورة', en: 'the pieces laid out' },
    3: { ar: 'لقطة قريبة للزخرفة', en: 'close-up of the decoration' },
    4: { ar: 'على المائدة أثناء الاستعمال', en: 'in use on the table' },
  },
};

/** Stagings of the fourth view, as in `studio/scenes.py`. */
const stagings = {
  onMarble: { ar: 'على الرخام مع ليمون ونعناع', en: 'on marble with lemons and mint' },
  atBreakfast: { ar: 'مائدة إفطار من أعلى مع خبز وتين', en: 'breakfast from above with bread and figs' },
  inTheCupboard: { ar: 'على رف خشبي أمام جدار', en: 'on a wooden shelf before a wall' },
  onTheTray: { ar: 'على صينية نحاسية مع تمر', en: 'on a brass tray with dates' },
  onWood: { ar: 'على مائدة خشبية مع خبز وتين', en: 'on a wooden table with bread and figs' },
  withBasbousa: { ar: 'مع البسبوسة والشاي والنعناع', en: 'with basbousa, tea and mint' },
  byCandles: { ar: 'على المائدة مع شمعتين وتمر', en: 'on the table with two candles and dates' },
  withBook: { ar: 'بجانب كتاب وتين', en: 'beside a book and figs' },
} as const satisfies Record<string, Bilingual>;

/** Descriptions by product id and view. */
const specificDescriptions: Readonly<Partial<Record<string, Bilingual>>> = {
  'plate-lotus-01/4': stagings.atBreakfast,
  'plate-lotus-02/4': stagings.onWood,
  'plate-eye-horus-01/4': stagings.onMarble,
  'plate-eye-horus-02/4': stagings.inTheCupboard,
  'plate-scarab-01/4': stagings.onWood,
  'plate-scarab-02/4': stagings.onMarble,
  'plate-star-calligraphy-01/4': stagings.inTheCupboard,
  'plate-star-calligraphy-02/4': stagings.atBreakfast,
  'plate-arabesque-01/4': stagings.onWood,
  'plate-hieroglyph-01/4': stagings.atBreakfast,
  'plate-papyrus-01/4': stagings.inTheCupboard,
  'plate-arabesque-02/4': stagings.withBasbousa,
  'plate-nile-waves-01/4': stagings.withBasbousa,
  'plate-star-01/4': stagings.byCandles,
  'cup-tea-01/4': stagings.onMarble,
  'cup-tea-02/1': { ar: 'منظر جانبي مائل، وفيه شاي بالنعناع', en: 'three-quarter view, filled with mint tea' },
  'cup-tea-02/4': stagings.onTheTray,
  'cup-tea-03/4': stagings.inTheCupboard,
  'cup-tea-04/4': stagings.byCandles,
  'cup-tea-05/4': stagings.withBook,
  'cup-tea-06/4': stagings.atBreakfast,
  'cup-coffee-01/4': stagings.onTheTray,
  'cup-coffee-02/4': stagings.onMarble,
  'cup-coffee-03/4': stagings.withBook,
  'cup-coffee-04/4': { ar: 'أمام كنكة نحاسية، مع سكر وحبهان', en: 'before a brass kanaka, with sugar and cardamom' },
  'cup-coffee-05/4': stagings.inTheCupboard,
  'cup-mug-01/4': stagings.withBook,
  'cup-mug-02/4': stagings.inTheCupboard,
  'set-family-01/4': {
    ar: 'ظهر الطبق الرئيسي وعليه ختم لازورد، وبجانبه قطع أخرى من الطقم',
    en: 'the back of a dinner plate with the Lazaward stamp, beside other pieces of the set',
  },
  'set-family-02/4': { ar: 'مائدة لشخصين على مفرش كحلي', en: 'a table for two on a night-blue cloth' },
  'set-tea-01/4': stagings.onTheTray,
  'set-tea-02/4': stagings.onMarble,
  'set-tea-03/4': stagings.withBasbousa,
  'set-coffee-01/4': { ar: 'حول كنكة نحاسية، مع سكر وحبهان', en: 'round a brass kanaka, with sugar and cardamom' },
  'set-coffee-02/4': stagings.byCandles,
  'set-dinner-01/4': {
    ar: 'مائدة خشبية لشخصين مع خبز وتين وليمونة',
    en: 'a wooden table for two with bread, figs and a lemon',
  },
  'set-breakfast-01/4': stagings.atBreakfast,
  'set-gift-01/4': {
    ar: 'الطبق في العلبة المفتوحة والفنجان أمامها',
    en: 'the plate in the open box, the finjan before it',
  },
};
