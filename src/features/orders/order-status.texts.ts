/** Order and payment statuses, for customers and the admin area. */
export const orderStatus = {
  pending: { ar: 'قيد الانتظار', en: 'Pending' },
  processing: { ar: 'قيد التجهيز', en: 'Processing' },
  shipped: { ar: 'تم الشحن', en: 'Shipped' },
  delivered: { ar: 'تم التسليم', en: 'Delivered' },
  cancelled: { ar: 'مُلغى', en: 'Cancelled' },
};

export const paymentStatus = {
  pending: { ar: 'في انتظار الدفع', en: 'Pending' },
  nothing_due: { ar: 'لا يوجد مبلغ مستحق', en: 'Nothing due' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  partly_refunded: { ar: 'مُسترد جزئيًا', en: 'Partly refunded' },
  refunded: { ar: 'مُسترد', en: 'Refunded' },
};
