import type { Bilingual } from '#core/i18n/language.ts';
import type { Category, Colour, Motif } from '#features/products/product-attributes.ts';

/** Parts of generated product names: kind, motif and finish, with their filter values. */
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

export const motifs: readonly (Bilingual & { readonly motif?: Motif })[] = [
  { ar: 'بزهور اللوتس', en: 'with Lotus Flowers', motif: 'lotus' },
  { ar: 'بموج النيل', en: 'with Nile Waves', motif: 'waves' },
  { ar: 'بنجوم إسلامية', en: 'with Islamic Stars', motif: 'star' },
  { ar: 'بعين حورس', en: 'with the Eye of Horus', motif: 'eye_of_horus' },
  { ar: 'بالجعران المجنح', en: 'with a Winged Scarab', motif: 'scarab' },
  { ar: 'بسعف البردي', en: 'with Papyrus Fronds', motif: 'papyrus' },
  { ar: 'بخط كوفي', en: 'with Kufic Script', motif: 'calligraphy' },
  { ar: 'بمشربيات القاهرة', en: 'with Mashrabiya Lattice', motif: 'arabesque' },
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

export const finishes: readonly (Bilingual & { readonly colour?: Colour })[] = [
  { ar: 'لازورد وذهب', en: 'Lapis and Gold', colour: 'blue' },
  { ar: 'فيروز', en: 'Turquoise', colour: 'turquoise' },
  { ar: 'أبيض عاجي', en: 'Ivory White', colour: 'white' },
  { ar: 'أسود وذهب', en: 'Black and Gold', colour: 'black' },
  { ar: 'أخضر زمردي', en: 'Emerald Green', colour: 'green' },
  { ar: 'لون الفخار', en: 'Terracotta', colour: 'terracotta' },
  { ar: 'أزرق كوبالت', en: 'Cobalt Blue', colour: 'blue' },
  { ar: 'عقيق أحمر', en: 'Carnelian Red' },
  { ar: 'فضة معتقة', en: 'Aged Silver' },
  { ar: 'رمل الصحراء', en: 'Desert Sand' },
  { ar: 'بنفسج الغسق', en: 'Dusk Violet' },
];

const listed = (names: string): readonly string[] => names.split('،').map((name) => name.trim());

/** First names, the most frequent first (`oftenFirst` in markers.ts). */
export const firstNames = listed(`
  محمد، أحمد، محمود، مصطفى، علي، فاطمة، مريم، إبراهيم، يوسف، عمر، منى، حسن، كريم، هدى، خالد، سارة، إسلام، نورهان،
  سلمى، طارق، آية، حسين، ياسمين، عمرو، أسماء، شيماء، دينا، عبد الله، هبة، إيمان، ندى، رانيا، شريف، وليد، هاني، أمل،
  نادية، مروة، رحاب، سامي، ماجد، نهى، ياسر، جنى، حبيبة، ليلى، نجلاء، زينب، باسم، رامي، هشام، مينا، كيرلس، مارينا،
  أشرف، عادل، غادة، لينا، لبنى، تامر، وائل، سها`);
export const familyNames = listed(`
  محمد، أحمد، علي، حسن، محمود، إبراهيم، السيد، مصطفى، عبد الرحمن، حسين، خليل، سليمان، عثمان، عبد العزيز، يوسف،
  رمضان، صالح، عبد الحميد، الشافعي، منصور، فوزي، نجيب، حجازي، زكي، شعبان، كامل، عبد الفتاح، سعيد، الشريف، عطية،
  فهمي، جابر، النجار، الحداد، شاهين، غانم، بدوي، عامر، صبحي، رشدي، لطفي، عبد اللطيف، المصري، الصعيدي، البنا،
  الجندي، قنديل، شوقي، هلال، راغب، مرسي، عزت، توفيق، الدسوقي، الطنطاوي، البحيري، المنياوي، الأسيوطي، السكندري،
  الفيومي، زيدان، سالم، قاسم، نصار، حمدي، وهبة، بشارة، جرجس، ميخائيل، حنا، غالي، بطرس، عوض، الديب، الفقي، العطار،
  الخطيب، القاضي، الإمام، عمارة، شلبي، سرور، النمر، أبو زيد، الشاذلي، الرفاعي، البدري، الهواري، العدوي، مبروك، رزق،
  خضر، عفيفي`);
export const cities = ['القاهرة', 'الإسكندرية', 'الجيزة', 'المنصورة', 'أسوان', 'طنطا', 'بورسعيد', 'الأقصر', 'أسيوط'];
