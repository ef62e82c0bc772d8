import { Suspense, useId, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { ListSkeleton } from '../list-skeleton.tsx';

const ReturnsPanel = lazyOnDemand(async () => (await import('../returns/returns-panel.tsx')).ReturnsPanel);

interface OrderReturnsProps {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
}

/** The returns of an order, open at once when there are some; nothing for an order that was never handed over. */
export const OrderReturns = ({ order, onChanged }: OrderReturnsProps) => {
  const { returns: words } = useMessages('admin');
  const hasReturns = order.history.some(({ returned }) => returned !== null);
  const isLinked = useListUrl().get('show') === 'returns';
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = choice ?? (isLinked || hasReturns);
  const id = useId();
  if (!hasReturns && order.status !== 'shipped' && order.status !== 'delivered') return null;
  return (
    <section className="border-t border-lapis-200 pt-3">
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          className="inline-flex items-center gap-2.5 min-h-11 text-base font-medium hover:text-lapis-700"
          onClick={() => setChoice(!isShown)}
        >
          <Icon name="rotate-ccw" className="size-5" />
          {words.panel}
          <Icon name="chevron-down" className={`size-5 transition-transform ${isShown ? '-scale-y-100' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <Suspense fallback={<ListSkeleton />}>
            <ReturnsPanel order={order} onChanged={onChanged} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
