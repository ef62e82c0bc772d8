import * as v from 'valibot';
import { MAX_PRODUCT_ID_LENGTH, PRODUCT_SLUG } from './is-product-id.ts';
import { validationCode } from './validation.ts';

/** A product's id: a slug of 1 to 100 characters such as `cup-tea-01` (specification 3, 5). */
export const ProductId = v.pipe(
  v.string(validationCode('cart.id')),
  v.maxLength(MAX_PRODUCT_ID_LENGTH, validationCode('cart.id')),
  v.regex(PRODUCT_SLUG, validationCode('cart.id')),
);
export type ProductId = v.InferOutput<typeof ProductId>;
