import type { ProductCard } from '../../contract/products.ts';
import { formatMoney } from '../../locales/format.ts';
import { useLanguage, useWords } from '../device/words.tsx';
import { Price } from './price.tsx';

/** A product's price; a reduced one in carnelian with the old one struck by a slanted line. */
export const ProductPrice = ({
  product,
  className = 'text-base',
}: {
  product: Pick<ProductCard, 'price' | 'originalPrice'>;
  className?: string;
}) => {
  const { catalogue } = useWords();
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
