import type { Bilingual } from '../domain/language.ts';
import type { Category } from '../domain/products.ts';
import type { View } from './picture-views.ts';

/** Returns the alternative text of a view: the name of the product and the viewpoint. */
export const alternativeText = (
  { category, name }: { readonly category: Category; readonly name: Bilingual },
  view: View,
): Bilingual => ({
  ar: `${name.ar}، ${photographSubjects[category][view].ar}`,
  en: `${name.en}, ${photographSubjects[category][view].en}`,
});

type ViewWords = Readonly<Record<View, Bilingual>>;

/** The second half of the alternative texts: what each view shows, by category. */
const photographSubjects: Readonly<Record<Category, ViewWords>> = {
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
