import type { ShopValues } from '../shop-values.ts';
import { cart } from './cart/cart.ts';
import { orderSummary } from './cart/order-summary.ts';

/** Cart and order summary, in Arabic: used from the cart to the confirmation. */
export const messages = (shop: ShopValues) => ({
  cart: cart(shop),
  orderSummary: orderSummary(shop),
});
