import type { Product, Sparse } from '../product.ts';

/** A product of the built-in catalogue (specification 3); a field without a value is left out. */
export type CatalogueProduct = Readonly<Sparse<Product>>;
