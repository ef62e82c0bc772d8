import type { ProductCard } from '../../contract/products.ts';
import { formatPercent } from '../../locales/format.ts';
import { useLanguage, useWords } from '../device/words.tsx';

const look = 'absolute top-3 start-3 inline-flex items-center h-7 px-2 text-caption font-medium leading-none num';

/** The one badge of a card: sold out before reduced before new. */
export const ProductBadge = ({ product }: { product: ProductCard }) => {
  const { catalogue } = useWords();
  const language = useLanguage();
  if (!product.isInStock) return <span className={`${look} bg-lapis-900 text-white`}>{catalogue.soldOutForNow}</span>;
  if (product.originalPrice !== null) {
    const off = Math.floor((1 - product.price / product.originalPrice) * 100) / 100;
    return (
      <span className={`${look} bg-carnelian-700 text-white`}>
        {catalogue.badges.percentOff({ percent: formatPercent(off, language) })}
      </span>
    );
  }
  if (!product.badge) return null;
  return product.badge === 'SALE' ? (
    <span className={`${look} bg-carnelian-700 text-white`}>{catalogue.badges.SALE}</span>
  ) : (
    <span className={`${look} bg-white text-lapis-800`}>{catalogue.badges.NEW}</span>
  );
};
