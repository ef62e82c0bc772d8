import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { ProductCard } from '#features/products/products.contract.ts';
import { productErrors } from '#features/products/products.errors.ts';

/** The caller's wishlist, newest first, without products that are no longer listed. */
export const Wishlist = v.object({ productIds: v.array(v.string()), products: v.array(ProductCard) });
export type Wishlist = v.InferOutput<typeof Wishlist>;

/** Whether the product is now in the wishlist. */
const WishlistState = v.object({ isSaved: v.boolean() });

const oneProduct = v.strictObject({ productId: ProductId });

export const wishlistContract = {
  get: customer
    .route({ method: 'GET', path: '/wishlist', summary: "The caller's wishlist, newest first" })
    .input(v.strictObject({ language: LanguageInput }))
    .output(Wishlist),
  add: customer
    .route({ method: 'PUT', path: '/wishlist/{productId}', summary: 'Add a product to the wishlist, once' })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(oneProduct)
    .output(WishlistState),
  remove: customer
    .route({ method: 'DELETE', path: '/wishlist/{productId}', summary: 'Remove a product from the wishlist' })
    .input(oneProduct)
    .output(WishlistState),
};
