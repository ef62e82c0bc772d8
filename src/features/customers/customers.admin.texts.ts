import { defineTexts } from '#core/i18n/define-texts.ts';

/** Customers in the admin area. */
export const customers = defineTexts('admin/customers', {
  title: { ar: 'العملاء', en: 'Customers' },
  search: { ar: 'الاسم أو الهاتف أو البريد', en: 'Name, phone or email' },
  tag: { ar: 'الوسم', en: 'Tag' },
  allTags: { ar: 'كل الوسوم', en: 'All tags' },
  exported: {
    title: { ar: 'تم التصدير', en: 'Exported' },
    body: { ar: 'حُفظ ملف العملاء', en: 'The file has been downloaded' },
  },
  back: { ar: 'كل العملاء', en: 'All customers' },
  columns: {
    customer: { ar: 'العميل', en: 'Customer' },
    phone: { ar: 'الهاتف', en: 'Phone' },
    orders: { ar: 'الطلبات', en: 'Orders' },
    revenue: { ar: 'قيمتها', en: 'Order value' },
    lastOrder: { ar: 'آخر طلب', en: 'Last order' },
    since: { ar: 'عميل منذ', en: 'Customer since' },
    tags: { ar: 'الوسوم', en: 'Tags' },
  },
  nameless: { ar: 'بلا اسم', en: 'No name' },
  none: { ar: 'لا شيء', en: 'None' },
  unverified: { ar: 'لم يؤكد بريده بعد', en: 'Email address not confirmed yet' },
  sums: {
    orders: { ar: 'طلبات', en: 'Orders' },
    cancelled: { ar: 'طلبات ملغاة', en: 'Cancelled orders' },
    revenue: { ar: 'قيمة الطلبات', en: 'Order value' },
    paid: { ar: 'دُفع', en: 'Paid' },
    refunded: { ar: 'رُدّ', en: 'Refunded' },
  },
  orders: {
    title: { ar: 'الطلبات', en: 'Orders' },
    all: { ar: 'كل طلباته', en: 'All orders of this customer' },
    count: {
      ar: '{count, plural, =0 {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
      en: '{count, plural, =0 {No orders} one {# order} other {# orders}}',
    },
  },
  returns: {
    title: { ar: 'المرتجعات', en: 'Returns' },
    requested: { ar: 'منذ', en: 'Requested' },
    kind: { ar: 'النوع', en: 'Kind' },
    quantity: { ar: 'القطع', en: 'Pieces' },
  },
  reviews: { ar: 'التقييمات', en: 'Reviews' },
  messages: {
    title: { ar: 'الرسائل', en: 'Messages' },
    hint: { ar: 'الرسائل التي كُتب فيها بريد هذا الحساب.', en: 'Messages sent with the email address of this account.' },
  },
  notes: {
    title: { ar: 'ملاحظات الفريق', en: 'Team notes' },
    hint: {
      ar: 'لا يراها إلا الفريق. إن طلب العميل نسخة من بياناته وجدها فيها، فاكتب ما يمكنه أن يقرأه.',
      en: 'Only the team sees them here. They are included when a customer requests a copy of their data, so write only what the customer may read.',
    },
    text: { ar: 'ملاحظة جديدة', en: 'New note' },
    add: { ar: 'حفظ الملاحظة', en: 'Save note' },
    remove: { ar: 'حذف', en: 'Delete' },
    removeOf: { ar: 'حذف الملاحظة: {text, isolate}', en: 'Delete the note: {text, isolate}' },
    confirm: {
      title: { ar: 'هل تريد حذف هذه الملاحظة؟', en: 'Delete this note?' },
      text: {
        ar: 'تُحذف عند الفريق كله، ولا يمكن استعادتها.',
        en: 'It is deleted for the whole team. This cannot be undone.',
      },
    },
    added: {
      title: { ar: 'تم حفظ الملاحظة', en: 'Note saved' },
      body: { ar: 'يراها الفريق كله', en: 'The whole team sees it' },
    },
    removed: {
      title: { ar: 'تم حذف الملاحظة', en: 'Note deleted' },
      body: { ar: 'لم تعد محفوظة', en: 'The team no longer sees it' },
    },
  },
  tags: {
    text: { ar: 'وسم جديد', en: 'New tag' },
    add: { ar: 'إضافة', en: 'Add' },
    removeOf: { ar: 'إزالة الوسم {tag, isolate}', en: 'Remove the tag {tag, isolate}' },
    added: {
      title: { ar: 'تمت إضافة الوسم', en: 'Tag added' },
      body: { ar: 'يمكن تصفية العملاء به', en: 'You can filter customers by it' },
    },
    removed: {
      title: { ar: 'تمت إزالة الوسم', en: 'Tag removed' },
      body: { ar: 'لم يعد على هذا العميل', en: 'This customer no longer has it' },
    },
  },
});

/** Consents of a customer; each consent adds its name to `purposes`. */
export const customerConsents = defineTexts('admin/customers/consents', {
  title: { ar: 'الموافقات', en: 'Consents' },
  granted: { ar: 'وافق', en: 'Agreed' },
  withdrawn: { ar: 'سحب موافقته', en: 'Withdrawn' },
});
