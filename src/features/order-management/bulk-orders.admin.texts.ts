import { defineTexts } from '#core/i18n/define-texts.ts';

/** Bulk actions of orders: buttons, questions, sheets. */
export const bulkOrders = defineTexts('admin/bulkOrders', {
  all: { ar: 'اختيار كل الطلبات: {amount}', en: 'Select all {amount} orders' },
  allListed: { ar: 'اختيار كل ما يطابق البحث', en: 'Select all orders that match' },
  moreHidden: { ar: 'وغيرها: {amount}', en: 'and {amount} more' },
  names: {
    process: { ar: 'بدء التجهيز', en: 'Start preparing' },
    ship: { ar: 'تسجيل الشحن', en: 'Mark as shipped' },
    deliver: { ar: 'تسجيل التسليم', en: 'Mark as delivered' },
    pay: { ar: 'تسجيل الدفع', en: 'Mark as paid' },
    pack: { ar: 'تجهيز الشحنات', en: 'Pack parcels' },
    cancel: { ar: 'إلغاء الطلبات', en: 'Cancel orders' },
  },
  pay: { ar: 'سجّل الدفع', en: 'Mark as paid' },
  cancel: { ar: 'إلغاء الطلبات', en: 'Cancel orders' },
  confirm: {
    process: { ar: 'هل تريد بدء تجهيز الطلبات المختارة؟', en: 'Start preparing the selected orders?' },
    ship: { ar: 'هل تريد تسجيل شحن الطلبات المختارة؟', en: 'Mark the selected orders as shipped?' },
    deliver: { ar: 'هل تريد تسجيل تسليم الطلبات المختارة؟', en: 'Mark the selected orders as delivered?' },
    pay: { ar: 'هل وصلك ثمن الطلبات المختارة؟', en: 'Did the payments for the selected orders arrive?' },
    pack: { ar: 'هل تريد تجهيز شحنات للطلبات المختارة؟', en: 'Pack parcels for the selected orders?' },
    cancel: { ar: 'هل تريد إلغاء الطلبات المختارة؟', en: 'Cancel the selected orders?' },
  },
  possible: {
    ar: '{count, plural, =0 {لا تسمح حالة أي طلب منها بذلك الآن.} one {طلب واحد تسمح حالته بذلك الآن.} two {طلبان تسمح حالتهما بذلك الآن.} few {# طلبات تسمح حالتها بذلك الآن.} many {# طلبًا تسمح حالتها بذلك الآن.} other {# طلب تسمح حالتها بذلك الآن.}}',
    en: '{count, plural, =0 {The status of no order allows this now.} one {The status of # order allows this now.} other {The status of # orders allows this now.}}',
  },
  others: {
    ar: 'ما لا تسمح حالته يُترك كما هو، ويُذكر سببه.',
    en: 'Orders whose status does not allow it stay unchanged, with the reason shown.',
  },
  mails: {
    ar: '{count, plural, =0 {لا يُرسل بريد إلى أي عميل.} one {تُرسل رسالة بريد واحدة إلى عميل.} two {تُرسل رسالتا بريد إلى العملاء.} few {تُرسل # رسائل بريد إلى العملاء.} many {تُرسل # رسالة بريد إلى العملاء.} other {تُرسل # رسالة بريد إلى العملاء.}}',
    en: '{count, plural, =0 {No customer gets an email.} one {# email goes out to a customer.} other {# emails go out to customers.}}',
  },
  amount: {
    ar: 'يُسجَّل لكل طلب المبلغ المستحق عليه، والمجموع {amount}.',
    en: 'The amount due is recorded for each order: {amount} in total.',
  },
  cancelled: {
    ar: 'تعود القطع إلى المخزون، ويعود استخدام أكواد الخصم. لا رجوع عن الإلغاء.',
    en: 'Their pieces return to stock, and their promo codes can be used again. This cannot be undone.',
  },
  refund: {
    ar: 'ورد ما دُفع ببوابات الدفع: {amount}',
    en: 'Also refund what was paid through payment gateways: {amount}',
  },
  refunded: { ar: 'تُرسله البوابات التي دُفع بها.', en: 'The payment gateways send it.' },
  byHand: {
    ar: 'ما ترده بنفسك: {amount}. لا يُسجَّل رده هنا، وتجد طلباته بعد الإلغاء بين «مستحق للعميل» وفي «نظرة عامة».',
    en: 'To return yourself: {amount}. This records no refund of it: after the cancellation the orders are listed under “Owed to the customer” and in the overview.',
  },
  keeps: {
    ar: 'إن لم تردّه الآن بقيت الطلبات بين «مستحق للعميل».',
    en: 'If you do not refund it now, the orders stay under “Owed to the customer”.',
  },
  sheets: {
    none: {
      ar: 'لم تُختر طلبات. اخترها من قائمة الطلبات.',
      en: 'No orders are selected. Select them in the order list.',
    },
    loaded: { ar: 'حُمّل {done} من {all}', en: 'Loaded {done} of {all}' },
    parts: { ar: 'أجزاء الطباعة', en: 'Parts to print' },
    limit: { ar: 'يُطبع {max} طلب على الأكثر في المرة الواحدة.', en: 'Up to {max} orders are printed at a time.' },
    part: { ar: 'الجزء {number}', en: 'Part {number}' },
  },
});
