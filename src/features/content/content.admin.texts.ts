import { defineTexts } from '#core/i18n/define-texts.ts';

/** Texts of the owner's pages in the admin area. */
export const pages = defineTexts('admin/pages', {
  part: {
    title: { ar: 'الصفحات', en: 'Pages' },
    text: {
      ar: 'الرئيسية ومن نحن، والتوصيل والإرجاع والخصوصية والشروط والأسئلة، باللغتين',
      en: 'Home, about, delivery, returns, privacy, terms and questions, in both languages',
    },
  },
  back: { ar: 'كل الصفحات', en: 'All pages' },
  titles: {
    home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
    about: { ar: 'من نحن', en: 'About' },
  },
  groups: {
    hero: { ar: 'أعلى الصفحة', en: 'Top of the page' },
    onSale: { ar: 'التخفيضات', en: 'On sale' },
    collections: { ar: 'المجموعات', en: 'Collections' },
    setsOrPlates: { ar: 'الأطقم والأطباق', en: 'Sets and plates' },
    story: { ar: 'الحكاية', en: 'Story' },
    bowlsOrCups: { ar: 'السلطانيات والفناجين', en: 'Bowls and cups' },
    testimonials: { ar: 'آراء العملاء', en: 'Testimonials' },
    promo: { ar: 'خصم الطلب الأول', en: 'First-order discount' },
    values: { ar: 'القيم', en: 'Values' },
    call: { ar: 'الدعوة في آخر الصفحة', en: 'Invitation at the end' },
  },
  fields: {
    headline: { ar: 'العنوان الكبير', en: 'Headline' },
    title: { ar: 'العنوان', en: 'Heading' },
    sub: { ar: 'الجملة تحته', en: 'Sentence below it' },
    text: { ar: 'النص', en: 'Text' },
    primary: { ar: 'زر التخفيضات', en: 'Button to the sale' },
    primaryWithoutSale: { ar: 'الزر حين لا تخفيضات', en: 'Button without a sale' },
    secondary: { ar: 'رابط الجديد', en: 'Link to new arrivals' },
    lead: { ar: 'على الطبق، فوق النسبة', en: 'On the plate, above the percentage' },
    rest: { ar: 'على الطبق، تحت النسبة', en: 'On the plate, below the percentage' },
    all: { ar: 'رابط القائمة كلها', en: 'Link to the whole list' },
    button: { ar: 'الزر', en: 'Button' },
    pictureAlt: { ar: 'وصف الصورة لمن لا يراها', en: 'Picture description for screen readers' },
    name: { ar: 'الاسم', en: 'Name' },
    city: { ar: 'المدينة', en: 'City' },
    signUp: { ar: 'زر إنشاء الحساب', en: 'Button to sign up' },
    products: { ar: 'زر المنتجات', en: 'Button to the products' },
    contact: { ar: 'زر التواصل', en: 'Button to contact' },
  },
  numbered: { ar: '{label} {number}', en: '{label} {number}' },
  states: {
    default: { ar: 'النص الأساسي', en: 'Default text' },
    draft: { ar: 'مسودة', en: 'Draft' },
    planned: { ar: 'مجدولة', en: 'Scheduled' },
    published: { ar: 'منشورة', en: 'Published' },
  },
  plannedFor: { ar: 'تُنشر في {moment, isolate}', en: 'Scheduled for {moment, isolate}' },
  liveVersion: { ar: 'ما يقرؤه المتسوّقون: {version, isolate}', en: 'Live version: {version, isolate}' },
  liveNow: { ar: 'يقرؤها المتسوّقون الآن', en: 'Live now' },
  view: { ar: 'افتح الصفحة في المتجر', en: 'Open the page in the shop' },
  labels: {
    ar: { ar: 'النص بالعربية', en: 'Text in Arabic' },
    en: { ar: 'النص بالإنجليزية', en: 'Text in English' },
  },
  publish: { ar: 'انشر الآن', en: 'Publish now' },
  unread: {
    ar: 'هذا هو النص الأساسي، ولم يؤكّده أحد بعد. اقرأه، ثم انشره كما هو أو بعد تعديله.',
    en: 'This is the default text, and no one has confirmed it yet. Read it, then publish it as it is or with your changes.',
  },
  next: { ar: 'التالي: {page, isolate}', en: 'Next: {page, isolate}' },
  saveDraft: { ar: 'احفظ مسودة', en: 'Save draft' },
  plan: {
    open: { ar: 'انشر في موعد', en: 'Schedule publication' },
    moment: { ar: 'الموعد بتوقيت القاهرة', en: 'Date and time, Cairo time' },
    hint: {
      ar: 'إلى الدقيقة. حتى ذلك الحين يقرأ المتسوّقون النص الحالي.',
      en: 'Until then shoppers see the current text.',
    },
    button: { ar: 'حدّد الموعد', en: 'Schedule' },
    cancel: { ar: 'ألغِ الموعد', en: 'Cancel the schedule' },
    note: {
      ar: 'إذا حفظت أو نشرت قبل الموعد أُلغي.',
      en: 'Saving or publishing before that time cancels the schedule.',
    },
  },
  done: {
    draft: {
      title: { ar: 'تم حفظ المسودة', en: 'Draft saved' },
      body: { ar: 'لا يراها المتسوّقون بعد', en: 'Shoppers do not see it yet' },
    },
    published: {
      title: { ar: 'تم النشر', en: 'Published' },
      body: { ar: 'يقرؤها المتسوّقون الآن', en: 'Shoppers see it now' },
    },
    planned: {
      title: { ar: 'تم تحديد الموعد', en: 'Scheduled' },
      body: { ar: 'تُنشر الصفحة في الموعد الذي اخترته', en: 'The page will be published at the time you chose' },
    },
    cancelled: {
      title: { ar: 'تم إلغاء الموعد', en: 'Schedule cancelled' },
      body: { ar: 'عاد النص مسودة', en: 'The text is a draft again' },
    },
    restored: {
      title: { ar: 'تم الرجوع', en: 'Version restored' },
      body: { ar: 'يقرأ المتسوّقون النسخة السابقة الآن', en: 'Shoppers now see the earlier version' },
    },
  },
  changedMeanwhile: {
    title: { ar: 'تغيّرت الصفحة قبل قليل', en: 'The page changed a moment ago' },
    body: {
      ar: 'أمامك أحدث نسخة. راجعها ثم أعد المحاولة.',
      en: 'You see its newest version. Check it, then try again.',
    },
  },
  line: { ar: 'السطر {line}', en: 'line {line}' },
  languages: {
    ar: { ar: 'العربية', en: 'Arabic' },
    en: { ar: 'الإنجليزية', en: 'English' },
  },
  placeOfField: { ar: '{language}، {part}: {field}', en: '{language}, {part}: {field}' },
  place: { ar: '{language}، {line}', en: '{language}, {line}' },
  restoreText: {
    ar: 'يُحفظ نص {version} من جديد ويقرؤه المتسوّقون فورًا.',
    en: 'The text of {version} is saved again and goes live at once.',
  },
  conflict: { ar: 'حفظ مدير آخر هذه الصفحة قبلك', en: 'Another admin has saved this page before you' },
});
