import { defineTexts } from '#core/i18n/define-texts.ts';

/** Default texts of the page about the shop (specification 2; `src/features/content/designed-page-fields.ts`). */
export const about = defineTexts(
  'content/about',
  {
    hero: {
      title: { ar: 'لون ونهر ومائدة', en: 'A colour, a river, a table' },
      text: {
        ar: '{shopName} متجر إلكتروني للبورسلين المزخرف، المستوحى من تراثين في مصر: المصري القديم والإسلامي.',
        en: '{shopName} is an online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.',
      },
      pictureAlt: {
        ar: 'مائدة على مفرش كحلي: أطباق وسلطانيات بيضاء بأرابيسك أزرق، وفناجين شاي حول البراد، وبينها طبق أبيض عليه تمر',
        en: 'A table on navy cloth: white plates and bowls with a blue arabesque, cups of tea around the pot, and a white dish of dates',
      },
    },
    story: {
      title: { ar: 'حكايتنا', en: 'Our story' },
      text: {
        ar: '{hasDrawnName, select, true {اسمنا من حجر اللازورد الأزرق العميق، الذي وصل إلى مصر القديمة عبر طرق تجارة طويلة من جبال تقع اليوم في أفغانستان. رصّع به المصريون القدماء الحُليّ إلى جوار الفيروز والعقيق الأحمر، وصنعوا صبغًا يُعرف اليوم بالأزرق المصري ليمنحوا الجدران والأدوات لونه. ومن هذا الأزرق تبدأ ألواننا.\n\n} other {}}من مصر القديمة جاءت زهرة اللوتس والبردي والجعران وعين حورس وخط الماء. ومن القاهرة الإسلامية جاءت النجمة والأرابيسك والدعاء المكتوب على حافة الطبق. وفي صفحة كل منتج نحكي معنى الزخرفة عند من استعملوها أول مرة.\n\nهذه تصاميم جديدة للاستعمال، لا نسخ من قطع المتاحف، ولذلك نكتب «مستوحى من». على الطبق أن يتسع للعشاء، وعلى الفنجان أن يستقر في اليد، وعلى النقش أن يظل جميلًا في عينيك بعد مئة فنجان. ونرجو أن تجد قطعة منها مكانها على مائدتك.',
        en: '{hasDrawnName, select, true {Our name, {shopName}, is the Arabic name of lapis lazuli, the deep blue stone that reached ancient Egypt over long trade routes from the mountains of what is now Afghanistan. The Egyptians set it in jewellery beside turquoise and carnelian, and made a pigment, Egyptian blue, to give its colour to walls and objects. Our palette begins with that blue.\n\n} other {}}From ancient Egypt come the lotus, the papyrus, the scarab, the Eye of Horus and the line of water. From Islamic Cairo come the star, the arabesque and the good wish written around a plate. On each product page we tell you what the motif meant to the people who first used it.\n\nThese are new designs for use, not copies of museum pieces, which is why we write “inspired by”. A plate should hold dinner, a finjan should sit well in the hand, and a pattern should still please you at the hundredth coffee. We hope one of them finds a place at your table.',
      },
    },
    values: {
      title: { ar: 'ما نلتزم به', en: 'What we hold to' },
      items: [
        {
          title: { ar: 'احترام الأصل', en: 'Respect for the source' },
          text: {
            ar: 'نذكر من أين جاءت الزخرفة، ولا نخترع لها حكاية.',
            en: 'We say where a motif comes from, and we invent no story for it.',
          },
        },
        {
          title: { ar: 'للاستعمال أولًا', en: 'Made to be used' },
          text: {
            ar: 'تجد في كل صفحة المقاسات والسعة وطريقة الغسل.',
            en: 'Every page gives sizes, capacity and washing advice.',
          },
        },
        {
          title: { ar: 'أسعار واضحة', en: 'Clear prices' },
          text: {
            ar: 'أسعارنا بالجنيه المصري، ويظهر لك الشحن والضريبة والخصم قبل التأكيد.',
            en: 'Prices are in Egyptian pounds, and you see shipping, tax and discounts before you confirm.',
          },
        },
        {
          title: { ar: 'معك بعد الشراء', en: 'With you afterwards' },
          text: {
            ar: 'نرد خلال {replyHours, hours}، ونقبل الإرجاع خلال {returnDays, days}.',
            en: 'We reply within {replyHours, hours} and accept returns for {returnDays, days}.',
          },
        },
      ],
    },
    call: {
      title: { ar: 'اختر قطعتك', en: 'Find your piece' },
      text: { ar: 'ابدأ بطبق واحد أو بطقم كامل.', en: 'Start with one plate or a whole set.' },
      products: { ar: 'تصفّح المنتجات', en: 'Browse products' },
      contact: { ar: 'تواصل معنا', en: 'Contact us' },
    },
  },
  { place: 'about', readOnly: 'page' },
);

export const aboutMeta = defineTexts(
  'content/meta/about',
  {
    title: { ar: 'من نحن | {shopName}', en: 'About | {shopName}' },
    description: {
      ar: 'متجر إلكتروني للبورسلين المزخرف، المستوحى من تراثين في مصر: المصري القديم والإسلامي.',
      en: 'An online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.',
    },
  },
  { place: 'searchEngines' },
);
