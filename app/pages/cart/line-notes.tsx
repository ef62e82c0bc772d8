import type { ReactNode } from 'react';
import { formatMoney } from '../../../locales/format.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import type { PricedLine } from '../../parts/priced-cart.ts';
import { Icon } from '../../ui/icon.tsx';

/** What has changed about a line since it was put into the cart, and what to do about it. */
export function LineNotes({ line: { left, priceBefore, product } }: { line: PricedLine }) {
  const { counts } = useWords();
  const { cart } = useBasketWords();
  const language = useLanguage();
  return (
    <div role="status" className="grid gap-1 text-sm not-empty:mt-2">
      {priceBefore !== null && (
        <Note tone="text-lapis-700" icon={<Icon name="info" className="size-[18px] mt-0.5" />}>
          {cart.changes.price({
            before: formatMoney(priceBefore, language),
            now: formatMoney(product.price, language),
          })}
        </Note>
      )}
      {left !== null && (
        <Note tone="text-carnelian-700" icon={<Icon name="circle-alert" className="size-[18px] mt-0.5" />}>
          {left === 0 ? cart.changes.soldOut : `${counts.stockLeft(left)}. ${cart.changes.reduce}`}
        </Note>
      )}
    </div>
  );
}

const Note = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <p className={`flex items-start gap-1.5 ${tone}`}>
    {icon}
    <span>{children}</span>
  </p>
);
