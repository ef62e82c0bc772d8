import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const settingsValidation = defineTexts(
  'forms/validation',
  {
    'setting.range': { ar: 'هذا الرقم خارج الحدود المسموح بها', en: 'This number is outside the allowed range' },
    'setting.percent': {
      ar: 'اكتب نسبة من صفر إلى مئة، بمنزلتين عشريتين على الأكثر، مثل ١٢٫٥',
      en: 'Enter a percentage from 0 to 100, with two decimals at most, such as 12.5',
    },
    'setting.amount': {
      ar: 'اكتب مبلغًا لا يقل عن صفر، مثل ١٬٢٥٠٫٥٠',
      en: 'Enter an amount of at least zero, such as 1,250.50',
    },
    'setting.url': { ar: 'اكتب عنوانًا كاملًا يبدأ بـ https://', en: 'Enter a full address that begins with https://' },
    'setting.path': {
      ar: 'اكتب مسارًا داخل المتجر يبدأ بشرطة مائلة',
      en: 'Enter a path of the shop that begins with a slash',
    },
    'setting.time': { ar: 'اكتب الوقت بالساعة والدقيقة', en: 'Enter hours and minutes' },
    'setting.days': { ar: 'اختر يومًا واحدًا على الأقل', en: 'Choose at least one day' },
    'setting.closesBeforeOpening': {
      ar: 'يجب أن يكون وقت الإغلاق بعد وقت الفتح',
      en: 'The closing time must be after the opening time',
    },
    'setting.daysOrder': {
      ar: 'يجب ألا يقل أقصى عدد للأيام عن أدناه',
      en: 'The most days must not be fewer than the least',
    },
    'setting.noGovernorates': { ar: 'اختر محافظة واحدة على الأقل', en: 'Choose at least one governorate' },
    'setting.governorateTaken': {
      ar: 'محافظة من هذه في منطقة أخرى',
      en: 'One of these governorates is in another zone',
    },
    'setting.twice': { ar: 'هذا مكرر', en: 'This is here twice' },
    'setting.taxNumber': { ar: 'رقم التسجيل الضريبي تسعة أرقام', en: 'A tax registration number has nine digits' },
    'setting.keyMalformed': {
      ar: 'ليست هذه القيمة كما تعرضها بوابة الدفع. انسخها كاملة بلا مسافات.',
      en: 'This is not what the gateway shows. Copy it as a whole, without spaces',
    },
    'setting.keyMode': {
      ar: 'مفتاح للتجربة مع مفتاح حقيقي. خذهما من وضع واحد.',
      en: 'A test key beside a live key. Take both from the same mode',
    },
    'setting.keyCountry': {
      ar: 'هذا المفتاح من بلد آخر. استخدم مفتاحين من حساب واحد.',
      en: 'This key is of another country. Take both keys from one account',
    },
    'setting.keyRetype': {
      ar: 'تغيّر عنوان البوابة، فاكتب هذا السر من جديد',
      en: 'The address of the gateway has changed. Type this secret again',
    },
    'setting.keyUnreadable': {
      ar: 'السر المحفوظ لا يُقرأ بمفتاح المتجر الحالي. اكتبه من جديد.',
      en: "The stored secret cannot be read with the shop's present key. Type it again",
    },
    'setting.https': { ar: 'يجب أن يبدأ العنوان بـ https', en: 'The address must begin with https' },
    'setting.labelsMany': {
      ar: 'غُيّرت نصوص أكثر من اللازم. أعد بعضها إلى نصه الأصلي.',
      en: 'Too many texts are changed. Put some back to their default.',
    },
    'setting.labelUnknown': { ar: 'لا يوجد في المتجر نص بهذا المفتاح', en: 'The shop has no text of this key' },
    'setting.labelFixed': { ar: 'هذا النص لا يمكن تغييره', en: 'This text cannot be changed' },
    'setting.labelLacks': {
      ar: 'أبقِ كل ما بين الأقواس المعقوفة، فمكانه تظهر الأسماء والمبالغ',
      en: 'Keep everything in braces: it is replaced by names and amounts',
    },
    'setting.labelNames': {
      ar: 'في النص أقواس معقوفة بداخلها اسم غير معروف هنا',
      en: 'Something in braces is not known here',
    },
  },
  { excluded: ['setting'] },
);
