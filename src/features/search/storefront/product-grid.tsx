import { directionOf } from '#core/i18n/language.ts';
import { HighlightedText } from '#core/ui/highlighted-text.tsx';
import type { ListedProduct } from '#features/products/products.contract.ts';
import { ProductCard } from '#features/wishlist/ui/product-card.tsx';
import type { ListAnnouncement } from './list-announcement.ts';

/** Number of products loaded and rendered eagerly (initially visible on a phone); the others wait until they are near the viewport. */
const FIRST_VISIBLE = 2;

const sizes = '(width >= 80rem) 246px, (width >= 64rem) 31vw, (width >= 48rem) 30vw, 45vw';

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** Link to the next page. */
  readonly more?: ListAnnouncement['more'];
  readonly heading?: 'h2' | 'h3';
  /** Heading above the product at an index. */
  readonly similar?: ListAnnouncement['similar'];
}

/** Grid of products in 2 to 4 columns, with a link to the next page. */
export const ProductGrid = ({ products, heading = 'h2', more, similar }: ProductGridProps) => (
  <>
    <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10 lg:gap-y-14">
      {products.map(({ markedName, excerpt, ...product }, index) => [
        similar?.from === index && (
          <li key="similar" className="col-span-full">
            <h2 className="text-mist text-lg border-b border-lapis-200 pb-2">{similar.title}</h2>
          </li>
        ),
        <li key={product.id} className={index < FIRST_VISIBLE ? undefined : 'when-near'}>
          <ProductCard
            product={product}
            name={markedName && <HighlightedText text={markedName} />}
            sizes={sizes}
            heading={heading}
            isFirst={index === 0}
            isEager={index < FIRST_VISIBLE}
          >
            {excerpt && (
              <p lang={excerpt.language} dir={directionOf(excerpt.language)} className="text-sm mb-1.5 same-side">
                <HighlightedText text={excerpt.text} />
              </p>
            )}
          </ProductCard>
        </li>,
      ])}
    </ul>
    {more && (
      <a href={more.to} data-whole className="btn btn-line mt-14">
        {more.label}
      </a>
    )}
  </>
);
