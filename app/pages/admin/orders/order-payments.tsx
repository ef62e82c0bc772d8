import { Suspense, useId, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { ListSkeleton } from '../list-skeleton.tsx';

const PaymentsPanel = lazyOnDemand(async () => (await import('../payments/payments-panel.tsx')).PaymentsPanel);

interface OrderPaymentsProps {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
}

/** Everything about the money of an order, loaded when it is first shown. */
export const OrderPayments = ({ order, onChanged }: OrderPaymentsProps) => {
  const { panel } = useMessages('admin').payments;
  const isLinked = useListUrl().get('show') === 'payments';
  const [isShown, setShown] = useState(isLinked);
  const id = useId();
  return (
    <section className="border-t border-lapis-200 pt-3">
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          className="inline-flex items-center gap-2.5 min-h-11 text-base font-medium hover:text-lapis-700"
          onClick={() => setShown(!isShown)}
        >
          <Icon name="banknote" className="size-5" />
          {panel.show}
          <Icon name="chevron-down" className={`size-5 transition-transform ${isShown ? '-scale-y-100' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <Suspense fallback={<ListSkeleton />}>
            <PaymentsPanel order={order} onChanged={onChanged} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
