import type { ProductCard as Product } from '../../../contract/products.ts';
import { useWords } from '../../device/words.tsx';
import { ProductCard } from '../../parts/product-card.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

interface RelatedProps {
  readonly products: readonly Product[];
  readonly category: { readonly label: string; readonly to: string };
}

/** Up to four more of the same category (specification 2, 9). */
export const Related = ({ products, category }: RelatedProps) => {
  const { product } = useWords();
  if (products.length === 0) return null;
  return (
    <section className="page pt-16 lg:pt-24 pb-20 lg:pb-28">
      <SectionHeading title={product.related} link={category} />
      <ul className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10">
        {products.map((each) => (
          <li key={each.id}>
            <ProductCard product={each} sizes="(min-width: 1440px) 322px, (min-width: 1024px) 23vw, 45vw" />
          </li>
        ))}
      </ul>
    </section>
  );
};
