import { defineTexts } from '#core/i18n/define-texts.ts';

/** Promo codes in the admin area. */
export const promoCodes = defineTexts('admin/promoCodes', {
  title: { ar: 'أكواد الخصم', en: 'Promo Codes' },
  search: { ar: 'ابحث عن كود', en: 'Search for a code' },
  kind: { ar: 'لمن الكود', en: 'Type of code' },
  ofShop: { ar: 'أكواد المتجر', en: 'Shop codes' },
  personal: { ar: 'أكواد العملاء', en: 'Personal codes' },
  code: { ar: 'الكود', en: 'Code' },
  takes: { ar: 'الخصم', en: 'Discount' },
  minimum: { ar: 'الحد الأدنى', en: 'Minimum' },
  noMinimum: { ar: 'بلا حد أدنى', en: 'No minimum' },
  uses: { ar: 'الاستخدام', en: 'Used' },
  usesOf: { ar: '{used} من {max}', en: '{used} of {max}' },
  usesFree: {
    ar: '{count, plural, =0 {لم يُستخدم} one {مرة واحدة} two {مرتان} few {# مرات} other {# مرة}}',
    en: '{count, plural, =0 {Never} one {Once} two {Twice} other {# times}}',
  },
  until: { ar: 'صالح حتى', en: 'Valid until' },
  forEver: { ar: 'بلا نهاية', en: 'No end' },
  state: { ar: 'الحالة', en: 'Status' },
  states: {
    open: { ar: 'فعّال', en: 'Active' },
    closed: { ar: 'متوقف', en: 'Inactive' },
    expired: { ar: 'انتهت مدته', en: 'Expired' },
    usedUp: { ar: 'اكتمل عدد استخداماته', en: 'Used up' },
  },
  firstOrder: { ar: 'للطلب الأول', en: 'First order' },
  add: { ar: 'كود جديد', en: 'New code' },
  edit: { ar: 'تعديل', en: 'Edit' },
  open: { ar: 'تفعيل', en: 'Activate' },
  close: { ar: 'إيقاف', en: 'Deactivate' },
  remove: { ar: 'حذف', en: 'Delete' },
  details: { ar: 'تفاصيل {code, isolate}', en: 'Details of {code, isolate}' },
  form: {
    make: { ar: 'كود خصم جديد', en: 'New promo code' },
    change: { ar: 'تعديل {code, isolate}', en: 'Edit {code, isolate}' },
    codeHint: {
      ar: 'حروف إنجليزية وأرقام و - و _، ولا يتغيّر بعد إنشائه.',
      en: 'Latin letters, digits, - and _. It cannot be changed later.',
    },
    discountType: { ar: 'نوع الخصم', en: 'Discount type' },
    percentage: { ar: 'نسبة مئوية', en: 'Percentage' },
    fixed: { ar: 'مبلغ ثابت', en: 'Fixed amount' },
    percent: { ar: 'النسبة ٪', en: 'Percent' },
    percentHint: { ar: 'عدد صحيح بلا كسور، حتى {max}.', en: 'A whole number, up to {max}.' },
    amount: { ar: 'المبلغ بالجنيه', en: 'Amount in EGP' },
    minPurchase: { ar: 'الحد الأدنى للمشتريات بالجنيه', en: 'Minimum purchase in EGP' },
    maxUses: { ar: 'أقصى عدد للاستخدام', en: 'Maximum uses' },
    validUntil: { ar: 'آخر يوم', en: 'Last day' },
    dayHint: { ar: 'حتى نهاية هذا اليوم بتوقيت القاهرة.', en: 'Until the end of this day in Cairo.' },
    optional: { ar: 'اتركه فارغًا إن لم يلزم.', en: 'Leave empty for none.' },
    fixedTerms: {
      ar: 'استُخدم هذا الكود، فيبقى نوعه وقيمته كما هما.',
      en: 'This code has been used, so its type and value cannot be changed.',
    },
    save: { ar: 'حفظ', en: 'Save' },
  },
  preview: {
    title: { ar: 'ماذا يخصم؟', en: 'Discount preview' },
    subtotal: { ar: 'سلة قيمتها', en: 'Cart subtotal' },
    discount: { ar: 'يُخصم منها', en: 'Discount' },
    none: { ar: 'أقل من الحد الأدنى', en: 'Below the minimum' },
  },
  confirm: {
    title: { ar: 'حذف هذا الكود؟', en: 'Delete this code?' },
    text: {
      ar: 'لم يُستخدم {code, isolate} في أي طلب. لا يمكن التراجع عن الحذف.',
      en: 'No order has used {code, isolate}. This cannot be undone.',
    },
  },
  made: {
    title: { ar: 'تم الإنشاء', en: 'Code created' },
    body: { ar: 'يمكن استخدام الكود الآن', en: 'It can be used now' },
  },
  changed: {
    title: { ar: 'تم الحفظ', en: 'Saved' },
    body: { ar: 'تسري الشروط الجديدة من الآن', en: 'The new terms apply from now on' },
  },
  opened: {
    title: { ar: 'تم التفعيل', en: 'Activated' },
    body: { ar: 'يمكن استخدام الكود', en: 'The code can be used' },
  },
  closed: {
    title: { ar: 'تم الإيقاف', en: 'Deactivated' },
    body: { ar: 'لم يعد استخدام الكود ممكنًا', en: 'The code can no longer be used' },
  },
  removed: {
    title: { ar: 'تم الحذف', en: 'Deleted' },
    body: { ar: 'لم يعد الكود موجودًا', en: 'The code has been deleted' },
  },
});
