import type { ShopValues } from '../../shop-values.ts';
import { testimonials } from './testimonials.ts';

/** Default texts of the home page (`src/features/content/designed-page-fields.ts`). */
export const home = (shop: ShopValues) => ({
  hero: {
    headline: 'خمسة آلاف عام\nمن الأزرق',
    sub: 'عرفت مصر الخزف الأزرق قبل أن يظهر البورسلين بآلاف السنين. نحمل لونه ونقوشه إلى مائدتك في أطباق وفناجين وأطقم.',
    primary: 'تسوّق التخفيضات',
    primaryWithoutSale: 'تسوّق كل المنتجات',
    secondary: 'شاهد الجديد',
    /** Lettering inside the plate, above and below the percentage. */
    plate: { lead: 'خصومات تصل إلى', rest: 'على قطع مختارة' },
  },
  sections: {
    onSale: { title: 'التخفيضات', all: 'كل التخفيضات' },
    collections: { title: 'تسوّق حسب المجموعة' },
    setsOrPlates: { title: 'أطقم وأطباق', all: 'كل الأطقم' },
    bowlsOrCups: { title: 'فناجين القهوة والشاي', all: 'كل الفناجين' },
    testimonials: { title: 'آراء العملاء' },
  },
  table: {
    pictureAlt: 'مائدة مفروشة بالكتان، عليها أطباق وفناجين وإبريق شاي بزهور اللوتس الزرقاء',
  },
  story: {
    pictureAlt: `ظهر طبق عليه ختم ${shop.name} بالأزرق الكوبالتي`,
    title: 'اقلب الطبق',
    text: `على ظهر القطعة ختم بلون الكوبالت: زهرة لوتس${shop.hasDrawnName ? ' ترسمها اللام والألف، أول حرفين في اسمنا' : ''}. هو توقيعنا، ووعد بأن القطعة فُحصت قبل أن تصل إليك.`,
    button: 'اقرأ حكايتنا',
  },
  testimonials,
  promo: {
    signUp: 'أنشئ حسابًا',
    title: `خصم ${shop.welcomePercent} على طلبك الأول`,
    text: 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.',
    button: 'تسوّق الآن',
  },
});
