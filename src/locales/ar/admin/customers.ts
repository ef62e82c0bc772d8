import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

/** Customers in the admin area. */
export const customers = {
  title: 'العملاء',
  search: 'الاسم أو الهاتف أو البريد',
  tag: 'الوسم',
  allTags: 'كل الوسوم',
  exported: { title: 'تم التصدير', body: 'حُفظ ملف العملاء' },
  back: 'كل العملاء',
  columns: {
    customer: 'العميل',
    phone: 'الهاتف',
    orders: 'الطلبات',
    revenue: 'قيمتها',
    lastOrder: 'آخر طلب',
    since: 'عميل منذ',
    tags: 'الوسوم',
  },
  nameless: 'بلا اسم',
  none: 'لا شيء',
  unverified: 'لم يؤكد بريده بعد',
  sums: { orders: 'طلبات', cancelled: 'طلبات ملغاة', revenue: 'قيمة الطلبات', paid: 'دُفع', refunded: 'رُدّ' },
  orders: {
    title: 'الطلبات',
    all: 'كل طلباته',
    count: plural('ar', {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    }),
  },
  returns: { title: 'المرتجعات', requested: 'منذ', kind: 'النوع', quantity: 'القطع' },
  reviews: 'التقييمات',
  messages: { title: 'الرسائل', hint: 'الرسائل التي كُتب فيها بريد هذا الحساب.' },
  consents: {
    title: 'الموافقات',
    granted: 'وافق',
    withdrawn: 'سحب موافقته',
    purposes: {
      account: 'الحساب',
      newsletter: 'النشرة البريدية',
      stock_notification: 'إشعار التوفّر',
      contact_message: 'رسالة إلى المتجر',
    },
  },
  notes: {
    title: 'ملاحظات الفريق',
    hint: 'لا يراها إلا الفريق. إن طلب العميل نسخة من بياناته وجدها فيها، فاكتب ما يمكنه أن يقرأه.',
    text: 'ملاحظة جديدة',
    add: 'حفظ الملاحظة',
    remove: 'حذف',
    removeOf: ({ text }: { text: string }) => `حذف الملاحظة: ${isolateText(text.slice(0, 60))}`,
    ask: { title: 'هل تريد حذف هذه الملاحظة؟', text: 'تُحذف عند الفريق كله، ولا يمكن استعادتها.' },
    added: { title: 'تم حفظ الملاحظة', body: 'يراها الفريق كله' },
    removed: { title: 'تم حذف الملاحظة', body: 'لم تعد محفوظة' },
  },
  tags: {
    text: 'وسم جديد',
    add: 'إضافة',
    removeOf: ({ tag }: { tag: string }) => `إزالة الوسم ${isolateText(tag)}`,
    added: { title: 'تمت إضافة الوسم', body: 'يمكن تصفية العملاء به' },
    removed: { title: 'تمت إزالة الوسم', body: 'لم يعد على هذا العميل' },
  },
};
