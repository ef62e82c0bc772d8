import { defineTexts } from '#core/i18n/define-texts.ts';
import { orderStatus, paymentStatus } from '#features/orders/order-status.texts.ts';

/** Orders in the admin area. */
export const orders = defineTexts('admin/orders', {
  title: { ar: 'الطلبات', en: 'Orders' },
  search: { ar: 'رقم الطلب أو الاسم أو الهاتف أو البريد', en: 'Order number, name, phone or email' },
  filter: { ar: 'حالة الطلب', en: 'Order status' },
  paymentFilter: {
    label: { ar: 'حالة الدفع', en: 'Payment' },
    all: { ar: 'كل حالات الدفع', en: 'All payments' },
    owed: { ar: 'مستحق للعميل', en: 'Owed to the customer' },
    ready: { ar: 'جاهز للتجهيز', en: 'Ready to pack' },
    overdue: { ar: 'تأخر الدفع', en: 'Payment overdue' },
  },
  days: { ar: 'التواريخ', en: 'Dates' },
  from: { ar: 'من يوم', en: 'From' },
  to: { ar: 'إلى يوم', en: 'To' },
  columns: {
    order: { ar: 'الطلب', en: 'Order' },
    customer: { ar: 'العميل', en: 'Customer' },
    placed: { ar: 'التاريخ', en: 'Placed' },
    items: { ar: 'القطع', en: 'Items' },
    total: { ar: 'الإجمالي', en: 'Total' },
    payment: { ar: 'الدفع', en: 'Payment' },
    status: { ar: 'الحالة', en: 'Status' },
  },
  status: orderStatus,
  payment: paymentStatus,
  paidOf: { ar: 'دُفع {amount}', en: '{amount} paid' },
  refundedOf: { ar: 'رُدّ {amount}', en: '{amount} refunded' },
  deletedAccount: { ar: 'حساب محذوف', en: 'Deleted account' },
  hiddenCustomer: { ar: 'العميل غير ظاهر لدورك', en: 'Hidden for your role' },
  place: {
    ar: '{city, select, none {{phone, select, none {} other {{phone, isolate}}}} other {{phone, select, none {{city, isolate}} other {{city, isolate}، {phone, isolate}}}}}',
    en: '{city, select, none {{phone, select, none {} other {{phone, isolate}}}} other {{phone, select, none {{city, isolate}} other {{city, isolate}, {phone, isolate}}}}}',
  },
  gift: { ar: 'هدية', en: 'Gift' },
  giftWrapped: { ar: 'هدية مغلّفة', en: 'Gift, wrapped' },
  giftMessage: { ar: 'رسالة الهدية', en: 'Gift message' },
  page: {
    title: { ar: 'الطلب', en: 'Order' },
    back: { ar: 'صفحة الطلب', en: 'Order page' },
    tabs: { ar: 'أقسام الطلب', en: 'Order sections' },
    details: { ar: 'التفاصيل', en: 'Details' },
    number: { ar: 'رقم الطلب', en: 'Order number' },
    copy: { ar: 'نسخ', en: 'Copy' },
    copied: { ar: 'نُسخ رقم الطلب', en: 'Order number copied' },
    adjacent: { ar: 'التنقل بين طلبات القائمة', en: 'Orders in the list' },
    previous: { ar: 'الطلب السابق', en: 'Previous order' },
    next: { ar: 'الطلب التالي', en: 'Next order' },
    amounts: { ar: 'الحساب والإجراءات', en: 'Amounts and actions' },
  },
  items: { ar: 'القطع', en: 'Items' },
  shipTo: { ar: 'يُشحن إلى', en: 'Ship to' },
  toCustomer: { ar: 'صفحة العميل', en: 'Customer’s page' },
  zone: { ar: 'منطقة الشحن', en: 'Shipping zone' },
  paidBy: { ar: 'طريقة الدفع', en: 'Payment method' },
  history: { ar: 'سجل الطلب', en: 'History' },
  placed: { ar: 'وصل الطلب', en: 'Order placed' },
  formerAccount: { ar: 'حساب لم يعد موجودًا', en: 'Deleted account' },
  byItself: { ar: 'تلقائيًا', en: 'Automatically' },
  chat: { ar: 'محادثة العميل', en: 'Open chat with customer' },
  move: {
    label: { ar: 'تغيير الحالة', en: 'Change the status' },
    processing: { ar: 'ابدأ التجهيز', en: 'Start preparing' },
    shipped: { ar: 'سجّل الشحن', en: 'Mark as shipped' },
    delivered: { ar: 'سجّل التسليم', en: 'Mark as delivered' },
    cancelled: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
  },
  settle: {
    label: { ar: 'تغيير حالة الدفع', en: 'Change the payment' },
    paid: { ar: 'سجّل الدفع', en: 'Mark as paid' },
    refunded: { ar: 'سجّل رد المبلغ', en: 'Mark as refunded' },
    pending: { ar: 'ألغِ تسجيل الدفع', en: 'Mark as unpaid' },
  },
  confirm: {
    processing: {
      title: { ar: 'هل تريد بدء تجهيز هذا الطلب؟', en: 'Start preparing this order?' },
      text: {
        ar: 'يصل العميلَ بريدٌ بأن طلبه قيد التجهيز.',
        en: 'The customer gets an email saying that the order is being prepared.',
      },
      yes: { ar: 'ابدأ التجهيز', en: 'Start preparing' },
    },
    shipped: {
      title: { ar: 'هل تريد تسجيل شحن هذا الطلب؟', en: 'Mark this order as shipped?' },
      text: {
        ar: 'يصل العميلَ بريدٌ بأن طلبه في الطريق إليه.',
        en: 'The customer gets an email saying that the order is on its way.',
      },
      yes: { ar: 'سجّل الشحن', en: 'Mark as shipped' },
    },
    delivered: {
      title: { ar: 'هل تريد تسجيل تسليم هذا الطلب؟', en: 'Mark this order as delivered?' },
      text: {
        ar: 'يصل العميلَ بريدٌ بأن طلبه قد سُلّم.',
        en: 'The customer gets an email saying that the order was delivered.',
      },
      yes: { ar: 'سجّل التسليم', en: 'Mark as delivered' },
    },
    paid: {
      title: { ar: 'هل وصلك ثمن هذا الطلب؟', en: 'Did the payment for this order arrive?' },
      text: { ar: 'يصل العميلَ بريدٌ بأن دفعه وصل.', en: 'The customer gets an email saying that the payment arrived.' },
      cancelled: {
        ar: 'هذا الطلب ملغى ولا يُستحق عليه شيء. لا تسجّل الدفع إلا إن وصلك {amount} فعلًا، فيصير مستحقًا للعميل حتى ترده. لا يصله بريد قبل الرد.',
        en: 'This order is cancelled, and nothing is due. Record a payment only if {amount} really arrived: it is then owed to the customer until you refund it. The customer gets no email before the refund.',
      },
      cancelledTransfer: {
        ar: 'هذا الطلب ملغى ولا يُستحق عليه شيء. لا تسجّل الدفع إلا إن وصلك {amount} فعلًا، فيصل العميلَ بريدٌ بأنك سترده.',
        en: 'This order is cancelled, and nothing is due. Record a payment only if {amount} really arrived: the customer then gets an email saying that you will refund it.',
      },
      yes: { ar: 'سجّل الدفع', en: 'Mark as paid' },
    },
    cancelled: {
      title: { ar: 'هل تريد إلغاء هذا الطلب؟', en: 'Cancel this order?' },
      text: {
        ar: 'تعود القطع إلى المخزون، ويعود استخدام كود الخصم، ونخبر العميل بالبريد. لا رجوع عن الإلغاء.',
        en: 'Its pieces return to stock, its promo code can be used again, and the customer is notified by email. This cannot be undone.',
      },
      yes: { ar: 'إلغاء الطلب', en: 'Cancel the order' },
      refund: { ar: 'ورد ما دُفع إلى العميل: {amount}', en: 'Also refund the paid amount: {amount}' },
      byGateway: { ar: 'تُرسله البوابة التي دُفع بها.', en: 'The payment gateway sends it.' },
      byHand: { ar: 'ردّه بنفسك، فهذا يسجّل أنه أُرسل.', en: 'Send it yourself: this records that you did.' },
      keeps: {
        ar: 'إن لم تردّه الآن بقي الطلب بين «مستحق للعميل».',
        en: 'If you do not refund it now, the order stays under “Owed to the customer”.',
      },
    },
    refunded: {
      title: { ar: 'هل رددت المبلغ كله؟', en: 'Was the whole amount refunded?' },
      text: {
        ar: 'يُسجَّل رد المبلغ باسمك، ويصل العميلَ بريدٌ به، ولا رجوع عنه.',
        en: 'The refund is recorded under your name, and the customer gets an email about it. This cannot be undone.',
      },
      yes: { ar: 'سجّل رد المبلغ', en: 'Mark as refunded' },
    },
    noMail: {
      ar: 'لا بريد إلكتروني لهذا العميل، فلن تصله رسالة بذلك.',
      en: 'This customer has no email address and gets no message about it.',
    },
    no: { ar: 'رجوع', en: 'Go back' },
  },
  moved: {
    title: { ar: 'تم التحديث', en: 'Updated' },
    body: { ar: 'حالة الطلب الآن: {status}', en: 'The order is now: {status}' },
  },
  settled: {
    title: { ar: 'تم التحديث', en: 'Updated' },
    body: { ar: 'حالة الدفع الآن: {status}', en: 'The payment is now: {status}' },
  },
  exported: {
    title: { ar: 'تم التصدير', en: 'Exported' },
    body: { ar: 'حُفظ الملف على جهازك', en: 'The file has been downloaded' },
  },
  changedMeanwhile: {
    title: { ar: 'عدّل زميلك هذا الطلب', en: 'This order has been changed by someone else' },
    body: { ar: 'حالته الآن: {status}، والدفع: {payment}.', en: 'It is now: {status}. Payment: {payment}.' },
  },
});
