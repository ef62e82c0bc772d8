import type { ProductDetail } from '../../../contract/products.ts';
import { formatMoney } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Price } from '../../parts/price.tsx';

/** The price; a reduced one with the old price and what is saved. */
export const PriceTag = ({ product: { price, originalPrice } }: { product: ProductDetail }) => {
  const { catalogue, product } = useWords();
  const language = useLanguage();
  if (originalPrice === null) {
    return (
      <p className="mt-5 text-[1.75rem] font-medium">
        <Price amount={price} />
      </p>
    );
  }
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
      <span className="sr-only">
        {catalogue.now({ price: formatMoney(price, language) })}.{' '}
        {catalogue.was({ price: formatMoney(originalPrice, language) })}.
      </span>
      <span aria-hidden="true" className="text-[1.75rem] text-carnelian-700 font-medium">
        <Price amount={price} />
      </span>
      <s aria-hidden="true" className="was text-mist text-lg">
        <Price amount={originalPrice} />
      </s>
      <span className="text-sm text-carnelian-700 num">
        {product.youSave({ amount: formatMoney(originalPrice - price, language) })}
      </span>
    </p>
  );
};
