import { api } from '../api/implement.ts';
import { dressHome } from './dress-home.ts';
import { listProducts } from './listing/list-products.ts';
import { showProduct } from './show-product.ts';
import { stockCartShelf } from './stock-cart-shelf.ts';

/** The products' door. */
export const products = {
  list: api.products.list.handler(({ context, input }) => listProducts(context.shop, input)),
  detail: api.products.detail.handler(({ context, input }) => showProduct(context.shop, input)),
  home: api.products.home.handler(({ context, input }) => dressHome(context.shop, input)),
  cartShelf: api.products.cartShelf.handler(({ context, input }) => stockCartShelf(context.shop, input)),
};
