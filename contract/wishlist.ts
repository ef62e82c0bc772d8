import * as v from 'valibot';
import { ProductId } from '../domain/product-id.ts';
import { customer } from './access.ts';
import { LanguageInput } from './base.ts';
import { ProductCard } from './products.ts';
import { refusals } from './refusals.ts';

/** The caller's wishlist, newest first, without products that are no longer listed. */
export const Wishlist = v.object({ productIds: v.array(v.string()), products: v.array(ProductCard) });
export type Wishlist = v.InferOutput<typeof Wishlist>;

/** Whether the product is now in the wishlist. */
const WishlistState = v.object({ isSaved: v.boolean() });

const oneProduct = v.strictObject({ productId: ProductId });

export const wishlist = {
  get: customer
    .route({ method: 'GET', path: '/wishlist', summary: "The caller's wishlist, newest first" })
    .input(v.strictObject({ language: LanguageInput }))
    .output(Wishlist),
  add: customer
    .route({ method: 'PUT', path: '/wishlist/{productId}', summary: 'Put a product into the wishlist, once' })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(oneProduct)
    .output(WishlistState),
  remove: customer
    .route({ method: 'DELETE', path: '/wishlist/{productId}', summary: 'Take a product out of the wishlist' })
    .input(oneProduct)
    .output(WishlistState),
};
