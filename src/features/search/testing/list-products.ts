import type { ProductList } from '#features/products/products.contract.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

/** Requests a page of the product list. */
export const listProducts = async (shop: OpenShop, query: Readonly<Record<string, string>>) =>
  (await shop.request<ProductList>(`/products?${new URLSearchParams(query)}`)).body;
