import type { OrderStatus, PaymentStatus } from '#features/orders/order-status.ts';

export const orderStatus: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const paymentStatus: Record<PaymentStatus, string> = {
  pending: 'Pending',
  nothing_due: 'Nothing due',
  paid: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};
