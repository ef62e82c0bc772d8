import * as v from 'valibot';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';
import { Quantity } from './quantity.ts';

/** A cart line as a client may send it: product, quantity and bought-together partner. Never a price. */
export const OrderLine = form({
  productId: ProductId,
  quantity: Quantity,
  togetherWith: v.optional(ProductId),
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

/** 1 to 100 lines, each product once. */
export const OrderLines = v.pipe(
  v.array(OrderLine),
  v.minLength(1),
  v.maxLength(100),
  v.check((lines) => new Set(lines.map((line) => line.productId)).size === lines.length),
);
