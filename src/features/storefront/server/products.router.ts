import { implementContract } from '#core/server/api/implement.ts';
import { productsContract } from '#features/products/products.contract.ts';
import { getCartProducts } from '#features/products/server/cart-products.ts';
import { getProduct } from '#features/products/server/get-product.ts';
import { getReviewSummary } from '#features/reviews/server/reviews.ts';
import { listProducts } from '#features/search/server/list-products.ts';
import { suggestSearches } from '#features/search/server/suggest.ts';
import { getHomeSections } from './home-sections.ts';

const productsApi = implementContract(productsContract);

/** Endpoints of products. */
export const productsRouter = productsApi.router({
  list: productsApi.list.handler(({ context, input }) => listProducts(context.shop, input)),
  get: productsApi.get.handler(async ({ context: { shop }, input }) => {
    const [product, reviews] = await Promise.all([getProduct(shop, input), getReviewSummary(shop, input.id)]);
    return { ...product, reviews };
  }),
  home: productsApi.home.handler(({ context, input }) => getHomeSections(context.shop, input)),
  suggestSearches: productsApi.suggestSearches.handler(({ context, input }) =>
    suggestSearches(context.shop, input, () => context.limits.spend('suggestions', context.address)),
  ),
  cartProducts: productsApi.cartProducts.handler(({ context, input }) => getCartProducts(context.shop, input)),
});
