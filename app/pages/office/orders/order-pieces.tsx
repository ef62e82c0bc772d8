import type { OfficeOrder } from '../../../../contract/office/orders.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { LotusMark } from '../../../parts/lotus-mark.tsx';
import { Photograph } from '../../../parts/photograph.tsx';
import { Price } from '../../../parts/price.tsx';

/** The pieces of an order with their pictures, as they are taken from the shelf. */
export const OrderPieces = ({ order }: { order: OfficeOrder }) => {
  const { orders } = useOfficeWords();
  const language = useLanguage();
  return (
    <section>
      <h2 className="text-caption text-mist pb-2">{orders.items}</h2>
      <ul className="grid gap-2">
        {order.items.map(({ productId, name, kind, quantity, lineTotal, picture }) => (
          <li key={productId} className="grid grid-cols-[3rem_1fr_auto_auto] items-center gap-x-4">
            <span className="relative size-12 bg-white grid place-items-center text-lapis-300">
              {picture ? (
                <Photograph
                  picture={{ ...picture, alt: '' }}
                  sizes="48px"
                  className="absolute inset-0 size-full object-contain"
                />
              ) : (
                <LotusMark className="size-6" />
              )}
            </span>
            <span className="min-w-0">
              <bdi>{name}</bdi>
              <span className="block text-caption text-mist">
                <bdi>{kind}</bdi>
              </span>
            </span>
            <span className="text-mist num whitespace-nowrap">× {formatNumber(quantity, language)}</span>
            <Price amount={lineTotal} />
          </li>
        ))}
      </ul>
    </section>
  );
};
