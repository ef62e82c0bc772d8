import type { RefundableOrder } from '../refund-price.ts';
import type { StoredOrder } from './stored-order.ts';

/** Maps an order to the amounts that line refunds depend on. */
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
