import type { ShopValues } from '../../shop-values.ts';

/** Texts of the home page. */
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
    onSale: { title: 'التخفيضات', text: 'قطع مختارة بأسعار مخفّضة حتى نفاد الكمية', all: 'كل التخفيضات' },
    collections: { title: 'تسوّق حسب المجموعة', text: 'أشكال مختلفة وتراث واحد' },
    setsOrPlates: { title: 'أطقم وأطباق', text: 'لمائدة مكتملة', all: 'كل الأطقم' },
    bowlsOrCups: { title: 'فناجين القهوة والشاي', text: 'من أول قهوة إلى شاي العصر', all: 'كل الفناجين' },
    testimonials: { title: 'آراء العملاء' },
  },
  collections: {
    plates: { text: 'أطباق حلوى وأطباق رئيسية وأطباق تقديم، بين لوتس وجعران ونجمة.', button: 'شاهد الأطباق' },
    bowls: {
      text: 'هذه المجموعة ما زالت قيد الإعداد، والسلطانيات متاحة الآن ضمن الأطقم فقط.',
      button: 'قيد الإعداد',
    },
    cups: { text: 'فناجين للقهوة وأخرى للشاي، ومج لكل يوم.', button: 'شاهد الفناجين' },
    sets: { text: 'أطقم شاي وقهوة وسفرة، للضيوف أو للهدايا.', button: 'شاهد الأطقم' },
  },
  story: {
    pictureAlt: `ظهر طبق عليه ختم ${shop.name} بالأزرق الكوبالتي`,
    title: 'اقلب الطبق',
    text: `على ظهر القطعة ختم بلون الكوبالت: زهرة لوتس${shop.hasDrawnName ? ' ترسمها اللام والألف، أول حرفين في اسمنا' : ''}. هو توقيعنا، ووعد بأن القطعة فُحصت قبل أن تصل إليك.`,
    button: 'اقرأ حكايتنا',
  },
  promo: {
    signUp: 'أنشئ حسابًا',
    title: `خصم ${shop.welcomePercent} على طلبك الأول`,
    text: 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا على كل ما في السلة.',
    bundle: `وضع ${shop.bundleLines} منتجات مختلفة أو أكثر في سلتك يخصم ${shop.bundlePercent} من المجموع الفرعي تلقائيًا.`,
    button: 'تسوّق الآن',
  },
});
