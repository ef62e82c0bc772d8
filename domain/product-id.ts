import * as v from 'valibot';
import { LONGEST_PRODUCT_ID, PRODUCT_SLUG } from './is-product-id.ts';
import { says } from './validation.ts';

/** A product's id: a slug of 1 to 100 characters such as `cup-tea-01` (specification 3, 5). */
export const ProductId = v.pipe(
  v.string(says('cart.id')),
  v.maxLength(LONGEST_PRODUCT_ID, says('cart.id')),
  v.regex(PRODUCT_SLUG, says('cart.id')),
);
export type ProductId = v.InferOutput<typeof ProductId>;
