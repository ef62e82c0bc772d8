import type { ProductCard as Product } from '../../../contract/products.ts';
import { ProductCard } from '../../parts/product-card.tsx';

/** The first row of the widest grid is fetched at once; everything below waits until it is near. */
const FIRST_ROW = 4;
const sizes = '(min-width: 1280px) 246px, (min-width: 1024px) 31vw, (min-width: 768px) 30vw, 45vw';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** Whether the grid is the first thing of the page. */
  readonly isFirst?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** All products of a list: 2, 3 or 4 beside each other (design 4). */
export const ProductGrid = ({ products, isFirst = true, heading = 'h2' }: ProductGridProps) => (
  <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10 lg:gap-y-14">
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          sizes={sizes}
          heading={heading}
          isFirst={isFirst && place === 0}
          isEager={isFirst && place < FIRST_ROW}
        />
      </li>
    ))}
  </ul>
);
