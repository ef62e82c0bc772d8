// Generated from 
//   src/features/content/about.server.texts.ts
//   src/features/contact/contact.server.texts.ts
//   src/core/server/mail/dev-mailbox.server.texts.ts
//   src/features/content/home.server.texts.ts
//   src/core/server/mail/mails.server.texts.ts
//   src/features/privacy/privacy-mails.server.texts.ts
//   src/features/privacy/privacy-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/staff/staff-mails.server.texts.ts
//   src/features/stock-notifications/stock-notification-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/contact/contact-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/inventory/stock-mails.server.texts.ts
//   src/features/admin/admin-mails.server.texts.ts
//   src/features/newsletter/newsletter-mails.server.texts.ts
//   src/features/newsletter/newsletter-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/orders/order-mails.server.texts.ts
//   src/features/order-management/order-mails.server.texts.ts
//   src/features/fulfillment/parcel-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/payments/payment-mails.server.texts.ts
//   src/features/returns/return-mails.server.texts.ts
//   src/features/staff/staff-mails.server.texts.ts
//   src/features/auth/auth-mails.server.texts.ts
//   src/features/customers/customer-mails.server.texts.ts
//   src/core/routing/page-meta.server.texts.ts
//   src/features/content/about.server.texts.ts
//   src/features/customers/account.texts.ts
//   src/features/admin/admin-layout.server.texts.ts
//   src/features/auth/auth-flows.texts.ts
//   src/features/cart/cart.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/checkout/checkout.texts.ts
//   src/features/newsletter/confirmation.server.texts.ts
//   src/features/order-status/confirmation.texts.ts
//   src/features/contact/contact.server.texts.ts
//   src/features/content/home.server.texts.ts
//   src/features/auth/auth-flows.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/content/policies.server.texts.ts
//   src/features/products/product.texts.ts
//   src/features/products/product.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/newsletter/unsubscribe.server.texts.ts
//   src/features/newsletter/confirmation.server.texts.ts
//   src/features/search/search.server.texts.ts
//   src/features/orders/seller-chat.server.texts.ts
//   src/features/settings/settings-setup.server.texts.ts
//   src/core/server/setup/backup-setup.server.texts.ts
//   src/features/content/legal-texts-setup.server.texts.ts
//   src/features/admin/mail-setup.server.texts.ts
//   src/features/products/products-setup.server.texts.ts
//   src/features/shipping/shipping-setup.server.texts.ts
//   src/features/newsletter/unsubscribe.server.texts.ts
//   src/features/cod-reconciliation/settlement-work.server.texts.ts
//   src/features/contact/contact-work.server.texts.ts
//   src/features/inventory/stock-work.server.texts.ts
//   src/features/order-management/order-work.server.texts.ts
//   src/features/payments/payment-work.server.texts.ts
//   src/features/returns/return-work.server.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

const count1 = plural('ar', { zero: 'لا توجد نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{count} نتائج', other: '{count} نتيجة' });

export const devMailboxTexts = {
  title: 'الرسائل',
  text: 'هنا ما كان سيُرسل: آخر ٢٠٠ رسالة، في ذاكرة هذا البرنامج فقط، وتُمحى بتوقفه.',
  none: 'لا رسائل بعد.',
  json: 'الرسائل بصيغة JSON',
  mail: 'بريد',
  textMessage: 'رسالة نصية',
  to: 'إلى',
  sentAt: 'وقت الإرسال',
  links: 'الروابط',
  code: 'الرمز',
  plain: 'النص',
  preview: ({ subject }: { readonly subject: string }) => `الرسالة كما تُقرأ: ${subject}`,
};

export const newsletterConfirmationTexts = {
  title: 'تأكيد الاشتراك',
  text: 'اضغط على الزر لتصلك نشرتنا البريدية. ويمكنك إلغاء الاشتراك من أي رسالة منها.',
  button: 'تأكيد الاشتراك',
  busy: 'جارٍ الاشتراك...',
  failed: 'لم يتم الاشتراك بعد',
  done: {
    title: 'تم الاشتراك بنجاح!',
    text: 'شكرًا لاشتراكك في نشرتنا البريدية',
  },
  duplicate: {
    title: 'أنت مشترك بالفعل',
    text: 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية',
  },
  visit: 'زيارة المتجر',
};

export const searchTexts = {
  resultCount: ({ count, isMore, query, elsewhere }: { readonly count: number; readonly isMore?: boolean | undefined; readonly query: string; readonly elsewhere: number }) => `${(isMore ? `أكثر من ${count1(count)}` : count1(count))} للبحث عن «${isolateText(query)}»${plural('ar', { zero: '', other: `، و${count1(elsewhere)} بالإنجليزية` })(elsewhere)}`,
  moreThan: ({ amount }: { readonly amount: string }) => `أكثر من ${amount}`,
  headed: ({ query, list }: { readonly query: string; readonly list?: string | null | undefined }) => `نتائج البحث عن «${isolateText(query)}\u061c»${(list ? ` – ${list}` : '')}`,
  between: '، ',
  continued: ({ title }: { readonly title: string }) => `${title} (تتمة)`,
  andMore: ({ amount }: { readonly amount: string }) => `+${amount}`,
  more: 'مزيد من المنتجات',
  otherLanguage: 'نتائج بالإنجليزية',
  similar: ({ query, isAll }: { readonly query: string; readonly isAll?: boolean | undefined }) => (isAll ? `نتائج مشابهة لـ«${isolateText(query)}»` : `نتائج أخرى مشابهة لـ«${isolateText(query)}»`),
  instead: ({ query, used }: { readonly query: string; readonly used: string }) => `لا نتائج لـ«${isolateText(query)}»، وهذه نتائج «${isolateText(used)}».`,
  prices: ({ max, min }: { readonly max?: string | null | undefined; readonly min?: string | null | undefined }) => (min ? (max ? `من ${min} إلى ${max}` : `من ${min}`) : `حتى ${max}`),
  filters: {
    names: {
      price: 'السعر',
      colour: 'اللون',
      motif: 'الزخرفة',
    },
    values: {
      colour: {
        blue: 'أزرق',
        turquoise: 'فيروزي',
        green: 'أخضر',
        multicolour: 'متعدد الألوان',
        black: 'أسود',
        terracotta: 'ترابي',
        gold: 'ذهبي',
        white: 'أبيض',
      },
      motif: {
        lotus: 'لوتس',
        papyrus: 'بردي',
        arabesque: 'أرابيسك',
        star: 'نجمة',
        calligraphy: 'خط عربي',
        hieroglyphs: 'هيروغليفية',
        eye_of_horus: 'عين حورس',
        scarab: 'جعران',
        waves: 'أمواج النيل',
        plain: 'سادة',
      },
    },
    prices: ({ below, from }: { readonly below?: string | null | undefined; readonly from?: string | null | undefined }) => (from ? (below ? `من ${from} إلى ${below}` : `${from} فأكثر`) : `أقل من ${below}`),
  },
  didYouMean: 'هل تقصد:',
  tryCategory: 'أو تصفّح قسمًا:',
  bestSellers: 'قد يعجبك',
  suggestions: {
    words: 'كلمات',
    categories: 'أقسام',
    products: 'منتجات',
    count: plural('ar', { zero: 'لا اقتراحات', one: 'اقتراح واحد، اختره بالسهم لأسفل', two: 'اقتراحان، تنقّل بينهما بالسهمين', few: '{count} اقتراحات، تنقّل بينها بالسهمين', many: '{count} اقتراحًا، تنقّل بينها بالسهمين', other: '{count} اقتراح، تنقّل بينها بالسهمين' }),
  },
  none: {
    title: 'لا توجد منتجات مطابقة',
    text: 'جرّب كلمة أخرى أو اعرض المنتجات كلها.',
    button: 'عرض كل المنتجات',
  },
  noBowls: {
    title: 'السلطانيات ما زالت قيد الإعداد',
    text: 'لا تُباع السلطانيات منفردة بعد. وإلى أن تتوفر منفردةً تجدها في الأطقم العائلية وأطقم السفرة والإفطار.',
    button: 'شاهد الأطقم',
  },
};

export const setupTexts = {
  facts: {
    title: 'بيانات المتجر',
    text: 'الهاتف والبريد والعنوان التي يراها العملاء في الصفحات والرسائل.',
  },
  payment: {
    title: 'الدفع',
    text: 'الحساب الذي يحوّل إليه العملاء. الدفع عند الاستلام يعمل من البداية، وبوابات الدفع تضيفها متى شئت.',
    isTest: 'مفاتيح بوابة الدفع تجريبية: أدخل المفاتيح الحقيقية',
  },
  requirements: {
    instapayHandle: 'عنوان إنستاباي الذي يحوّل إليه العملاء',
    phone: 'هاتف المتجر',
    email: 'البريد الإلكتروني للمتجر',
    mailServer: 'خادم البريد: اضبط \u2068SMTP_URL\u2069 و\u2068MAIL_FROM\u2069 على الخادم ثم أعد تشغيل المتجر',
    mailFrom: 'عنوان المرسِل: اضبط MAIL_FROM على الخادم ثم أعد تشغيل المتجر',
  },
  suggestions: {
    address: 'عنوان المتجر',
    social: 'صفحات التواصل الاجتماعي',
  },
  backup: {
  title: 'أول نسخة احتياطية',
  text: 'نفّذ على الخادم الأمر \u2068lazaward backup\u2069 أو \u2068npm run backup\u2069، واحفظ نسخة من الملف على جهاز آخر.',
},
  legalTexts: {
  title: 'النصوص القانونية',
  text: 'اقرأ كل صفحة وعدّلها إن لزم، ثم انشرها تأكيدًا لصحتها. لم تُنشر بعد:',
  pages: {
    delivery: 'الشحن والتوصيل',
    returns: 'الإرجاع',
    privacy: 'الخصوصية',
    terms: 'الشروط',
  },
},
  mail: {
  title: 'رسالة تجريبية',
  text: 'أرسل رسالة تجريبية إلى بريدك، ثم أدخل الرمز الذي فيها.',
},
  products: {
  title: 'المنتجات',
  text: 'احذف المنتجات التجريبية أو أبقِها، ثم أضف منتجاتك أو استوردها من ملف.',
  none: 'لا يوجد منتج معروض للبيع بعد',
  unchanged: plural('ar', { zero: 'لا منتجات تجريبية', one: 'منتج تجريبي واحد ينتظر قرارك', two: 'منتجان تجريبيان ينتظران قرارك', few: '{count} منتجات تجريبية تنتظر قرارك', many: '{count} منتجًا تجريبيًا ينتظر قرارك', other: '{count} منتج تجريبي ينتظر قرارك' }),
},
  shipping: {
  title: 'الشحن',
  text: 'الرسوم والمدد الحالية أمثلة. راجعها لكل محافظة ثم احفظها، حتى إن لم تغيّر شيئًا.',
},
};

export const unsubscribeTexts = {
  title: 'إلغاء الاشتراك',
  text: 'اضغط على الزر، ولن نرسل إليك رسائل من هذا النوع بعد ذلك.',
  button: 'إلغاء الاشتراك',
  busy: 'جارٍ الإلغاء...',
  failed: 'تعذّر إلغاء الاشتراك',
  done: {
    title: 'تم إلغاء اشتراكك',
    text: 'لن تصلك هذه الرسائل بعد الآن، ويمكنك الاشتراك من جديد متى شئت.',
  },
  visit: 'زيارة المتجر',
};

export const workTexts = {
  settlementLines: plural('ar', { zero: 'لا سطور في كشوف التحصيل تحتاج إلى تسوية', one: 'سطر واحد في كشوف التحصيل يحتاج إلى تسوية', two: 'سطران في كشوف التحصيل يحتاجان إلى تسوية', few: '{count} سطور في كشوف التحصيل تحتاج إلى تسوية', many: '{count} سطرًا في كشوف التحصيل يحتاج إلى تسوية', other: '{count} سطر في كشوف التحصيل يحتاج إلى تسوية' }),
  messagesToAnswer: plural('ar', { zero: 'لا رسائل تنتظر الرد', one: 'رسالة واحدة تنتظر الرد', two: 'رسالتان تنتظران الرد', few: '{count} رسائل تنتظر الرد', other: '{count} رسالة تنتظر الرد' }),
  lowStock: plural('ar', { zero: 'لا منتجات أوشكت على النفاد', one: 'منتج واحد أوشك على النفاد', two: 'منتجان أوشكا على النفاد', few: '{count} منتجات أوشكت على النفاد', many: '{count} منتجًا أوشك على النفاد', other: '{count} منتج أوشك على النفاد' }),
  ordersToPack: plural('ar', { zero: 'لا طلبات للتجهيز', one: 'طلب واحد للتجهيز', two: 'طلبان للتجهيز', few: '{count} طلبات للتجهيز', many: '{count} طلبًا للتجهيز', other: '{count} طلب للتجهيز' }),
  refundsOwed: plural('ar', { zero: 'لا طلبات تنتظر رد المبلغ', one: 'طلب واحد ينتظر رد المبلغ', two: 'طلبان ينتظران رد المبلغ', few: '{count} طلبات تنتظر رد المبلغ', many: '{count} طلبًا ينتظر رد المبلغ', other: '{count} طلب ينتظر رد المبلغ' }),
  paymentsOverdue: plural('ar', { zero: 'لا طلبات تأخر دفعها', one: 'طلب واحد تأخر دفعه', two: 'طلبان تأخر دفعهما', few: '{count} طلبات تأخر دفعها', many: '{count} طلبًا تأخر دفعه', other: '{count} طلب تأخر دفعه' }),
  paymentIssues: plural('ar', { zero: 'لا دفعات تحتاج إلى مراجعة', one: 'دفعة واحدة تحتاج إلى مراجعة', two: 'دفعتان تحتاجان إلى مراجعة', few: '{count} دفعات تحتاج إلى مراجعة', other: '{count} دفعة تحتاج إلى مراجعة' }),
  transfersToCheck: plural('ar', { zero: 'لا تحويلات تنتظر المراجعة', one: 'تحويل واحد ينتظر المراجعة', two: 'تحويلان ينتظران المراجعة', few: '{count} تحويلات تنتظر المراجعة', many: '{count} تحويلًا ينتظر المراجعة', other: '{count} تحويل ينتظر المراجعة' }),
  returnsToDecide: plural('ar', { zero: 'لا طلبات إرجاع تنتظر قرارك', one: 'طلب إرجاع واحد ينتظر قرارك', two: 'طلبا إرجاع ينتظران قرارك', few: '{count} طلبات إرجاع تنتظر قرارك', many: '{count} طلب إرجاع ينتظر قرارك', other: '{count} طلب إرجاع ينتظر قرارك' }),
  returnsToRefund: plural('ar', { zero: 'لا مرتجعات وصلت ولم يُرد ثمنها', one: 'مرتجع واحد وصل ولم يُرد ثمنه', two: 'مرتجعان وصلا ولم يُرد ثمنهما', few: '{count} مرتجعات وصلت ولم يُرد ثمنها', many: '{count} مرتجعًا وصل ولم يُرد ثمنه', other: '{count} مرتجع وصل ولم يُرد ثمنه' }),
};

export const messages = (shop: ShopValues) => ({
  about: {
  hero: {
    title: 'لون ونهر ومائدة',
    text: `${shop.shopName} متجر إلكتروني للبورسلين المزخرف، المستوحى من تراثين في مصر: المصري القديم والإسلامي.`,
    pictureAlt: 'مائدة على مفرش كحلي: أطباق وسلطانيات بيضاء بأرابيسك أزرق، وفناجين شاي حول البراد، وبينها طبق أبيض عليه تمر',
  },
  story: {
    title: 'حكايتنا',
    text: `${(shop.hasDrawnName ? 'اسمنا من حجر اللازورد الأزرق العميق، الذي وصل إلى مصر القديمة عبر طرق تجارة طويلة من جبال تقع اليوم في أفغانستان. رصّع به المصريون القدماء الحُليّ إلى جوار الفيروز والعقيق الأحمر، وصنعوا صبغًا يُعرف اليوم بالأزرق المصري ليمنحوا الجدران والأدوات لونه. ومن هذا الأزرق تبدأ ألواننا.\n\n' : '')}من مصر القديمة جاءت زهرة اللوتس والبردي والجعران وعين حورس وخط الماء. ومن القاهرة الإسلامية جاءت النجمة والأرابيسك والدعاء المكتوب على حافة الطبق. وفي صفحة كل منتج نحكي معنى الزخرفة عند من استعملوها أول مرة.\n\nهذه تصاميم جديدة للاستعمال، لا نسخ من قطع المتاحف، ولذلك نكتب «مستوحى من». على الطبق أن يتسع للعشاء، وعلى الفنجان أن يستقر في اليد، وعلى النقش أن يظل جميلًا في عينيك بعد مئة فنجان. ونرجو أن تجد قطعة منها مكانها على مائدتك.`,
  },
  values: {
    title: 'ما نلتزم به',
    items: [{
      title: 'احترام الأصل',
      text: 'نذكر من أين جاءت الزخرفة، ولا نخترع لها حكاية.',
    }, {
      title: 'للاستعمال أولًا',
      text: 'تجد في كل صفحة المقاسات والسعة وطريقة الغسل.',
    }, {
      title: 'أسعار واضحة',
      text: 'أسعارنا بالجنيه المصري، ويظهر لك الشحن والضريبة والخصم قبل التأكيد.',
    }, {
      title: 'معك بعد الشراء',
      text: `نرد خلال ${units.hours(shop.replyHours)}، ونقبل الإرجاع خلال ${units.days(shop.returnDays)}.`,
    }],
  },
  call: {
    title: 'اختر قطعتك',
    text: 'ابدأ بطبق واحد أو بطقم كامل.',
    products: 'تصفّح المنتجات',
    contact: 'تواصل معنا',
  },
},
  contact: {
  hero: {
    title: 'تواصل معنا',
    text: `لديك سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال ${units.hours(shop.replyHours)}.`,
  },
  cards: {
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    address: 'العنوان',
    hours: 'مواعيد العمل',
  },
  hours: {
    days: ({ first, last }: { readonly first: string; readonly last: string }) => `من ${first} إلى ${last}`,
    times: ({ opens, closes }: { readonly opens: string; readonly closes: string }) => `من ${opens} إلى ${closes}`,
    zone: 'بتوقيت القاهرة',
  },
  form: {
    title: 'أرسل رسالة',
    subject: 'الموضوع',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال...',
    agreement: 'نحفظ ما تكتبه هنا لنرد عليك، ولا نستخدمه لغير ذلك.',
  },
  faq: {
    title: 'الأسئلة الشائعة',
    items: [{
      key: 'shipping',
      question: 'كم تكلفة الشحن، ومتى يصل طلبي؟',
      answer: `${(shop.freeShipping === 'always' ? 'الشحن مجاني لكل الطلبات.' : shop.freeShipping === 'never' ? `تكلفة الشحن ${shop.shippingFee}.` : shop.freeShipping === 'byDestination' ? `تكلفة الشحن حسب المحافظة، ابتداءً من ${shop.shippingFee}، وتظهر لك قبل تأكيد الطلب.` : `الشحن مجاني إذا بلغ المجموع الفرعي ${shop.freeShippingFrom} أو أكثر، وتكلفته ${shop.shippingFee} لما دون ذلك.`)} ويصل الطلب خلال ${businessDays(shop.delivery, units)}.`,
    }, {
      key: 'returns',
      question: 'هل يمكنني إرجاع قطعة؟',
      answer: `نعم، خلال ${units.days(shop.returnDays)} من الاستلام. أرسل إلينا رقم الطلب، واحتفظ بالقطعة غير مستعملة وفي غلافها الأصلي.`,
    }, {
      key: 'care',
      question: 'كيف أعتني بقطع البورسلين؟',
      answer: 'القطع ذات الخطوط الذهبية تُغسل يدويًا بإسفنجة ناعمة ولا تدخل الميكروويف. أما القطع الخالية من الزخرفة المعدنية فتصلح لغسالة الأطباق والميكروويف. وتوضح صفحة كل منتج نوعه.',
    }, {
      key: 'gift',
      question: 'هل تغلّفون الهدايا؟',
      answer: 'نعم، والتغليف مجاني. عند إتمام الطلب حدّد أنه هدية، واختر التغليف، وأضف رسالة لا تزيد على ٢٠٠ حرف.',
    }],
  },
},
  home: {
  hero: {
    headline: 'خمسة آلاف عام\nمن الأزرق',
    sub: 'عرفت مصر الخزف الأزرق قبل أن يظهر البورسلين بآلاف السنين. نحمل لونه ونقوشه إلى مائدتك في أطباق وفناجين وأطقم.',
    primary: 'تسوّق التخفيضات',
    primaryWithoutSale: 'تسوّق كل المنتجات',
    secondary: 'شاهد الجديد',
    plate: {
      lead: 'خصومات تصل إلى',
      rest: 'على قطع مختارة',
    },
  },
  sections: {
    onSale: {
      title: 'التخفيضات',
      all: 'كل التخفيضات',
    },
    collections: {
      title: 'تسوّق حسب المجموعة',
    },
    setsOrPlates: {
      title: 'أطقم وأطباق',
      all: 'كل الأطقم',
    },
    bowlsOrCups: {
      title: 'فناجين القهوة والشاي',
      all: 'كل الفناجين',
    },
    testimonials: {
      title: 'آراء العملاء',
    },
  },
  table: {
    pictureAlt: 'مائدة مفروشة بالكتان، عليها أطباق وفناجين وإبريق شاي بزهور اللوتس الزرقاء',
  },
  story: {
    pictureAlt: `ظهر طبق عليه ختم ${shop.shopName} بالأزرق الكوبالتي`,
    title: 'اقلب الطبق',
    text: `على ظهر القطعة ختم بلون الكوبالت: زهرة لوتس${(shop.hasDrawnName ? ' ترسمها اللام والألف، أول حرفين في اسمنا' : '')}. هو توقيعنا، ووعد بأن القطعة فُحصت قبل أن تصل إليك.`,
    button: 'اقرأ حكايتنا',
  },
  testimonials: [{
    name: 'مريم',
    city: 'القاهرة',
    text: 'الأزرق أجمل في ضوء النهار. سألني ضيوفي عن النجمة قبل أن يسألوا عن الطعام.',
  }, {
    name: 'كريم',
    city: 'الإسكندرية',
    text: 'التغليف متقن ولم تُخدش قطعة واحدة. والفناجين بالحجم الذي أحبه تمامًا.',
  }, {
    name: 'نادية',
    city: 'المنصورة',
    text: 'أهديت أختي طقم عين حورس، وهي تشرب قهوتها منه كل صباح.',
  }, {
    name: 'يوسف',
    city: 'أسوان',
    text: 'أخضر البردي بديع. أغسل القطع المذهّبة يدويًا كما تنصح الصفحة.',
  }, {
    name: 'سلمى',
    city: 'الجيزة',
    text: 'بدأت بطبقين، وأنا الآن أجمع عائلة اللوتس كلها.',
  }],
  promo: {
    signUp: 'أنشئ حسابًا',
    title: `خصم ${shop.welcomePercent} على طلبك الأول`,
    text: 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.',
    button: 'تسوّق الآن',
  },
},
  mail: {
  hello: ({ name }: { readonly name?: string | null | undefined }) => (name ? `مرحبًا ${isolateText(name)}،` : 'مرحبًا،'),
  signature: `فريق ${shop.shopName}`,
  fallback: 'إذا لم يعمل الزر، فانسخ هذا الرابط في المتصفح:',
  unsubscribe: 'إلغاء الاشتراك',
  test: {
    subject: 'رسالة تجريبية من المتجر',
    preheader: 'البريد يعمل.',
    text: 'وصلتك هذه الرسالة، فبريد المتجر يعمل. إن وجدتها بين الرسائل غير المرغوب فيها، فاضبط SPF وDKIM لنطاق المرسل.',
  },
    accountClaimed: {
  subject: `حسابك في ${shop.shopName} لك وحدك الآن`,
  preheader: 'تأكدنا أن هذا البريد بريدك.',
  body: ['أثبتَّ أن هذا البريد بريدك. ولأن أحدًا لم يكن قد أثبت ذلك، أوقفنا كل ما كان يفتح الحساب من قبل: كلمة المرور، والأجهزة التي كانت داخله، والخطوة الثانية إن وُجدت.', 'لتدخل بكلمة مرور، اختر كلمة جديدة من صفحة الدخول: «نسيت كلمة المرور؟».'],
  orders: 'لا تظهر في الحساب الطلبات التي سُجّلت فيه من قبل، فقد يكون غيرك هو من سجّلها. تبقى الطلبات عندنا وتصل كالمعتاد. إن كانت لك، فرُدّ على هذه الرسالة برقم الطلب وسنساعدك.',
  otherwise: 'إن لم تكن أنت من أثبت ذلك الآن، فرُدّ على هذه الرسالة.',
},
    accountDeleted: {
  subject: `حُذف حسابك في ${shop.shopName}`,
  preheader: 'كما طلبت، لم يعد لدينا حساب بهذا البريد.',
  body: ['حذفنا حسابك كما طلبت، ومعه بياناتك وعناوينك ومفضلتك واشتراكاتك.', 'تبقى طلباتك في دفاترنا دون اسمك ولا عنوانك، وقد أُلغي منها ما لم يُدفع ولم يُشحن. وإذا كان لك طلب آخر لم يصلك بعد، فلدى البائع بياناته من الرسالة التي وصلته عند الطلب.', 'إذا لم تطلب ذلك، فرُدّ على هذه الرسالة.'],
},
    accounts: {
  signup: {
    subject: `أكّد بريدك في ${shop.shopName}`,
    preheader: 'خطوة واحدة ويصبح حسابك جاهزًا.',
    about: `شكرًا لإنشاء حساب في ${shop.shopName}.`,
    press: 'اضغط على الزر لتأكيد بريدك الإلكتروني.',
    button: 'تأكيد البريد',
    otherwise: 'إذا لم تنشئ حسابًا عندنا، فتجاهل هذه الرسالة.',
  },
  invite: {
    subject: `دعوة إلى ${shop.shopName}`,
    preheader: 'حسابك في انتظارك.',
    about: `دعوناك إلى حساب في متجر ${shop.shopName}.`,
    press: 'اضغط على الزر لقبول الدعوة.',
    button: 'قبول الدعوة',
    otherwise: 'إذا لم تكن تنتظر هذه الدعوة، فتجاهل هذه الرسالة.',
  },
  recovery: {
    subject: `إعادة تعيين كلمة المرور في ${shop.shopName}`,
    preheader: 'اختر كلمة مرور جديدة من الرابط في الرسالة.',
    about: 'وصلنا طلب لإعادة تعيين كلمة مرور حسابك.',
    press: 'اضغط على الزر لاختيار كلمة مرور جديدة.',
    button: 'اختيار كلمة مرور جديدة',
    otherwise: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
  },
  reauthentication: {
    subject: `رمز التحقق من ${shop.shopName}`,
    preheader: 'نتأكد أنك صاحب الحساب.',
    about: 'قبل هذه الخطوة في حسابك نتأكد أنك صاحبه.',
    otherwise: 'إذا لم تطلب رمزًا، فقد يكون غيرك في حسابك: غيّر كلمة مرورك.',
  },
},
    adminGranted: {
  subject: `أصبحت من مديري متجر ${shop.shopName}`,
  preheader: 'يفتح لك حسابك لوحة الإدارة.',
  roles: {
    owner: 'مالك',
    manager: 'مدير',
    orders: 'موظف طلبات',
    catalogue: 'موظف منتجات',
    readonly: 'اطلاع فقط',
  },
  roleTexts: {
    owner: 'كل شيء، ومعه أدوار الفريق ومفاتيح بوابات الدفع.',
    manager: 'كل شيء عدا أدوار الفريق ومفاتيح بوابات الدفع وما يُقال للعملاء عن مكان الدفع.',
    orders: 'الطلبات والمدفوعات والعملاء ورسائلهم، دون ردّ المبالغ.',
    catalogue: 'المنتجات والمخزون وأكواد الخصم والتقييمات، دون بيانات العملاء.',
    readonly: 'يرى الأرقام والطلبات والمنتجات والإعدادات دون أسماء العملاء، ولا يغيّر شيئًا.',
  },
  body: ({ by, role }: { readonly by: string; readonly role: string }) => [`أضافك ${by} إلى فريق الإدارة بدور «${role}». يفتح لك حسابك الآن لوحة الإدارة.`, 'احمِ حسابك بكلمة مرور لا تستخدمها في مكان آخر، وفعّل التحقق بخطوتين في صفحة حسابك.'],
  button: 'فتح لوحة الإدارة',
  otherwise: 'إن لم تكن تتوقع ذلك، فرُدّ على هذه الرسالة.',
},
    backInStock: {
  subject: ({ product }: { readonly product: string }) => `عاد إلى المتجر: ${product}`,
  preheader: 'طلبت أن نخبرك عند توافره.',
  body: ({ product, price }: { readonly product: string; readonly price: string }) => [`يسعدنا إخبارك بأن هذا المنتج متوفر من جديد: ${product}. السعر: ${price}.`, 'الكمية محدودة، وهذه الرسالة لا تحجز لك قطعة.'],
  button: 'عرض المنتج',
  why: 'وصلتك هذه الرسالة لأنك طلبت إشعارًا بتوافر هذا المنتج، ولن نكررها.',
},
    code: {
  only: 'اكتب هذا الرمز حيث طُلب منك:',
  codeInstruction: 'أو اكتب هذا الرمز حيث يُطلب منك:',
  secret: 'لا تُطلع أحدًا على هذا الرمز، ولن نسألك عنه أبدًا.',
},
    contactReply: {
  subject: ({ subject }: { readonly subject: string }) => `رد على رسالتك: ${subject}`,
  preheader: 'أجبنا عن رسالتك.',
  wrote: 'رسالتك إلينا:',
},
    furtherOrders: {
  subject: `طلباتك الأخرى اليوم من ${shop.shopName}`,
  preheader: 'تجدها كلها في صفحة حسابك.',
  body: ['وصلنا اليوم أكثر من طلب من حسابك. هذه رسالة واحدة عن كل ما بعد الطلب الأول، وتجد الطلبات كلها في صفحة حسابك.'],
  button: 'عرض الطلبات',
},
    lowStock: {
  subject: plural('ar', { one: 'منتج واحد يوشك على النفاد', two: 'منتجان يوشكان على النفاد', few: '{count} منتجات توشك على النفاد', many: '{count} منتجًا يوشك على النفاد', other: '{count} منتج يوشك على النفاد' }),
  text: 'منذ آخر رسالة قلّ مخزون ما يلي:',
  title: 'ما بقي',
  left: plural('ar', { zero: 'نفد', one: 'قطعة واحدة', two: 'قطعتان', few: '{count} قطع', other: '{count} قطعة' }),
  more: plural('ar', { one: 'ومنتج آخر تجده في لوحة الإدارة.', two: 'ومنتجان آخران تجدهما في لوحة الإدارة.', few: 'و{count} منتجات أخرى تجدها في لوحة الإدارة.', many: 'و{count} منتجًا آخر تجدها في لوحة الإدارة.', other: 'و{count} منتج آخر تجدها في لوحة الإدارة.' }),
  button: 'فتح المنتجات',
},
    mailCheck: {
  above: 'أدخل هذا الرمز في لوحة الإدارة، في «الإعدادات» ثم «البريد»:',
  below: 'الرمز صالح حتى نهاية الغد.',
},
    newsletterConfirmation: {
  subject: `أكّد اشتراكك في نشرة ${shop.shopName}`,
  preheader: 'خطوة واحدة وتصلك نشرتنا.',
  about: 'كتب أحدهم هذا البريد في نموذج الاشتراك في نشرتنا البريدية.',
  press: 'إن كنت أنت، فاضغط على الزر لتأكيد الاشتراك.',
  button: 'تأكيد الاشتراك',
  otherwise: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة ولن نرسل إليك شيئًا.',
},
    newsletterWelcome: {
  subject: `مرحبًا بك في نشرة ${shop.shopName}`,
  preheader: 'قطع جديدة وحكايات نقوشها وعروضنا.',
  body: ['شكرًا لاشتراكك. سنراسلك عند وصول قطع جديدة، ونحكي لك عن نقوشها، ونرسل إليك عروضنا.', 'يمكنك إلغاء الاشتراك في أي وقت من الرابط أدناه.'],
  button: 'زيارة المتجر',
},
    order: {
  pending: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `استلمنا طلبك ${isolateText(orderNumber)}`,
    preheader: ({ total, deliveryDate }: { readonly total: string; readonly deliveryDate: string }) => `الإجمالي ${total}، والتسليم المتوقع: ${deliveryDate}.`,
  },
  processing: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `نجهّز طلبك ${isolateText(orderNumber)}`,
    preheader: 'سنراسلك مرة أخرى عند شحنه.',
  },
  shipped: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `طلبك ${isolateText(orderNumber)} في الطريق إليك`,
    preheader: ({ deliveryDate }: { readonly deliveryDate: string }) => `التسليم المتوقع: ${deliveryDate}.`,
  },
  delivered: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصل طلبك ${isolateText(orderNumber)}`,
    preheader: `يمكنك إرجاع أي قطعة خلال ${units.days(shop.returnDays)}.`,
  },
  cancelled: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `أُلغي طلبك ${isolateText(orderNumber)}`,
    preheader: 'لأي استفسار، يمكنك الرد على هذه الرسالة.',
  },
  sentence: ({ subject }: { readonly subject: string }) => `${subject}.`,
  button: 'عرض الطلب',
  toPay: {
    until: ({ time }: { readonly time: string }) => `لم يُدفع هذا الطلب بعد. نحجز قطعك حتى ${time}، فادفع قبل ذلك لنبدأ تجهيزه.`,
    text: 'لم يُدفع هذا الطلب بعد. ادفع لنبدأ تجهيزه.',
  },
  nothingDue: 'لا يوجد مبلغ مستحق',
  payButton: 'الدفع من صفحة الطلب',
  details: 'تفاصيل الطلب',
  placedOn: 'تاريخ الطلب',
  arrival: ({ date, window }: { readonly date: string; readonly window: string }) => `${date} (${window})`,
  item: ({ name, quantity }: { readonly name: string; readonly quantity: string }) => `${isolateText(name)} ×\u00a0${quantity}`,
  moreItems: plural('ar', { one: 'وسطر آخر تجده في صفحة الطلب.', two: 'وسطران آخران تجدهما في صفحة الطلب.', few: 'و{count} سطور أخرى تجدها في صفحة الطلب.', many: 'و{count} سطرًا آخر تجدها في صفحة الطلب.', other: 'و{count} سطر آخر تجدها في صفحة الطلب.' }),
},
    orderArrived: {
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `طلب جديد ${isolateText(orderNumber)}`,
  about: ({ name, total }: { readonly name: string; readonly total: string }) => `وصل طلب جديد من ${isolateText(name)}، وإجماليه ${total}.`,
  customer: 'بيانات العميل',
  button: 'محادثة العميل عبر واتساب',
},
    orderChanged: {
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `عدّلنا طلبك ${isolateText(orderNumber)}`,
  text: 'عدّلنا طلبك. هذا ما تغيّر فيه، وبعده الطلب كما صار. إن لم تطلب هذا التعديل، فردّ على هذه الرسالة.',
  title: 'ما تغيّر',
  added: ({ quantity }: { readonly quantity: string }) => `أُضيف: ${quantity}`,
  removed: ({ quantity }: { readonly quantity: string }) => `حُذف: ${quantity}`,
  quantity: ({ before, after }: { readonly before: string; readonly after: string }) => `كان ${before}، وصار ${after}`,
  address: 'عنوان الشحن',
  gift: 'خيارات الهدية',
  totalBefore: 'الإجمالي قبل التعديل',
  totalAfter: 'الإجمالي الآن',
  total: ({ after, before }: { readonly after: string; readonly before: string }) => `الإجمالي الآن ${after}، وكان ${before}.`,
  toPay: ({ amount }: { readonly amount: string }) => `بقي من ثمن الطلب ${amount}.`,
  givenBack: ({ amount }: { readonly amount: string }) => `نعيد إليك ${amount}.`,
},
    parcel: {
  title: 'الشحنة',
  subject: ({ orderNumber }: { readonly orderNumber: string }) => `شحنة من طلبك ${isolateText(orderNumber)} في الطريق إليك`,
  text: 'خرجت هذه الشحنة من المتجر، ويمكنك تتبّعها برقمها.',
  button: ({ trackingNumber }: { readonly trackingNumber: string }) => `تتبّع الشحنة ${isolateText(trackingNumber)}`,
},
    payment: {
  received: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصل دفع طلبك ${isolateText(orderNumber)}`,
    text: ({ amount }: { readonly amount: string }) => `وصلنا ${amount}. شكرًا لك، ونبدأ الآن تجهيز طلبك.`,
  },
  'partly-paid': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصل جزء من ثمن طلبك ${isolateText(orderNumber)}`,
    text: ({ amount }: { readonly amount: string }) => `وصلنا جزء من ثمن الطلب، وبقي ${amount}. ادفع الباقي كما في صفحة الطلب.`,
  },
  unpaid: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `أُلغي طلبك ${isolateText(orderNumber)} لأنه لم يُدفع`,
    text: 'انتهت مهلة الدفع وأُلغي الطلب. يمكنك طلب القطع من جديد.',
  },
  'paid-late': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `نعيد إليك ما دفعته للطلب ${isolateText(orderNumber)}`,
    text: ({ amount }: { readonly amount: string }) => `وصل دفعك بعد إلغاء الطلب، وسنعيد إليك المبلغ كاملًا: ${amount}.`,
  },
  'paid-twice': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصلنا مبلغ زائد لطلبك ${isolateText(orderNumber)}`,
    text: ({ amount }: { readonly amount: string }) => `وصلنا لهذا الطلب أكثر من ثمنه، وسنعيد إليك ${amount}.`,
  },
  refunded: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `أعدنا إليك مبلغًا من طلبك ${isolateText(orderNumber)}`,
    text: ({ amount }: { readonly amount: string }) => `أُعيد إليك ${amount}، ويظهر في حسابك خلال أيام بحسب البنك.`,
  },
  'transfer-rejected': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `لم نجد تحويل طلبك ${isolateText(orderNumber)}`,
    text: ({ reason }: { readonly reason: string }) => `لم نجد هذا التحويل: ${isolateText(reason)}. راجع البيانات في صفحة الطلب وأرسل صورة التحويل من جديد.`,
  },
},
    paymentIssues: {
  subject: 'مدفوعات تحتاج إلى مراجعة',
  waiting: plural('ar', { one: 'دفعة واحدة تنتظر قرارك منذ أكثر من يوم.', two: 'دفعتان تنتظران قرارك منذ أكثر من يوم.', few: '{count} دفعات تنتظر قرارك منذ أكثر من يوم.', other: '{count} دفعة تنتظر قرارك منذ أكثر من يوم.' }),
  text: 'تجدها في لوحة الإدارة، ومعها ما يمكن فعله.',
  button: 'فتح المدفوعات',
},
    proof: {
  text: 'هذا البريد لم يُؤكَّد بعد. أكّده لتصلك رسالة عن كل طلب.',
  button: 'أكّد بريدك',
  otherwise: 'إن لم تكن أنت من طلب، فتجاهل هذه الرسالة.',
},
    returns: {
  requested: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصلنا طلب إرجاع من طلبك ${isolateText(orderNumber)}`,
    text: 'وصلنا طلب الإرجاع، وسنراجعه ونخبرك بالرد.',
  },
  approved: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `قبلنا الإرجاع من طلبك ${isolateText(orderNumber)}`,
    text: 'قبلنا طلب الإرجاع. أعد القطع في غلافها كما وصلتك.',
  },
  refused: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `لم نقبل الإرجاع من طلبك ${isolateText(orderNumber)}`,
    text: 'لم نتمكن من قبول طلب الإرجاع.',
  },
  received: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `وصلتنا القطع المرتجعة من طلبك ${isolateText(orderNumber)}`,
    text: 'وصلتنا القطع التي أعدتها.',
  },
  closed: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `أُغلق الإرجاع من طلبك ${isolateText(orderNumber)}`,
    text: 'انتهى هذا الإرجاع.',
  },
  withdrawn: {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `سُحب طلب الإرجاع من طلبك ${isolateText(orderNumber)}`,
    text: 'سُحب طلب الإرجاع كما أردت، وتبقى القطع معك.',
  },
  'delivery-refused': {
    subject: ({ orderNumber }: { readonly orderNumber: string }) => `عادت إلينا شحنة طلبك ${isolateText(orderNumber)}`,
    text: 'عادت إلينا الشحنة دون تسليم، فأُلغي الطلب. يمكنك طلب القطع من جديد.',
  },
  amount: ({ amount }: { readonly amount: string }) => `نرد إليك ${amount}، ونراسلك عند إرسالها.`,
  items: 'القطع',
},
    staffInvited: {
  subject: `دعوة إلى فريق متجر ${shop.shopName}`,
  preheader: 'أكّد بريدك لتدخل لوحة الإدارة.',
  body: ({ by, role }: { readonly by: string; readonly role: string }) => [`دعاك ${by} إلى فريق الإدارة بدور «${role}».`, 'لهذا البريد حساب في المتجر لم يُؤكَّد بعد. أكّد البريد في صفحة حسابك، ثم افتح لوحة الإدارة.', 'إن لم تكن أنت من أنشأ الحساب، فاختر كلمة مرور جديدة من صفحة الدخول: «نسيت كلمة المرور؟».'],
  button: 'فتح صفحة الحساب',
  otherwise: 'إن لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة.',
},
    text: ({ code }: { readonly code: string }) => `رمزك هو ${isolateText(code)}، فلا تُطلع عليه أحدًا.`,
    welcome: {
  subject: `أهلًا بك في ${shop.shopName}`,
  preheader: 'في الرسالة كود الترحيب.',
  about: 'حسابك جاهز.',
  above: ({ rate }: { readonly rate: string }) => `هذا كود الترحيب لخصم ${rate} على طلبك الأول:`,
  below: 'الكود لك وحدك، ويُستخدم مرة واحدة.',
  button: 'تسوّق الآن',
},
  },
  meta: {
  siteName: shop.shopName,
  notFound: {
    title: `الصفحة غير موجودة | ${shop.shopName}`,
    description: 'الصفحة المطلوبة غير موجودة أو نُقلت إلى عنوان آخر.',
  },
  error: {
    title: `حدث خطأ غير متوقع في التطبيق! | ${shop.shopName}`,
    description: 'حدثت مشكلة من جانبنا. أعد تحميل الصفحة أو عد إلى الرئيسية.',
  },
    about: {
  title: `من نحن | ${shop.shopName}`,
  description: 'متجر إلكتروني للبورسلين المزخرف، المستوحى من تراثين في مصر: المصري القديم والإسلامي.',
},
    account: {
  description: 'طلباتك وعناوينك ومفضلتك وبياناتك.',
},
    admin: {
  description: 'الرسائل والطلبات وأكواد الخصم وإشعارات التوفّر.',
},
    auth: {
  description: (shop.hasWelcomeCode ? `ادخل إلى حسابك أو أنشئ حسابًا بخصم ${shop.welcomePercent} على طلبك الأول.` : 'ادخل إلى حسابك أو أنشئ حسابًا.'),
},
    cart: {
  title: `سلة التسوق | ${shop.shopName}`,
  description: 'القطع التي اخترتها، وإجمالي طلبك مفصّلًا.',
},
    categories: {
  plates: {
    title: `أطباق | ${shop.shopName}`,
    description: 'أطباق حلوى وأطباق رئيسية وأطباق تقديم من البورسلين، بين لوتس وجعران ونجمة.',
  },
  bowls: {
    title: `سلطانيات | ${shop.shopName}`,
    description: 'مجموعة السلطانيات قيد الإعداد، وتجد السلطانيات الآن ضمن أطقم البورسلين.',
  },
  cups: {
    title: `فناجين وأكواب | ${shop.shopName}`,
    description: 'فناجين للقهوة وأخرى للشاي من البورسلين، ومج لكل يوم.',
  },
  sets: {
    title: `أطقم | ${shop.shopName}`,
    description: 'أطقم شاي وقهوة وسفرة من البورسلين، للضيوف أو للهدايا.',
  },
},
    checkout: {
  title: `إتمام الطلب | ${shop.shopName}`,
  description: 'بيانات الشحن وطريقة الدفع وتأكيد الطلب.',
},
    confirmNewsletter: {
  title: `تأكيد الاشتراك | ${shop.shopName}`,
  description: `الاشتراك في نشرة ${shop.shopName} البريدية.`,
},
    confirmation: {
  title: `تأكيد الطلب | ${shop.shopName}`,
  description: 'رقم طلبك وموعد تسليمه وتفاصيله.',
},
    contact: {
  title: `تواصل معنا | ${shop.shopName}`,
  description: `سؤال عن قطعة أو طلب أو هدية؟ اكتب إلينا ونرد عليك خلال ${units.hours(shop.replyHours)}.`,
},
    home: {
  title: `${shop.shopName} | بورسلين من تراث مصر`,
  description: `أطباق وفناجين وأطقم من البورسلين، مستوحاة من مصر القديمة والقاهرة الإسلامية.${(shop.freeShipping === 'always' ? ' شحن مجاني لكل الطلبات.' : shop.freeShipping === 'never' ? '' : shop.freeShipping === 'byDestination' ? '' : ` شحن مجاني للطلبات من ${shop.freeShippingFrom} فأكثر.`)}`,
},
    link: {
  description: 'هنا تصل الروابط من رسائلنا إلى بريدك.',
},
    newArrivals: {
  title: `وصل حديثًا | ${shop.shopName}`,
  description: `أحدث قطع البورسلين في ${shop.shopName}، بنقوش من تراث مصر.`,
},
    onSale: {
  title: `التخفيضات | ${shop.shopName}`,
  description: ({ percent }: { readonly percent: string }) => `قطع بورسلين مختارة بخصم يصل إلى ${percent} حتى نفاد الكمية.`,
  withoutSale: 'هنا تجد قطع البورسلين المخفّضة السعر. لا تخفيضات في الوقت الحالي.',
},
    policies: {
  delivery: {
    title: `الشحن والتوصيل | ${shop.shopName}`,
    description: 'أين نوصّل، وكم يكلّف، ومتى يصل طلبك، وكيف نغلّف القطع القابلة للكسر.',
  },
  returns: {
    title: `الإرجاع | ${shop.shopName}`,
    description: 'كيف تُرجع قطعة، وماذا تفعل إن وصلتك مكسورة، ومتى يعود إليك المبلغ.',
  },
  privacy: {
    title: `الخصوصية | ${shop.shopName}`,
    description: 'ماذا نحفظ من بياناتك، ولماذا، وإلى متى، ومن يراها، وما حقوقك.',
  },
  terms: {
    title: `الشروط | ${shop.shopName}`,
    description: `شروط الشراء من ${shop.shopName}: الأسعار والطلب والدفع والخصومات.`,
  },
  faq: {
    title: `الأسئلة الشائعة | ${shop.shopName}`,
    description: 'إجابات عن الشحن والدفع والإرجاع والهدايا والعناية بالبورسلين.',
  },
},
    product: ({ name, description }: { readonly name: string; readonly description: string }) => ({ title: `${name} | ${shop.shopName}`, description: description }),
    productNotFound: {
  title: `المنتج غير موجود | ${shop.shopName}`,
  description: 'هذا المنتج غير موجود أو لم يعد معروضًا.',
},
    products: {
  title: `جميع المنتجات | ${shop.shopName}`,
  description: 'كل ما في المتجر من أطباق وفناجين وأطقم البورسلين، مع البحث والترتيب حسب الاسم أو السعر.',
},
    unsubscribe: {
  title: `إلغاء الاشتراك | ${shop.shopName}`,
  description: `الخروج من قائمة رسائل ${shop.shopName}.`,
},
  },
  sellerChat: {
  lines: {
    greeting: `مرحبًا ${shop.shopName}، سجّلت طلبًا جديدًا.`,
    orderNumber: '*رقم الطلب:* {orderNumber}',
    orderDate: 'التاريخ: {orderDate}',
    customer: '*بيانات العميل*',
    fullName: 'الاسم: {fullName}',
    phone: 'الهاتف: {phone}',
    email: 'البريد الإلكتروني: {email}',
    address: 'العنوان: {address}، {city}',
    postalCode: 'الرمز البريدي: {postalCode}',
    items: '*المنتجات*',
    item: '• {name}، الكمية: {quantity}، السعر: {price}، المجموع: {lineTotal}',
    totals: '*الإجمالي والتفاصيل*',
    subtotal: 'المجموع الفرعي: {subtotal}',
    bundleDiscount: 'خصم الباقة ({rate}): {bundleDiscount}',
    togetherDiscount: 'خصم الشراء معًا ({rate}): {togetherDiscount}',
    promoDiscount: 'كود الخصم {promoCode}: {promoDiscount}',
    shipping: 'الشحن: {shipping}',
    shippingFree: 'الشحن: مجاني',
    tax: 'الضريبة ({rate}): {tax}',
    total: '*الإجمالي: {total}*',
    payment: 'الدفع: {payment}',
    paymentDue: {
      cash_on_delivery: 'نقدًا عند الاستلام',
      bank_transfer: 'تحويل إنستاباي، في الانتظار',
      card_link: 'بالبطاقة، عبر رابط ترسلونه إليّ',
      card: 'ببطاقة، ولم يُدفع بعد',
      wallet: 'من محفظة إلكترونية، ولم يُدفع بعد',
      instalments: 'بالتقسيط، ولم يُدفع بعد',
    },
    paymentDone: {
      cash_on_delivery: 'مدفوع نقدًا',
      bank_transfer: 'مدفوع بتحويل إنستاباي',
      card_link: 'مدفوع ببطاقة',
      card: 'مدفوع ببطاقة',
      wallet: 'مدفوع من محفظة إلكترونية',
      instalments: 'مدفوع بالتقسيط',
    },
    paymentReturned: 'أُعيد المبلغ',
    paymentNothing: 'لا يوجد مبلغ مستحق',
    gift: '*هذا الطلب هدية*',
    giftWrapYes: 'تغليف الهدية: نعم (مجانًا)',
    giftWrapNo: 'تغليف الهدية: لا',
    giftMessage: 'رسالة الهدية: «{giftMessage}»',
    closing: 'أرجو تأكيد الطلب وطريقة الدفع. شكرًا لكم.',
    closingPaid: 'أرجو تأكيد الطلب. شكرًا لكم.',
  },
},
  devMailbox: devMailboxTexts,
  newsletterConfirmation: newsletterConfirmationTexts,
  search: searchTexts,
  setup: setupTexts,
  unsubscribe: unsubscribeTexts,
  work: workTexts,
});
