import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type {
  LabelValueName,
  MessageLocation,
  ReadOnlyReason,
} from '#features/content/text-overrides/text-override.ts';

const places: Readonly<Record<MessageLocation, string>> = {
  home: 'الصفحة الرئيسية',
  about: 'من نحن: الحكاية والقيم',
  everyPage: 'كل صفحة: الرأس والتذييل والرسائل العامة',
  productList: 'قوائم المنتجات والبحث',
  product: 'صفحة المنتج',
  cart: 'السلة',
  checkout: 'إتمام الطلب',
  confirmation: 'تأكيد الطلب',
  discountDialog: 'نافذة خصم الطلب الأول',
  contact: 'اتصل بنا',
  signIn: 'تسجيل الدخول وإنشاء الحساب',
  account: 'حساب العميل',
  forms: 'رسائل الخطأ في النماذج',
  notices: 'الإشعارات',
  mails: 'رسائل البريد',
  chat: 'رسالة واتساب عن الطلب',
  searchEngines: 'عناوين الصفحات ومحركات البحث',
};

const fixed: Readonly<Record<ReadOnlyReason, string>> = {
  specification: 'كما في المواصفات',
  consent: 'نص موافقة',
  legal: 'نص قانوني',
  security: 'نص يحمي الحسابات',
  settings: 'يتبع الإعدادات',
  computed: 'يصوغه المتجر',
  page: 'في الصفحات',
};

const fixedReasons: Readonly<Record<ReadOnlyReason, string>> = {
  specification: 'تحدّد المواصفات هذا النص حرفيًا، فلا يُغيَّر.',
  consent: 'سجلات الموافقة تشير إلى هذا النص بعينه، فلا يُغيَّر هنا.',
  legal: 'يصف هذا النص ما يحدث فعلًا لبيانات العميل وحقوقه، فلا يُغيَّر هنا.',
  security: 'يشرح هذا النص للعميل كيف يبقى حسابه آمنًا، فلا يُغيَّر.',
  settings: 'يتغيّر هذا النص مع إعدادات الشحن أو العروض، فغيّر الإعدادات.',
  computed: 'يختار المتجر صيغة هذا النص من عدة صيغ، فلا يكفي نص واحد بدلًا منها.',
  page: 'يُحرَّر هذا النص مع صفحته، وفيها المسودات وموعد النشر.',
};

const values: Readonly<Record<LabelValueName, string>> = {
  shopName: 'اسم المتجر',
  welcomePercent: 'خصم الطلب الأول',
  bundlePercent: 'خصم الباقة',
  bundleLines: 'عدد المنتجات لخصم الباقة',
  togetherPercent: 'خصم الشراء معًا',
  freeShippingFrom: 'حد الشحن المجاني',
  shippingFee: 'رسوم الشحن',
  deliveryDays: 'مدة التوصيل',
  returnDays: 'مدة الإرجاع',
  returnDaysCount: 'أيام الإرجاع رقمًا',
  replyHours: 'مدة الرد',
  maxQuantity: 'أقصى كمية',
};

/** Texts of the page that replaces messages. */
export const labels = {
  intro:
    'غيّر ما تشاء، ثم احفظ التغييرات كلها معًا، ويراها المتسوقون فورًا. ما بين الأقواس المعقوفة تحل محله الأسماء والمبالغ.',
  search: 'ابحث في النصوص',
  onlyChanged: 'ما غُيّر فقط',
  places,
  fixed,
  fixedReasons,
  openPage: 'افتح محرر الصفحة',
  values,
  count: plural('ar', {
    zero: 'لا نصوص',
    one: 'نص واحد',
    two: 'نصان',
    few: '{count} نصوص',
    many: '{count} نصًا',
    other: '{count} نص',
  }),
  changedCount: plural('ar', {
    zero: 'لم يُغيَّر شيء',
    one: 'غُيّر نص واحد',
    two: 'غُيّر نصان',
    few: 'غُيّرت {count} نصوص',
    many: 'غُيّر {count} نصًا',
    other: 'غُيّر {count} نص',
  }),
  found: plural('ar', {
    zero: 'لا نص يطابق البحث',
    one: 'وُجد نص واحد',
    two: 'وُجد نصان',
    few: 'وُجدت {count} نصوص',
    many: 'وُجد {count} نصًا',
    other: 'وُجد {count} نص',
  }),
  showMore: 'اعرض المزيد',
  changed: 'غُيّر',
  languages: { ar: 'بالعربية', en: 'بالإنجليزية' },
  standard: 'الأصل:',
  noForm: 'لا توجد هذه الصيغة في هذه اللغة.',
  forms: {
    zero: 'صيغة الصفر',
    one: 'صيغة المفرد',
    two: 'صيغة المثنى',
    few: 'صيغة ٣ إلى ١٠',
    many: 'صيغة ١١ إلى ٩٩',
    other: 'الصيغة لبقية الأعداد',
  },
  insert: ({ name }: { readonly name: string }) => `أدرج ${isolateText(name)}`,
  parameters: 'يُدرج:',
  reset: 'العودة إلى الأصل',
  resetOf: ({ text }: { readonly text: string }) => `العودة إلى الأصل: ${isolateText(text)}`,
  save: 'حفظ التغييرات',
  saved: { title: 'تم حفظ النصوص', body: 'يراها المتسوقون الآن' },
  unsaved: plural('ar', {
    zero: 'لا تغييرات للحفظ',
    one: 'تغيير واحد لم يُحفظ',
    two: 'تغييران لم يُحفظا',
    few: '{count} تغييرات لم تُحفظ',
    many: '{count} تغييرًا لم يُحفظ',
    other: '{count} تغيير لم يُحفظ',
  }),
  conflict: {
    title: 'حفظ مدير آخر نصوصًا أثناء عملك',
    text: ({ email, moment }: { readonly email: string; readonly moment: string }) =>
      `${isolateText(email)}، ${moment}. تغييراته في النصوص الأخرى باقية، وما يلي غيّرتماه معًا:`,
    same: 'لم تغيّرا النص نفسه، فيمكن حفظ تغييراتك مع تغييراته.',
    theirs: 'نصه',
    mine: 'نصك',
    keepMine: 'احفظ نصوصي معها',
    takeTheirs: 'تخلَّ عن تغييراتي',
  },
};
