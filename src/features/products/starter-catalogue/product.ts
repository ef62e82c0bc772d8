import type { Product, Sparse } from '../product.ts';

/** A product of the built-in catalogue (specification 3); fields without a value are omitted. */
export type CatalogueProduct = Readonly<Sparse<Product>>;
