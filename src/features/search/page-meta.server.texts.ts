import { defineTexts } from '#core/i18n/define-texts.ts';

export const productsMeta = defineTexts(
  'content/meta/products',
  {
    title: { ar: 'جميع المنتجات | {shopName}', en: 'All Products | {shopName}' },
    description: {
      ar: 'كل ما في المتجر من أطباق وفناجين وأطقم البورسلين، مع البحث والترتيب حسب الاسم أو السعر.',
      en: 'Every porcelain plate, cup and set in the shop, with search and sorting by name or price.',
    },
  },
  { place: 'searchEngines' },
);

export const newArrivalsMeta = defineTexts(
  'content/meta/newArrivals',
  {
    title: { ar: 'وصل حديثًا | {shopName}', en: 'New Arrivals | {shopName}' },
    description: {
      ar: 'أحدث قطع البورسلين في {shopName}، بنقوش من تراث مصر.',
      en: 'The newest porcelain at {shopName}, with patterns from the heritage of Egypt.',
    },
  },
  { place: 'searchEngines' },
);

export const onSaleMeta = defineTexts(
  'content/meta/onSale',
  {
    title: { ar: 'التخفيضات | {shopName}', en: 'On Sale | {shopName}' },
    description: {
      ar: 'قطع بورسلين مختارة بخصم يصل إلى {percent} حتى نفاد الكمية.',
      en: 'Selected porcelain at up to {percent} off while stock lasts.',
    },
    withoutSale: {
      ar: 'هنا تجد قطع البورسلين المخفّضة السعر. لا تخفيضات في الوقت الحالي.',
      en: 'Where reduced porcelain is to be found. Nothing is on sale at the moment.',
    },
  },
  { place: 'searchEngines' },
);

export const categoriesMeta = defineTexts(
  'content/meta/categories',
  {
    plates: {
      title: { ar: 'أطباق | {shopName}', en: 'Plates | {shopName}' },
      description: {
        ar: 'أطباق حلوى وأطباق رئيسية وأطباق تقديم من البورسلين، بين لوتس وجعران ونجمة.',
        en: 'Porcelain dessert plates, dinner plates and chargers, with lotus, scarab and star.',
      },
    },
    bowls: {
      title: { ar: 'سلطانيات | {shopName}', en: 'Bowls | {shopName}' },
      description: {
        ar: 'مجموعة السلطانيات قيد الإعداد، وتجد السلطانيات الآن ضمن أطقم البورسلين.',
        en: 'The bowl collection is being prepared; for now, bowls come in our porcelain sets.',
      },
    },
    cups: {
      title: { ar: 'فناجين وأكواب | {shopName}', en: 'Cups | {shopName}' },
      description: {
        ar: 'فناجين للقهوة وأخرى للشاي من البورسلين، ومج لكل يوم.',
        en: 'Porcelain finjans for coffee, cups for tea, and mugs for every day.',
      },
    },
    sets: {
      title: { ar: 'أطقم | {shopName}', en: 'Sets | {shopName}' },
      description: {
        ar: 'أطقم شاي وقهوة وسفرة من البورسلين، للضيوف أو للهدايا.',
        en: 'Porcelain tea, coffee and dinner sets, for guests or as gifts.',
      },
    },
  },
  { place: 'searchEngines' },
);
