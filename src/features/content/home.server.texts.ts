import { defineTexts } from '#core/i18n/define-texts.ts';
import { testimonials } from './testimonials.texts.ts';

/** Default texts of the home page (`src/features/content/designed-page-fields.ts`). */
export const home = defineTexts(
  'content/home',
  {
    hero: {
      headline: { ar: 'خمسة آلاف عام\nمن الأزرق', en: 'Five thousand\nyears of blue' },
      sub: {
        ar: 'عرفت مصر الخزف الأزرق قبل أن يظهر البورسلين بآلاف السنين. نحمل لونه ونقوشه إلى مائدتك في أطباق وفناجين وأطقم.',
        en: 'Egypt was glazing its wares blue thousands of years before porcelain existed. We bring that colour and its patterns to your table, in plates, cups and sets.',
      },
      primary: { ar: 'تسوّق التخفيضات', en: 'Shop the sale' },
      primaryWithoutSale: { ar: 'تسوّق كل المنتجات', en: 'Shop all products' },
      secondary: { ar: 'شاهد الجديد', en: 'See new arrivals' },
      /** Lettering inside the plate, above and below the percentage. */
      plate: {
        lead: { ar: 'خصومات تصل إلى', en: 'Up to' },
        rest: { ar: 'على قطع مختارة', en: 'off selected pieces' },
      },
    },
    sections: {
      onSale: {
        title: { ar: 'التخفيضات', en: 'On sale now' },
        all: { ar: 'كل التخفيضات', en: 'See the whole sale' },
      },
      collections: {
        title: { ar: 'تسوّق حسب المجموعة', en: 'Shop by collection' },
      },
      setsOrPlates: {
        title: { ar: 'أطقم وأطباق', en: 'Sets and plates' },
        all: { ar: 'كل الأطقم', en: 'All sets' },
      },
      bowlsOrCups: {
        title: { ar: 'فناجين القهوة والشاي', en: 'Cups and finjans' },
        all: { ar: 'كل الفناجين', en: 'All cups' },
      },
      testimonials: {
        title: { ar: 'آراء العملاء', en: 'What customers say' },
      },
    },
    table: {
      pictureAlt: {
        ar: 'مائدة مفروشة بالكتان، عليها أطباق وفناجين وإبريق شاي بزهور اللوتس الزرقاء',
        en: 'A table laid on linen with plates, cups and a teapot of blue lotus',
      },
    },
    story: {
      pictureAlt: {
        ar: 'ظهر طبق عليه ختم {shopName} بالأزرق الكوبالتي',
        en: 'The back of a plate with the {shopName} stamp in cobalt blue',
      },
      title: { ar: 'اقلب الطبق', en: 'Turn the plate over' },
      text: {
        ar: 'على ظهر القطعة ختم بلون الكوبالت: زهرة لوتس{hasDrawnName, select, true { ترسمها اللام والألف، أول حرفين في اسمنا} other {}}. هو توقيعنا، ووعد بأن القطعة فُحصت قبل أن تصل إليك.',
        en: 'On the back is a stamp in cobalt: a lotus{hasDrawnName, select, true { drawn from lām and alif, the first two letters of our name} other {}}. It is our signature, and a promise that the piece was checked before it reached you.',
      },
      button: { ar: 'اقرأ حكايتنا', en: 'Read our story' },
    },
    testimonials,
    promo: {
      signUp: { ar: 'أنشئ حسابًا', en: 'Create an account' },
      title: { ar: 'خصم {welcomePercent} على طلبك الأول', en: '{welcomePercent} off your first order' },
      text: {
        ar: 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.',
        en: 'Create an account and your welcome code arrives at once, good for everything in your cart.',
      },
      button: { ar: 'تسوّق الآن', en: 'Shop Now' },
    },
  },
  { place: 'home', readOnly: 'page' },
);

export const homeMeta = defineTexts(
  'content/meta/home',
  {
    title: { ar: '{shopName} | بورسلين من تراث مصر', en: '{shopName} | Egyptian-heritage porcelain' },
    description: {
      ar: 'أطباق وفناجين وأطقم من البورسلين، مستوحاة من مصر القديمة والقاهرة الإسلامية.{freeShipping, select, always { شحن مجاني لكل الطلبات.} never {} byDestination {} other { شحن مجاني للطلبات من {freeShippingFrom} فأكثر.}}',
      en: 'Porcelain plates, cups and sets inspired by ancient Egypt and Islamic Cairo.{freeShipping, select, always { Free shipping on every order.} never {} byDestination {} other { Free shipping on orders of {freeShippingFrom} or more.}}',
    },
  },
  { place: 'searchEngines' },
);
