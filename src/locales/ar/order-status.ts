import type { OrderStatus, PaymentStatus } from '#features/orders/order-status.ts';

/** Order and payment statuses, for customers and the admin area. */
export const orderStatus: Record<OrderStatus, string> = {
  pending: 'قيد الانتظار',
  processing: 'قيد التجهيز',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'مُلغى',
};
export const paymentStatus: Record<PaymentStatus, string> = {
  pending: 'في انتظار الدفع',
  nothing_due: 'لا يوجد مبلغ مستحق',
  paid: 'مدفوع',
  partly_refunded: 'مُسترد جزئيًا',
  refunded: 'مُسترد',
};
