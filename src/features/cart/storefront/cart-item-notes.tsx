import { type ReactNode, Suspense } from 'react';
import { formatMoney } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { PricedLine } from '../ui/priced-cart.ts';

preloadMessages('cart');

const OwnUnpaidOrder = lazyOnDemand(
  async () => (await import('#features/orders/ui/own-unpaid-order.tsx')).OwnUnpaidOrder,
  () => null,
);

interface LineNotesProps {
  readonly line: PricedLine;
  readonly setQuantity: (quantity: number) => void;
}

/** Notes on a line: changed price, low stock or excessive quantity, with the action to resolve them. */
export function CartItemNotes({ line, setQuantity }: LineNotesProps) {
  const { remaining, isShort, isAboveMaximum, priceBefore, product } = line;
  const { counts } = useMessages('common');
  const { changes } = useMessages('cart').cart;
  const { maxQuantity } = useSettings().service;
  const session = useSession();
  const language = useLanguage();
  // names the stricter of the two limits
  const isAbove = isAboveMaximum && (remaining === null || remaining >= maxQuantity);
  return (
    <>
      {priceBefore !== null && (
        <Note tone="text-lapis-700" icon={<Icon name="info" className="size-[18px] mt-0.5" />}>
          {changes.price({
            before: formatMoney(priceBefore, language),
            now: formatMoney(product.price, language),
          })}
        </Note>
      )}
      {remaining !== null && !isShort && <p className="text-mist">{counts.remainingStock(remaining)}</p>}
      {remaining !== null && isShort && !isAbove && (
        <Note tone="text-carnelian-700" icon={<Icon name="circle-alert" className="size-[18px] mt-0.5" />}>
          {remaining === 0 ? changes.soldOut : `${counts.remainingStock(remaining)}. ${changes.reduce}`}
        </Note>
      )}
      {isShort && session && (
        <Suspense>
          <OwnUnpaidOrder productId={product.id} />
        </Suspense>
      )}
      {isAbove && (
        <>
          <Note tone="text-carnelian-700" icon={<Icon name="circle-alert" className="size-[18px] mt-0.5" />}>
            {changes.aboveMaximum}
          </Note>
          <p>
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => setQuantity(maxQuantity)}>
              {changes.takeMaximum}
            </button>
          </p>
        </>
      )}
      {remaining !== null && remaining > 0 && isShort && !isAbove && (
        <p>
          <button type="button" className="btn btn-sm btn-quiet" onClick={() => setQuantity(remaining)}>
            {changes.takeLeft}
          </button>
        </p>
      )}
    </>
  );
}

const Note = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <p className={`flex items-start gap-1.5 ${tone}`}>
    {icon}
    <span>{children}</span>
  </p>
);
