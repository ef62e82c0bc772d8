import type { ProductDetail } from '../../../contract/products.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { ProductCard } from '../../parts/product-card.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

/** Up to four more of the same category (specification 2, 9). */
export const Related = ({ product: { category, related } }: { product: ProductDetail }) => {
  const { catalogue } = useWords();
  const words = useTalkWords();
  if (related.length === 0) return null;
  return (
    <section className="page pt-16 lg:pt-24 when-near">
      <SectionHeading
        title={words.related}
        link={{ to: `/products/${category}`, label: catalogue.categories[category] }}
      />
      <ul className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10">
        {related.map((each) => (
          <li key={each.id}>
            <ProductCard product={each} sizes="(width >= 90rem) 322px, (width >= 64rem) 23vw, 45vw" />
          </li>
        ))}
      </ul>
    </section>
  );
};
