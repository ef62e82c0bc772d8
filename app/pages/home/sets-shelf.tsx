import type { ProductCard as Product } from '../../../contract/products.ts';
import { ProductCard } from '../../parts/product-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../parts/section-heading.tsx';

/** Five sets or plates: one large, four small beside it. */
export const SetsShelf = ({ title, link, products }: SectionHeadingProps & { products: readonly Product[] }) => {
  const [first, ...others] = products;
  return (
    <section className="page pt-20 lg:pt-28 when-near">
      <SectionHeading title={title} {...(link ? { link } : {})} />
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {first && (
          <ProductCard
            product={first}
            sizes="(width >= 64rem) 668px, 100vw"
            frame="aspect-square lg:aspect-auto lg:h-[calc(100%-118px)]"
            nameSize="text-h3"
            className="h-full"
          />
        )}
        <div className="grid grid-cols-2 gap-x-4 lg:gap-x-6 gap-y-10">
          {others.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes="(width >= 64rem) 322px, 46vw"
              frame="aspect-square"
            />
          ))}
        </div>
      </div>
    </section>
  );
};
