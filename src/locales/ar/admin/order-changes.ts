import { isolateText } from '#core/i18n/format.ts';

/** Changing an order before it is shipped; amounts, numbers and names are formatted. */
export const orderChanges = {
  back: 'كل الطلبات',
  open: 'تعديل الطلب',
  title: 'تعديل الطلب',
  unknown: 'لا يوجد طلب بهذا الرقم.',
  tooLate: 'لا يُعدَّل الطلب بعد شحنه أو إلغائه.',
  parts: { lines: 'القطع', address: 'عنوان الشحن', gift: 'خيارات الهدية' },
  noLines: 'أضف قطعة واحدة على الأقل.',
  addProduct: 'إضافة منتج',
  searchProduct: 'ابحث باسم المنتج',
  noProduct: 'لا يوجد منتج بهذا الاسم.',
  isInOrder: 'في الطلب بالفعل',
  inStock: ({ amount }: { amount: string }) => `في المخزون: ${amount}`,
  governorateOfCity: 'كما تسمّيها المدينة',
  pricing: {
    label: 'طريقة التسعير',
    order: {
      name: 'أسعار وقواعد يوم الطلب',
      text: 'تبقى أسعار القطع كما اشتراها العميل، وتُضاف القطع الجديدة بسعر اليوم.',
    },
    today: { name: 'أسعار وقواعد اليوم', text: 'تُحسب كل القطع والشحن والعروض والضريبة بما هو صالح اليوم.' },
  },
  summary: 'الطلب بعد التعديل',
  pricingNow: 'نحسب الإجمالي…',
  totalBefore: 'الإجمالي قبل التعديل',
  difference: 'الفرق',
  kept: 'دفعه العميل',
  toPay: 'يبقى على العميل',
  toGiveBack: 'يُردّ إلى العميل',
  restOnline: 'يدفعه العميل من صفحة الطلب، أو تسجّله بيدك إن وصلك بطريقة أخرى.',
  restByHand: 'تسجّله بيدك حين يصل.',
  losesPromo: ({ code }: { code: string }) =>
    `لم يعد الطلب يبلغ الحد الأدنى لكود ${isolateText(code)}، فيسقط خصمه ويعود استخدامه.`,
  giveBackNow: ({ amount }: { amount: string }) => `رد ${amount} مع التعديل`,
  owed: 'يبقى الفرق بين «مستحق للعميل» حتى تردّه.',
  told: 'يصل العميل بريد واحد بما تغيّر.',
  save: 'حفظ التعديل',
  nothing: 'لم يتغيّر شيء بعد.',
  saved: { title: 'تم تعديل الطلب', body: 'تحرّك المخزون، وعلم العميل بما تغيّر.' },
  changedTitle: 'تغيّر الحساب في هذه الأثناء',
  conflict: {
    title: 'عدّل زميلك هذا الطلب',
    by: ({ name }: { name: string }) => `عدّله ${isolateText(name)} بعد أن فتحته. اختر كيف تكمل.`,
    text: 'عدّله مشرف آخر بعد أن فتحته. اختر كيف تكمل.',
    theirs: 'الطلب الآن',
    yours: 'تعديلك',
    take: 'ابدأ من الطلب الآن',
    keep: 'طبّق تعديلي عليه',
  },
  history: {
    changed: 'عُدّل الطلب',
    total: ({ before, after }: { before: string; after: string }) => `الإجمالي: كان ${before}، وصار ${after}`,
    quantity: ({ name, before, after }: { name: string; before: string; after: string }) =>
      `${isolateText(name)}: كانت ${before}، وصارت ${after}`,
  },
};
