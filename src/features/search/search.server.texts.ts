import { defineTexts } from '#core/i18n/define-texts.ts';
import { attributeLabels, attributeWords } from '#features/products/product-attributes.texts.ts';

const moreThan = { ar: 'أكثر من {amount}', en: 'More than {amount}' };

/** Results of a list search, and texts for no results (specification 2, Product list). */
export const search = defineTexts(
  'content/search',
  {
    resultCount: {
      ar: '{isMore, select, true {أكثر من {count, plural, =0 {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} other {# نتيجة}}} other {{count, plural, =0 {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} other {# نتيجة}}}} للبحث عن «{query, isolate}»{elsewhere, plural, =0 {} other {، و{elsewhere, plural, =0 {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} other {# نتيجة}} بالإنجليزية}}',
      en: '{isMore, select, true {More than {count, plural, =0 {No results} one {# result} other {# results}}} other {{count, plural, =0 {No results} one {# result} other {# results}}}} for “{query, isolate}”{elsewhere, plural, =0 {} other {, {elsewhere, plural, =0 {No results} one {# result} other {# results}} in Arabic}}',
    },
    moreThan,
    /** Title of a searched list; `list` names the other filters. */
    headed: {
      ar: 'نتائج البحث عن «{query, isolate}\u061c»{list, select, none {} other { – {list}}}',
      en: 'Results for “{query, isolate}”{list, select, none {} other { – {list}}}',
    },
    /** Separator between the parts of a list's name. */
    between: { ar: '، ', en: ', ' },
    /** Title of a list's further pages. */
    continued: { ar: '{title} (تتمة)', en: '{title} (continued)' },
    /** A truncated count, in short form. */
    andMore: { ar: '+{amount}', en: '{amount}+' },
    more: { ar: 'مزيد من المنتجات', en: 'More products' },
    otherLanguage: { ar: 'نتائج بالإنجليزية', en: 'Results in Arabic' },
    /** Heading of products that match similar words only; `isAll` if there are no others. */
    similar: {
      ar: '{isAll, select, true {نتائج مشابهة لـ«{query, isolate}»} other {نتائج أخرى مشابهة لـ«{query, isolate}»}}',
      en: '{isAll, select, true {Similar to “{query, isolate}”} other {Also similar to “{query, isolate}”}}',
    },
    /** Another search was used, because no product has the entered words. */
    instead: {
      ar: 'لا نتائج لـ«{query, isolate}»، وهذه نتائج «{used, isolate}».',
      en: 'Nothing for “{query, isolate}”. These are results for “{used, isolate}”.',
    },
    /** Prices in a search. */
    prices: {
      ar: '{min, select, none {حتى {max}} other {{max, select, none {من {min}} other {من {min} إلى {max}}}}}',
      en: '{min, select, none {Up to {max}} other {{max, select, none {From {min}} other {From {min} to {max}}}}}',
    },
    filters: {
      names: { price: { ar: 'السعر', en: 'Price' }, ...attributeLabels },
      values: attributeWords,
      /** A price band of the filter. */
      prices: {
        ar: '{from, select, none {أقل من {below}} other {{below, select, none {{from} فأكثر} other {من {from} إلى {below}}}}}',
        en: '{from, select, none {Below {below}} other {{below, select, none {{from} and more} other {{from} to {below}}}}}',
      },
    },
    didYouMean: { ar: 'هل تقصد:', en: 'Did you mean:' },
    tryCategory: { ar: 'أو تصفّح قسمًا:', en: 'Or browse a category:' },
    bestSellers: { ar: 'قد يعجبك', en: 'You may like' },
    /** Suggestions during the input of a search: titles of the groups, and the announced number of suggestions. */
    suggestions: {
      words: { ar: 'كلمات', en: 'Words' },
      categories: { ar: 'أقسام', en: 'Categories' },
      products: { ar: 'منتجات', en: 'Products' },
      count: {
        ar: '{count, plural, =0 {لا اقتراحات} one {اقتراح واحد، اختره بالسهم لأسفل} two {اقتراحان، تنقّل بينهما بالسهمين} few {# اقتراحات، تنقّل بينها بالسهمين} many {# اقتراحًا، تنقّل بينها بالسهمين} other {# اقتراح، تنقّل بينها بالسهمين}}',
        en: '{count, plural, =0 {No suggestions} one {# suggestion, use the down arrow to choose it} other {# suggestions, use the up and down arrows to choose one}}',
      },
    },
    none: {
      title: { ar: 'لا توجد منتجات مطابقة', en: 'No matching products' },
      text: { ar: 'جرّب كلمة أخرى أو اعرض المنتجات كلها.', en: 'Try another word, or show the whole catalogue.' },
      button: { ar: 'عرض كل المنتجات', en: 'Show all products' },
    },
    noBowls: {
      title: { ar: 'السلطانيات ما زالت قيد الإعداد', en: 'The bowls are still being prepared' },
      text: {
        ar: 'لا تُباع السلطانيات منفردة بعد. وإلى أن تتوفر منفردةً تجدها في الأطقم العائلية وأطقم السفرة والإفطار.',
        en: 'No single bowls are for sale yet. Until then you will find bowls in the family, dinner and breakfast sets.',
      },
      button: { ar: 'شاهد الأطقم', en: 'See the sets' },
    },
  },
  { place: 'productList', excluded: ['resultCount'] },
);

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
