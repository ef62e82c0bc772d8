import type { Bilingual } from '../../domain/language.ts';
import type { Category } from '../../domain/products.ts';

/** What made products are called: a kind, what is painted on it, and in what. */
export const kinds: readonly (Bilingual & { readonly category: Category; readonly price: number })[] = [
  { category: 'plates', price: 90_000, ar: 'طبق رئيسي', en: 'Dinner Plate' },
  { category: 'plates', price: 55_000, ar: 'طبق حلوى', en: 'Dessert Plate' },
  { category: 'plates', price: 120_000, ar: 'طبق تقديم', en: 'Serving Platter' },
  { category: 'cups', price: 60_000, ar: 'فنجان شاي', en: 'Tea Cup' },
  { category: 'cups', price: 48_000, ar: 'فنجان قهوة', en: 'Coffee Cup' },
  { category: 'cups', price: 52_000, ar: 'كوب', en: 'Mug' },
  { category: 'sets', price: 180_000, ar: 'طقم شاي', en: 'Tea Set' },
  { category: 'sets', price: 260_000, ar: 'طقم سفرة', en: 'Dinner Set' },
  { category: 'bowls', price: 70_000, ar: 'سلطانية', en: 'Bowl' },
  { category: 'bowls', price: 110_000, ar: 'زبدية كبيرة', en: 'Large Bowl' },
];

export const motifs: readonly Bilingual[] = [
  { ar: 'بزهور اللوتس', en: 'with Lotus Flowers' },
  { ar: 'بموج النيل', en: 'with Nile Waves' },
  { ar: 'بنجوم إسلامية', en: 'with Islamic Stars' },
  { ar: 'بعين حورس', en: 'with the Eye of Horus' },
  { ar: 'بالجعران المجنح', en: 'with a Winged Scarab' },
  { ar: 'بسعف البردي', en: 'with Papyrus Fronds' },
  { ar: 'بخط كوفي', en: 'with Kufic Script' },
  { ar: 'بمشربيات القاهرة', en: 'with Mashrabiya Lattice' },
  { ar: 'بأبراج الحمام', en: 'with Dovecote Towers' },
  { ar: 'بمراكب الشراع', en: 'with Felucca Sails' },
  { ar: 'بأغصان الزيتون', en: 'with Olive Branches' },
  { ar: 'بطائر البنو', en: 'with the Bennu Bird' },
  { ar: 'بأهلة فاطمية', en: 'with Fatimid Crescents' },
  { ar: 'بسمك البلطي', en: 'with Tilapia Fish' },
  { ar: 'برمان سيناء', en: 'with Sinai Pomegranates' },
  { ar: 'بنخيل أسوان', en: 'with Aswan Palms' },
  { ar: 'بقباب المماليك', en: 'with Mamluk Domes' },
];

export const finishes: readonly Bilingual[] = [
  { ar: 'لازورد وذهب', en: 'Lapis and Gold' },
  { ar: 'فيروز', en: 'Turquoise' },
  { ar: 'أبيض عاجي', en: 'Ivory White' },
  { ar: 'أسود وذهب', en: 'Black and Gold' },
  { ar: 'أخضر زمردي', en: 'Emerald Green' },
  { ar: 'لون الفخار', en: 'Terracotta' },
  { ar: 'أزرق كوبالت', en: 'Cobalt Blue' },
  { ar: 'عقيق أحمر', en: 'Carnelian Red' },
  { ar: 'فضة معتقة', en: 'Aged Silver' },
  { ar: 'رمل الصحراء', en: 'Desert Sand' },
  { ar: 'بنفسج الغسق', en: 'Dusk Violet' },
];

export const firstNames = [
  'سلمى',
  'أحمد',
  'منى',
  'فاطمة',
  'كريم',
  'هدى',
  'طارق',
  'يوسف',
  'لينا',
  'مريم',
  'عمر',
  'نادية',
];
export const familyNames = ['حسن', 'عبد الرحمن', 'نجيب', 'إبراهيم', 'الشافعي', 'محمود', 'حجازي', 'السيد', 'فوزي'];
export const cities = ['القاهرة', 'الإسكندرية', 'الجيزة', 'المنصورة', 'أسوان', 'طنطا', 'بورسعيد', 'الأقصر', 'أسيوط'];
