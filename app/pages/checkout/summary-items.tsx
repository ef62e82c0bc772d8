import { formatNumber } from '../../../locales/format.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Price } from '../../parts/price.tsx';
import type { PricedLine } from '../../parts/priced-cart.ts';
import { ProductPicture } from '../../parts/product-picture.tsx';

/** What is about to be ordered. */
export const SummaryItems = ({ lines }: { lines: readonly PricedLine[] }) => (
  <ul className="rows">
    {lines.map((line) => (
      <SummaryItem key={line.item.id} line={line} />
    ))}
  </ul>
);

function SummaryItem({ line: { item, product, lineTotal, left, isShort } }: { line: PricedLine }) {
  const { counts } = useWords();
  const { cart } = useBasketWords();
  const language = useLanguage();
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="relative size-[76px] shrink-0">
        <span className="absolute inset-0 bg-white overflow-hidden">
          <ProductPicture product={product} sizes="76px" isEager />
        </span>
        <span
          aria-hidden="true"
          className="absolute -top-2 -end-2 min-w-6 h-6 px-1.5 rounded-full bg-lapis-900 text-white text-micro leading-6! text-center num"
        >
          {formatNumber(item.quantity, language)}
        </span>
      </span>
      <span className="grow min-w-0">
        <bdi className="name text-xl block">{product.name}</bdi>
        <span className="text-sm text-mist">{product.kind}</span>
        <span className="sr-only">{counts.items(item.quantity)}</span>
        {left !== null && (
          <span className={`block text-sm ${isShort ? 'text-carnelian-700' : 'text-mist'}`}>
            {left === 0 ? cart.changes.soldOut : counts.stockLeft(left)}
          </span>
        )}
      </span>
      <Price amount={lineTotal} className="font-medium" />
    </li>
  );
}
