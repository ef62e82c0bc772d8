import type { ProductCard as Product } from '../../../contract/products.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { ProductCard } from '../../parts/product-card.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

/** Up to four others of the same categories (specification 2, Cart). */
export function Suggestions({ products }: { products: readonly Product[] }) {
  const { cart } = useBasketWords();
  if (products.length === 0) return null;
  return (
    <section className="pt-20 lg:pt-24">
      <SectionHeading title={cart.suggestions} />
      <div className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(width >= 64rem) 23vw, 46vw" />
        ))}
      </div>
    </section>
  );
}
