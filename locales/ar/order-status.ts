import type { OrderStatus, PaymentStatus } from '../../domain/orders/status.ts';

/** How an order stands, for its customer and for the office. */
export const orderStatus: Record<OrderStatus, string> = {
  pending: 'قيد الانتظار',
  processing: 'قيد التجهيز',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'مُلغى',
};
export const paymentStatus: Record<PaymentStatus, string> = {
  pending: 'في انتظار الدفع',
  paid: 'مدفوع',
  refunded: 'مُسترد',
};
