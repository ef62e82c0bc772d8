// Generated from 
//   src/features/auth/auth.texts.ts
//   src/core/forms/general.texts.ts
//   src/features/auth/notices.texts.ts
//   src/features/cart/notices.texts.ts
//   src/features/checkout/notices.texts.ts
//   src/features/contact/notices.texts.ts
//   src/features/newsletter/notices.texts.ts
//   src/features/order-status/notices.texts.ts
//   src/features/discounts/notices.texts.ts
//   src/features/reviews/notices.texts.ts
//   src/features/stock-notifications/notices.texts.ts
//   src/features/wishlist/notices.texts.ts
//   src/core/forms/validation.texts.ts
//   src/features/auth/validation.texts.ts
//   src/features/cart/validation.texts.ts
//   src/features/checkout/validation.texts.ts
//   src/features/cod-reconciliation/validation.texts.ts
//   src/features/contact/validation.texts.ts
//   src/features/discounts/validation.texts.ts
//   src/features/fulfillment/validation.texts.ts
//   src/features/payments/validation.texts.ts
//   src/features/products/validation.texts.ts
//   src/features/returns/validation.texts.ts
//   src/features/reviews/validation.texts.ts
//   src/features/search/validation.texts.ts
//   src/features/settings/validation.texts.ts
//   src/features/shipping/validation.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

const count1 = plural('ar', { one: 'قطعة واحدة', two: 'قطعتين', few: '{count} قطع', other: '{count} قطعة' });

export const generalTexts = {
  error: 'خطأ',
  loginRequired: 'يلزم تسجيل الدخول',
  validationError: 'خطأ في البيانات',
  checkInput: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
  somethingWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  tooMany: 'محاولات كثيرة. يُرجى المحاولة لاحقًا.',
  promoInvalid: 'كود الخصم غير صحيح أو انتهت صلاحيته',
  orderNotFound: 'الطلب غير موجود',
  signInFirst: 'يُرجى تسجيل الدخول أولًا',
  waitMinutes: plural('ar', { one: 'يُرجى الانتظار دقيقة واحدة قبل المحاولة مرة أخرى', two: 'يُرجى الانتظار دقيقتين قبل المحاولة مرة أخرى', few: 'يُرجى الانتظار {count} دقائق قبل المحاولة مرة أخرى', other: 'يُرجى الانتظار {count} دقيقة قبل المحاولة مرة أخرى' }),
  wait: plural('ar', { one: 'يُرجى الانتظار ثانية واحدة قبل المحاولة مرة أخرى', two: 'يُرجى الانتظار ثانيتين قبل المحاولة مرة أخرى', few: 'يُرجى الانتظار {count} ثوانٍ قبل المحاولة مرة أخرى', other: 'يُرجى الانتظار {count} ثانية قبل المحاولة مرة أخرى' }),
};

export const validationTexts = {
  required: 'هذا الحقل مطلوب',
  generic: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
  'name.min': 'يجب ألا يقل الاسم عن حرفين',
  'name.max': 'يجب ألا يزيد الاسم على ١٠٠ حرف',
  'name.letters': 'لا يُسمح في الاسم إلا بالحروف والمسافات',
  'email.invalid': 'عنوان البريد الإلكتروني غير صحيح',
  'email.max': 'يجب ألا يزيد البريد الإلكتروني على ٢٥٥ حرفًا',
  'phone.format': 'صيغة رقم الهاتف غير صحيحة',
  'phone.max': 'يجب ألا يزيد رقم الهاتف على ٢٠ خانة',
  'phone.unclear': 'اكتب رقم الموبايل كاملًا هكذا: \u2068010 1234 5678\u2069، أو مع كود الدولة: \u2068+20 10 1234 5678\u2069',
  'reason.min': 'اكتب ٣ أحرف على الأقل',
  'reason.max': 'اكتب ٢٠٠ حرف على الأكثر',
  'price.typed': 'اكتب مبلغًا بالجنيه، مثل ٤٥٠ أو ١٬٢٥٠٫٥٠',
  'price.sale': 'يجب أن يقل سعر التخفيض عن السعر',
  'moment.typed': 'اكتب اليوم والساعة معًا',
  'moment.past': 'هذا الموعد قد مضى. اختر موعدًا قادمًا',
  'number.whole': 'اكتب عددًا صحيحًا من ٠ إلى ١٠٠٬٠٠٠',
  'text.max': 'هذا النص أطول من المسموح',
  'dob.format': 'صيغة التاريخ غير صحيحة',
  'dob.min': 'يجب ألا يقل عمرك عن ١٣ عامًا',
  'dob.max': 'يُرجى مراجعة تاريخ الميلاد',
  'password.min': 'يجب ألا تقل كلمة المرور عن ٨ أحرف',
  'password.bytes': 'كلمة المرور طويلة: يُحسب كل حرف عربي بحرفين، والحد الأقصى ٧٢',
  'password.max': 'يجب ألا تزيد كلمة المرور على ٧٢ حرفًا',
  'password.upper': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا كبيرًا واحدًا على الأقل',
  'password.lower': 'يجب أن تتضمن كلمة المرور حرفًا إنجليزيًا صغيرًا واحدًا على الأقل',
  'password.number': 'يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل',
  'password.required': 'كلمة المرور مطلوبة',
  'code.digits': 'اكتب الرمز كاملًا بالأرقام',
  'cart.id': 'معرّف المنتج غير صحيح',
  'cart.name': 'اسم المنتج مطلوب',
  'cart.nameMax': 'يجب ألا يزيد اسم المنتج على ٢٠٠ حرف',
  'cart.price': 'يجب أن يكون السعر أكبر من صفر',
  'cart.priceMax': 'لا يمكن أن يتجاوز السعر ١٬٠٠٠٬٠٠٠',
  'cart.image': 'صورة المنتج مطلوبة',
  'cart.category': 'القسم مطلوب',
  'cart.quantityWhole': 'يجب أن تكون الكمية عددًا صحيحًا',
  'cart.quantityPositive': 'يجب أن تكون الكمية أكبر من صفر',
  'cart.quantityMax': 'لا يمكن أن تتجاوز الكمية ١٠٠',
  'gift.messageMax': 'يجب ألا تزيد رسالة الهدية على ٢٠٠ حرف',
  'settlement.reference': 'اختر عمود رقم التتبع أو عمود رقم الطلب أو كليهما',
  'subject.min': 'يجب ألا يقل الموضوع عن ٥ أحرف',
  'subject.max': 'يجب ألا يزيد الموضوع على ٢٠٠ حرف',
  'message.min': 'يجب ألا تقل الرسالة عن ١٠ أحرف',
  'message.max': 'يجب ألا تزيد الرسالة على ٢٠٠٠ حرف',
  'promo.empty': 'أدخل كود الخصم',
  'promo.tooLong': 'كود الخصم طويل جدًا',
  'promo.characters': 'يحتوي كود الخصم على رموز غير مسموح بها',
  'promo.percent': 'اكتب عددًا صحيحًا من ١ إلى ١٠٠، بلا كسور',
  'promo.amount': 'اكتب مبلغًا بالجنيه لا يزيد على ١٬٠٠٠٬٠٠٠',
  'promo.uses': 'اكتب عددًا صحيحًا من ١ إلى ١٬٠٠٠٬٠٠٠',
  'shipment.trackingNumber': 'رقم التتبع حروف لاتينية وأرقام، وقد تفصلها نقاط أو شرطات',
  'shipment.cash': 'اكتب المبلغ بالجنيه، مثل ٤٥٠ أو ١٬٢٥٠٫٥٠',
  'courier.trackingUrl': 'عنوان كامل يبدأ بـ https، وفيه بعد اسم الموقع موضع رقم التتبع كما هو مكتوب تحت الحقل',
  'courier.columns': 'اختر عمودًا واحدًا على الأقل',
  'payment.unavailable': 'طريقة الدفع هذه غير متوفرة الآن. اختر طريقة أخرى',
  'payment.cashOnDelivery': 'لا يتوفر الدفع نقدًا عند الاستلام في هذه المحافظة. اختر طريقة دفع أخرى',
  'transfer.bankReference': 'اكتب رقم العملية كما هو في الإيصال: من ٤ إلى ٤٠ حرفًا أو رقمًا',
  'sale.price': 'اكتب سعر التخفيض، أو امسح موعديه',
  'sale.end': 'يجب أن ينتهي التخفيض بعد بدايته',
  'sale.past': 'هذا الموعد قد مضى',
  'sale.badge': 'شارة «تخفيض» تحتاج إلى سعر تخفيض',
  'barcode.typed': 'اكتب الباركود كما هو مطبوع: حروف لاتينية وأرقام، ٦٤ على الأكثر',
  'barcode.shortened': 'اختصر برنامج الجداول هذا الباركود، مثل \u20686.22E+12\u2069، فضاعت أرقامه الأخيرة. اجعل العمود نصًا واكتب الباركود كاملًا',
  'features.many': 'لا تزد على ١٢ سطرًا',
  'features.uneven': 'اكتب العدد نفسه من المزايا باللغتين',
  'return.wordsMax': 'يجب ألا يزيد النص على ٥٠٠ حرف',
  'review.commentMax': 'يجب ألا يزيد التعليق على ١٠٠٠ حرف',
  'review.rating': 'اختر تقييمًا من ١ إلى ٥',
  'searchWord.long': '٦٠ حرفًا على الأكثر',
  'searchWord.characters': 'اكتب حروفًا وأرقامًا فقط',
  'searchWord.phrase': '٤ كلمات على الأكثر',
  'searchWord.twice': 'الكلمة مكررة',
  'searchGroup.many': '١٠٠ كلمة وعبارة على الأكثر',
  'searchGroup.alone': 'اكتب كلمتين على الأقل',
  'searchGroup.typedOnly': 'أضف كلمة من نصوص المنتجات، أو اختر منتجات',
  'searchGroup.textOnly': 'أضف كلمة يكتبها الناس',
  'setting.range': 'هذا الرقم خارج الحدود المسموح بها',
  'setting.percent': 'اكتب نسبة من صفر إلى مئة، بمنزلتين عشريتين على الأكثر، مثل ١٢٫٥',
  'setting.amount': 'اكتب مبلغًا لا يقل عن صفر، مثل ١٬٢٥٠٫٥٠',
  'setting.url': 'اكتب عنوانًا كاملًا يبدأ بـ https://',
  'setting.path': 'اكتب مسارًا داخل المتجر يبدأ بشرطة مائلة',
  'setting.time': 'اكتب الوقت بالساعة والدقيقة',
  'setting.days': 'اختر يومًا واحدًا على الأقل',
  'setting.closesBeforeOpening': 'يجب أن يكون وقت الإغلاق بعد وقت الفتح',
  'setting.daysOrder': 'يجب ألا يقل أقصى عدد للأيام عن أدناه',
  'setting.noGovernorates': 'اختر محافظة واحدة على الأقل',
  'setting.governorateTaken': 'محافظة من هذه في منطقة أخرى',
  'setting.twice': 'هذا مكرر',
  'setting.taxNumber': 'رقم التسجيل الضريبي تسعة أرقام',
  'setting.keyMalformed': 'ليست هذه القيمة كما تعرضها بوابة الدفع. انسخها كاملة بلا مسافات.',
  'setting.keyMode': 'مفتاح للتجربة مع مفتاح حقيقي. خذهما من وضع واحد.',
  'setting.keyCountry': 'هذا المفتاح من بلد آخر. استخدم مفتاحين من حساب واحد.',
  'setting.keyRetype': 'تغيّر عنوان البوابة، فاكتب هذا السر من جديد',
  'setting.keyUnreadable': 'السر المحفوظ لا يُقرأ بمفتاح المتجر الحالي. اكتبه من جديد.',
  'setting.https': 'يجب أن يبدأ العنوان بـ https',
  'setting.labelsMany': 'غُيّرت نصوص أكثر من اللازم. أعد بعضها إلى نصه الأصلي.',
  'setting.labelUnknown': 'لا يوجد في المتجر نص بهذا المفتاح',
  'setting.labelFixed': 'هذا النص لا يمكن تغييره',
  'setting.labelLacks': 'أبقِ كل ما بين الأقواس المعقوفة، فمكانه تظهر الأسماء والمبالغ',
  'setting.labelNames': 'في النص أقواس معقوفة بداخلها اسم غير معروف هنا',
  'shipping.fullName': 'يجب ألا يقل الاسم عن حرفين',
  'shipping.fullNameMax': 'يجب ألا يزيد الاسم على ١٠٠ حرف',
  'shipping.email': 'عنوان البريد الإلكتروني غير صحيح',
  'shipping.emailMax': 'يجب ألا يزيد البريد الإلكتروني على ٢٥٥ حرفًا',
  'shipping.phone': 'رقم الهاتف غير صحيح',
  'shipping.phoneMax': 'يجب ألا يزيد رقم الهاتف على ٢٠ خانة',
  'shipping.address': 'يجب ألا يقل العنوان عن ١٠ أحرف',
  'shipping.addressMax': 'يجب ألا يزيد العنوان على ٢٠٠ حرف',
  'shipping.city': 'المدينة مطلوبة',
  'shipping.cityMax': 'يجب ألا يزيد اسم المدينة على ١٠٠ حرف',
  'shipping.postalCode': 'الرمز البريدي مطلوب',
  'shipping.postalCodeMax': 'يجب ألا يزيد الرمز البريدي على ٢٠ خانة',
  'shipping.governorate': 'اختر المحافظة، فتكلفة الشحن تختلف باختلافها',
};

export const messages = (shop: ShopValues) => ({
  auth: {
  login: 'تسجيل الدخول',
  signup: 'إنشاء حساب',
  tabs: 'تسجيل الدخول أو إنشاء حساب',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  toCheckout: 'سجّل الدخول لتُتمّ طلبك. سلتك وما كتبته محفوظان.',
  panel: {
    title: (shop.hasWelcomeCode ? `خصم ${shop.welcomePercent} على طلبك الأول` : `حسابك في ${shop.shopName}`),
    text: (shop.hasWelcomeCode ? 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.' : 'طلباتك وعناوينك ومفضلتك في مكان واحد.'),
  },
  passwordRules: {
    title: 'يجب أن تحتوي كلمة المرور على:',
    length: '٨ أحرف على الأقل',
    upper: 'حرف إنجليزي كبير',
    lower: 'حرف إنجليزي صغير',
    number: 'رقم',
    met: 'مستوفى',
  },
  errors: {
    invalidCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    emailTaken: 'يوجد حساب مسجّل بهذا البريد الإلكتروني',
    emailNotConfirmed: 'يُرجى تأكيد بريدك الإلكتروني أولًا',
    rateLimit: 'محاولات كثيرة. يُرجى المحاولة لاحقًا.',
    weakPassword: 'كلمة المرور ضعيفة. اختر كلمة أطول، فيها حروف كبيرة وصغيرة وأرقام.',
    samePassword: 'اختر كلمة مرور غير الحالية.',
    sessionExpired: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    banned: 'هذا الحساب موقوف. تواصل معنا.',
    signUpClosed: 'إنشاء الحسابات متوقف الآن.',
    captchaFailed: 'لم يكتمل التحقق من أنك إنسان. حاول مرة أخرى.',
    badInput: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
    network: 'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى.',
    unavailable: 'المتجر غير متوفر الآن. حاول مرة أخرى بعد قليل.',
    unknown: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  },
  internal: {
    noBrowser: 'لم يُعثر على متصفح.',
    noCode: 'لم يُعثر على رمز في الرابط.',
    noSession: 'لا توجد جلسة في الرابط',
    badPkce: 'الرابط غير صالح لتسجيل الدخول بأسلوب PKCE.',
    badImplicit: 'الرابط غير صالح لتسجيل الدخول المباشر.',
    badJwt: 'توقيع رمز JWT غير صالح',
  },
},
  notices: {
    auth: {
  error: {
    title: 'خطأ',
  },
  signedUp: ({ code }: { readonly code: string }) => ({ title: 'أهلًا بك!', body: `حسابك جاهز. استخدم كود الترحيب ${isolateText(code)} لخصم ${shop.welcomePercent} على طلبك الأول.` }),
  signedUpCodeLater: {
    title: 'أهلًا بك!',
    body: (shop.hasWelcomeCode ? `حسابك جاهز. تجد فيه كود الترحيب لخصم ${shop.welcomePercent} على طلبك الأول.` : 'حسابك جاهز.'),
  },
  signedIn: {
    title: 'أهلًا بعودتك!',
    body: 'تم تسجيل دخولك',
  },
  loggedOut: {
    title: 'تم تسجيل الخروج',
    body: 'نراك قريبًا',
  },
},
    cart: {
  limitReached: {
    title: 'وصلت الكمية إلى الحد الأقصى',
    body: `لا يمكن إضافة أكثر من ${count1(shop.maxQuantity)} من المنتج نفسه`,
  },
  limitExceeded: {
    title: 'الكمية أكبر من الحد الأقصى',
    body: `الحد الأقصى ${count1(shop.maxQuantity)} لكل منتج`,
  },
  invalidQuantity: {
    title: 'كمية غير صحيحة',
    body: 'يجب أن تكون الكمية عددًا صحيحًا',
  },
  invalidProduct: {
    title: 'خطأ',
    body: 'بيانات المنتج غير صحيحة',
  },
  added: ({ name, quantity }: { readonly name: string; readonly quantity: string }) => ({ title: 'تمت الإضافة إلى السلة', body: `${name}، الكمية: ${quantity}` }),
  addedMore: ({ name, quantity, total }: { readonly name: string; readonly quantity: string; readonly total: string }) => ({ title: 'تمت الإضافة إلى السلة', body: `${name}، الكمية المضافة: ${quantity}، وفي سلتك الآن: ${total}` }),
  addedAll: {
    title: 'تمت الإضافة إلى السلة',
    body: 'أُضيفت جميع المنتجات إلى سلتك',
  },
  removed: {
    title: 'تم الحذف من السلة',
    body: 'حُذف المنتج من سلتك',
  },
  cleared: {
    title: 'تم إفراغ السلة',
    body: 'حُذفت جميع المنتجات من السلة',
  },
  gone: {
    body: 'لم تعد هذه القطعة معروضة، فحُذفت من سلتك.',
  },
  goneMany: {
    title: 'قطع لم تعد معروضة',
    body: 'حُذفت من سلتك القطع التي لم تعد معروضة في المتجر.',
  },
  updated: {
    title: 'تم التحديث',
  },
},
    checkout: {
  login: {
    title: 'يلزم تسجيل الدخول',
    body: 'يُرجى تسجيل الدخول لإتمام طلبك',
  },
  failed: {
    title: 'خطأ',
    body: 'تعذّر تسجيل الطلب. يُرجى المحاولة مرة أخرى.',
  },
  validation: {
    title: 'خطأ في البيانات',
    body: 'يُرجى مراجعة جميع الحقول والمحاولة مرة أخرى',
  },
  totalChanged: {
    title: 'تغيّر الإجمالي',
  },
  stock: {
    title: 'نفدت الكمية',
  },
},
    contact: {
  failed: {
    title: 'خطأ في البيانات',
    body: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
  },
  sent: {
    title: 'تم إرسال رسالتك بنجاح!',
    body: `سنرد عليك خلال ${units.hours(shop.replyHours)}.`,
  },
},
    newsletter: {
  confirmationRequired: {
    title: 'بقيت خطوة واحدة',
    body: 'أرسلنا رسالة إلى بريدك. افتح الرابط الذي فيها لتأكيد الاشتراك.',
  },
  failed: {
    title: 'خطأ',
    body: 'حدث خطأ أثناء الاشتراك',
  },
},
    order: {
  notFound: {
    title: 'الطلب غير موجود',
  },
  lookupFailed: ({ number }: { readonly number: string }) => ({ title: 'تعذّر عرض الطلب', body: `طلبك مسجّل برقم ${isolateText(number)}. تجده في حسابك.` }),
},
    promo: {
  invalid: {
    title: 'كود غير صحيح',
    body: 'كود الخصم غير صحيح أو انتهت صلاحيته',
  },
  wait: {
    title: 'يُرجى الانتظار',
  },
  failed: {
    title: 'خطأ',
    body: 'حدث خطأ أثناء التحقق من كود الخصم',
  },
  applied: ({ amount }: { readonly amount: string }) => ({ title: 'تم تفعيل الكود!', body: `حصلت على خصم قدره ${amount}\u00a0ج.م` }),
  removed: {
    title: 'تمت الإزالة',
    body: 'أُزيل كود الخصم من طلبك',
  },
},
    review: {
  login: {
    title: 'خطأ',
    body: 'يجب تسجيل الدخول لكتابة تقييم',
  },
  failed: {
    title: 'خطأ',
    body: 'تعذّر إرسال التقييم',
  },
  sent: {
    title: 'تم بنجاح',
    body: 'أُرسل تقييمك',
  },
},
    stock: {
  failed: {
    title: 'خطأ',
    body: 'حدث خطأ أثناء التسجيل',
  },
  registered: {
    title: 'تم تسجيل طلبك!',
    body: 'سنخبرك فور توفّر هذا المنتج من جديد',
  },
},
    wishlist: {
  login: {
    title: 'يلزم تسجيل الدخول',
    body: 'يُرجى تسجيل الدخول لإضافة المنتجات إلى المفضلة',
  },
  added: {
    title: 'تمت الإضافة',
    body: 'أُضيف المنتج إلى المفضلة',
  },
  removed: {
    title: 'تمت الإزالة',
    body: 'أُزيل المنتج من المفضلة',
  },
},
  },
  general: generalTexts,
  validation: validationTexts,
});
