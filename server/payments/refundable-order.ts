import type { RefundableOrder } from '../../domain/payments/refund.ts';
import type { StoredOrder } from '../orders/find-order.ts';

/** The figures of an order that the refund of its lines depends on. */
export const refundableOrder = (order: StoredOrder): RefundableOrder => ({
  items: order.items,
  subtotal: order.subtotal,
  bundleDiscount: order.bundle_discount,
  promoDiscount: order.discount_amount,
  tax: order.tax,
  taxBase: order.tax_base,
  shippingCost: order.shipping_cost,
  total: order.total,
});
