import type { ListedProduct } from '../../../contract/products.ts';
import { directionOf } from '../../../domain/language.ts';
import { ProductCard } from '../../components/product-card.tsx';
import type { ListAnnouncement } from './list-announcement.ts';

/** What a phone shows at first is fetched and drawn at once; all below waits until it is near. */
const FIRST_SEEN = 2;

const sizes = '(width >= 80rem) 246px, (width >= 64rem) 31vw, (width >= 48rem) 30vw, 45vw';

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  /** Where the list goes on. */
  readonly more?: ListAnnouncement['more'];
  readonly heading?: 'h2' | 'h3';
}

/** The products of a list: 2, 3 or 4 beside each other (design 4). What goes on begins at the top of a page of its own. */
export const ProductGrid = ({ products, heading = 'h2', more }: ProductGridProps) => (
  <>
    <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10 lg:gap-y-14">
      {products.map(({ markedName, excerpt, ...product }, place) => (
        <li key={product.id} className={place < FIRST_SEEN ? undefined : 'when-near'}>
          <ProductCard
            product={product}
            name={markedName && <HighlightedText text={markedName} />}
            sizes={sizes}
            heading={heading}
            isFirst={place === 0}
            isEager={place < FIRST_SEEN}
          >
            {excerpt && (
              <p lang={excerpt.language} dir={directionOf(excerpt.language)} className="text-sm mb-1.5 same-side">
                <HighlightedText text={excerpt.text} />
              </p>
            )}
          </ProductCard>
        </li>
      ))}
    </ul>
    {more && (
      <a href={more.to} data-whole className="btn btn-line mt-14">
        {more.label}
      </a>
    )}
  </>
);

type MarkedText = NonNullable<ListedProduct['markedName']>;

/** A text with what was found in it marked: inside a word too, where Arabic letters go on joining. */
const HighlightedText = ({ text }: { text: MarkedText }) =>
  text.map((item, place) => (place % 2 ? <mark key={place}>{item}</mark> : item));
