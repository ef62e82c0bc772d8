import { formatMoney, formatPercent, formatRating } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { percentOff } from '#core/money/money.ts';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import type { ProductCard } from '../products.contract.ts';
import { CategoryIcon } from './category-icon.tsx';

interface ProductPictureProps {
  readonly product: Pick<ProductCard, 'picture' | 'category' | 'isInStock'>;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly isEager?: boolean;
}

/** A product's main view filling its frame, or a placeholder drawing without a photograph. */
export const ProductPicture = ({ product, sizes, isFirst = false, isEager = isFirst }: ProductPictureProps) =>
  product.picture ? (
    <Photograph
      picture={product.picture}
      sizes={sizes}
      isFirst={isFirst}
      isEager={isEager}
      className={`absolute inset-0 size-full object-contain transition-transform duration-700 ease-glaze group-hover:scale-[1.03] ${product.isInStock ? '' : 'opacity-55'}`}
    />
  ) : (
    <CategoryIcon
      category={product.category}
      className="absolute inset-0 m-auto size-2/3 text-lapis-300"
      stroke={0.6}
    />
  );

const look = 'absolute top-3 start-3 inline-flex items-center h-7 px-2 text-caption font-medium leading-none num';

/** The badge of a card, in order of precedence: sold out, reduced, new. */
export const ProductBadge = ({ product }: { product: ProductCard }) => {
  const { catalogue } = useMessages('common');
  const language = useLanguage();
  if (!product.isInStock) return <span className={`${look} bg-lapis-900 text-white`}>{catalogue.soldOutForNow}</span>;
  if (product.originalPrice !== null) {
    const percent = percentOff(product.price, product.originalPrice);
    return (
      <span className={`${look} bg-carnelian-700 text-white`}>
        {percent < 1
          ? catalogue.badges.SALE
          : catalogue.badges.percentOff({ percent: formatPercent(percent / 100, language) })}
      </span>
    );
  }
  if (product.badge !== 'NEW') return null;
  return <span className={`${look} bg-white text-lapis-800`}>{catalogue.badges.NEW}</span>;
};

/** A product's price; a reduced one in carnelian with the original price struck through by a slanted line. */
export const ProductPrice = ({
  product,
  className = 'text-base',
}: {
  product: Pick<ProductCard, 'price' | 'originalPrice'>;
  className?: string;
}) => {
  const { catalogue } = useMessages('common');
  const language = useLanguage();
  if (product.originalPrice === null) {
    return (
      <p className={className}>
        <Price amount={product.price} className="font-medium" />
      </p>
    );
  }
  return (
    <p className={className}>
      <span className="sr-only">
        {catalogue.now({ price: formatMoney(product.price, language) })}.{' '}
        {catalogue.was({ price: formatMoney(product.originalPrice, language) })}
      </span>
      <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2.5">
        <Price amount={product.price} className="font-medium text-carnelian-700" />
        <s className="was text-mist text-[.875em]">
          <Price amount={product.originalPrice} />
        </s>
      </span>
    </p>
  );
};

/** Path of the five-armed star of the tomb ceilings; starts at 12, 2.2 in a 24-unit box. */
export const starPath = 'l2.5 6.6 7 .4-5.5 4.4 1.9 6.8-5.9-3.9-5.9 3.9 1.9-6.8-5.5-4.4 7-.4z';

const row = `M12 2.2${Array(5).fill(starPath).join('m28.5 0')}`;

/** A fifth of a star, in units of the drawing. */
const FIFTH = 138 / 25;

interface StarsProps {
  readonly rating: number;
  /** Accessible name; by default it describes the rating as an average. */
  readonly label?: string;
  readonly className?: string;
}

/** A rating from 0 to 5 as five stars, filled in steps of a fifth, from the inline start. */
export const Stars = ({ rating, label, className = '' }: StarsProps) => {
  const { product } = useMessages('common');
  const language = useLanguage();
  return (
    <svg
      role="img"
      aria-label={label ?? product.reviews.average({ rating: formatRating(rating, language) })}
      viewBox="0 0 138 24"
      className={`h-4 w-23 shrink-0 rtl:mirror ${className}`}
    >
      <path d={row} strokeWidth={1.5} className="fill-none stroke-lapis-400" />
      {/* the inner svg is as wide as the rating and clips the remaining stars */}
      <svg width={Math.round(rating * 5) * FIFTH} height="24">
        <path d={row} fill="currentColor" />
      </svg>
    </svg>
  );
};
