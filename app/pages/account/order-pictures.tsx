import type { OrderItem } from '../../../contract/orders.ts';
import { formatNumber } from '../../../locales/format.ts';
import { useLanguage } from '../../device/words.tsx';
import { LotusMark } from '../../parts/lotus-mark.tsx';
import { Photograph } from '../../parts/photograph.tsx';

/** More pictures than this would push the names aside. */
const MOST_SHOWN = 3;

/** The first pieces of an order, and how many more there are. They are named beside, so the pictures are silent. */
export const OrderPictures = ({ items }: { items: readonly OrderItem[] }) => {
  const language = useLanguage();
  const hidden = items.length - MOST_SHOWN;
  return (
    <div className="flex flex-wrap gap-3" aria-hidden="true">
      {items.slice(0, MOST_SHOWN).map(({ productId, picture }) => (
        <span
          key={productId}
          className="relative bg-glaze size-20 sm:size-24 shrink-0 grid place-items-center text-lapis-300"
        >
          {picture ? (
            <Photograph
              picture={{ ...picture, alt: '' }}
              sizes="96px"
              className="absolute inset-0 size-full object-contain"
            />
          ) : (
            <LotusMark className="size-10" />
          )}
        </span>
      ))}
      {hidden > 0 && <span className="self-center text-mist num">+{formatNumber(hidden, language)}</span>}
    </div>
  );
};
