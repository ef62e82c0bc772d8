import { useCallback, useEffect, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { useRefreshOrder } from '../orders/use-refresh-order.ts';
import { useAdminContext } from '../use-admin.ts';
import { CreateReturn } from './create-return.tsx';
import { ReturnCard } from './return-card.tsx';

preloadMessages('admin', 'forms');

interface ReturnsPanelProps {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
}

/** The returns of an order with what can be done about them. */
export const ReturnsPanel = ({ order, onChanged }: ReturnsPanelProps) => {
  const { returns: words } = useMessages('admin');
  const { returns, hasFailed, loadAgain } = useReturnsOfOrder(order);
  const refresh = useRefreshOrder(order, onChanged);
  if (returns === null) return hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <ListSkeleton />;
  const create = <CreateReturn order={order} returns={returns} onCreated={() => void refresh()} />;
  if (returns.length === 0) {
    return (
      <>
        <p className="text-mist pt-4 pb-2">{words.none}</p>
        {create}
      </>
    );
  }
  return (
    <>
      <ul className="rows border border-lapis-200 bg-white mt-4 mb-2">
        {returns.map((found) => (
          <li key={found.id}>
            {/* the order's history has the change, which loads the returns again */}
            <ReturnCard found={found} isInOrder onChanged={() => void refresh()} onBehind={() => void refresh()} />
          </li>
        ))}
      </ul>
      {create}
    </>
  );
};

/** Loads the returns of an order, again whenever the order changes; null while loading. */
const useReturnsOfOrder = ({ id, history, payment: { paid, refunded } }: AdminOrder) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [shown, setShown] = useState<{ readonly version: string; readonly returns: AdminReturn[] } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const version = [history.length, paid, refunded].join(' ');
  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setFailed(false);
      try {
        const returns = await (await loadAdminClient()).returns.ofOrder({ id, language });
        if (isAwaited()) setShown({ version, returns });
      } catch (error) {
        if (!isAwaited()) return;
        setFailed(true);
        fail(error);
      }
    },
    [id, version, language, fail],
  );
  useEffect(() => {
    let isAwaited = true;
    void load(() => isAwaited);
    return () => {
      isAwaited = false;
    };
  }, [load]);
  return { returns: shown?.returns ?? null, hasFailed, loadAgain: () => void load(() => true) };
};
