import { defineTexts } from '#core/i18n/define-texts.ts';

/** Changing an order before it is shipped; amounts, numbers and names are formatted. */
export const orderChanges = defineTexts('admin/orderChanges', {
  back: { ar: 'كل الطلبات', en: 'All orders' },
  open: { ar: 'تعديل الطلب', en: 'Change order' },
  title: { ar: 'تعديل الطلب', en: 'Change order' },
  unknown: { ar: 'لا يوجد طلب بهذا الرقم.', en: 'No order has this number.' },
  tooLate: { ar: 'لا يُعدَّل الطلب بعد شحنه أو إلغائه.', en: 'Shipped or cancelled orders cannot be changed.' },
  parts: {
    lines: { ar: 'القطع', en: 'Items' },
    address: { ar: 'عنوان الشحن', en: 'Shipping address' },
    gift: { ar: 'خيارات الهدية', en: 'Gift options' },
  },
  noLines: { ar: 'أضف قطعة واحدة على الأقل.', en: 'Add at least one item.' },
  addProduct: { ar: 'إضافة منتج', en: 'Add product' },
  searchProduct: { ar: 'ابحث باسم المنتج', en: 'Search by product name' },
  noProduct: { ar: 'لا يوجد منتج بهذا الاسم.', en: 'No product has this name.' },
  isInOrder: { ar: 'في الطلب بالفعل', en: 'Already in the order' },
  inStock: { ar: 'في المخزون: {amount}', en: 'In stock: {amount}' },
  governorateOfCity: { ar: 'كما تسمّيها المدينة', en: 'By the city' },
  pricing: {
    label: { ar: 'طريقة التسعير', en: 'Pricing' },
    order: {
      name: { ar: 'أسعار وقواعد يوم الطلب', en: 'Prices and rules from the order date' },
      text: {
        ar: 'تبقى أسعار القطع كما اشتراها العميل، وتُضاف القطع الجديدة بسعر اليوم.',
        en: 'Items keep the price at which they were ordered; added items get today’s price.',
      },
    },
    today: {
      name: { ar: 'أسعار وقواعد اليوم', en: 'Today’s prices and rules' },
      text: {
        ar: 'تُحسب كل القطع والشحن والعروض والضريبة بما هو صالح اليوم.',
        en: 'All items, shipping, offers and tax are recalculated with today’s values.',
      },
    },
  },
  summary: { ar: 'الطلب بعد التعديل', en: 'The order after the change' },
  pricingNow: { ar: 'نحسب الإجمالي…', en: 'Calculating the total…' },
  totalBefore: { ar: 'الإجمالي قبل التعديل', en: 'Previous total' },
  difference: { ar: 'الفرق', en: 'Difference' },
  paidAmount: { ar: 'دفعه العميل', en: 'Paid by the customer' },
  toPay: { ar: 'يبقى على العميل', en: 'Still to be paid' },
  toGiveBack: { ar: 'يُردّ إلى العميل', en: 'To be refunded' },
  restOnline: {
    ar: 'يدفعه العميل من صفحة الطلب، أو تسجّله بيدك إن وصلك بطريقة أخرى.',
    en: 'The customer can pay it on the order’s page, or you record it when it arrives another way.',
  },
  restByHand: { ar: 'تسجّله بيدك حين يصل.', en: 'Record it when it arrives.' },
  losesPromo: {
    ar: 'لم يعد الطلب يبلغ الحد الأدنى لكود {code, isolate}، فيسقط خصمه ويعود استخدامه.',
    en: 'The order no longer reaches the minimum purchase of {code, isolate}. The discount is removed, and the code can be used again.',
  },
  giveBackNow: { ar: 'رد {amount} مع التعديل', en: 'Refund {amount} now' },
  owed: {
    ar: 'يبقى الفرق بين «مستحق للعميل» حتى تردّه.',
    en: 'The difference is listed as owed to the customer until you refund it.',
  },
  customerNotice: { ar: 'يصل العميل بريد واحد بما تغيّر.', en: 'The customer gets an email with the changes.' },
  save: { ar: 'حفظ التعديل', en: 'Save changes' },
  nothing: { ar: 'لم يتغيّر شيء بعد.', en: 'No changes yet.' },
  saved: {
    title: { ar: 'تم تعديل الطلب', en: 'Order changed' },
    body: {
      ar: 'تحرّك المخزون، وعلم العميل بما تغيّر.',
      en: 'The stock is updated, and the customer has been notified.',
    },
  },
  changedTitle: { ar: 'تغيّر الحساب في هذه الأثناء', en: 'The amounts have changed in the meantime' },
  conflict: {
    title: { ar: 'عدّل زميلك هذا الطلب', en: 'This order has been changed by someone else' },
    by: {
      ar: 'عدّله {name, isolate} بعد أن فتحته. اختر كيف تكمل.',
      en: '{name, isolate} has changed it since you opened it. Choose how to continue.',
    },
    text: {
      ar: 'عدّله مشرف آخر بعد أن فتحته. اختر كيف تكمل.',
      en: 'Another admin has changed it since you opened it. Choose how to continue.',
    },
    current: { ar: 'الطلب الآن', en: 'Current order' },
    yours: { ar: 'تعديلك', en: 'Your changes' },
    take: { ar: 'ابدأ من الطلب الآن', en: 'Discard my changes' },
    keep: { ar: 'طبّق تعديلي عليه', en: 'Apply my changes to it' },
  },
  history: {
    changed: { ar: 'عُدّل الطلب', en: 'Order changed' },
    total: { ar: 'الإجمالي: كان {before}، وصار {after}', en: 'Total: was {before}, now {after}' },
    quantity: { ar: '{name, isolate}: كانت {before}، وصارت {after}', en: '{name, isolate}: was {before}, now {after}' },
  },
});
