import { Outlet } from 'react-router';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { useOrderPage } from '#features/orders/ui/use-order-page.ts';
import { CreateReturnLink, type ReturnsTab } from './create-return-link.tsx';
import { ReturnCard } from './return-card.tsx';

preloadMessages('admin', 'forms');

/** Returns of an order with their actions: a tab of its page. */
export default function OrderReturns() {
  const { returns: t } = useMessages('admin');
  const page = useOrderPage();
  const { order, refresh } = page;
  const { returns, hasFailed, reload } = useReturnsOfOrder(order);
  if (returns === null) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const create = (
    <>
      <CreateReturnLink order={order} returns={returns} />
      <Outlet context={{ ...page, returns } satisfies ReturnsTab} />
    </>
  );
  if (returns.length === 0) {
    return (
      <>
        <p className="text-mist pt-4 pb-2">{t.none}</p>
        {create}
      </>
    );
  }
  return (
    <>
      <ul className="rows border border-lapis-200 bg-white mt-4 mb-2">
        {returns.map((orderReturn) => (
          <li key={orderReturn.id}>
            {/* a change extends the order's history, which reloads the returns */}
            <ReturnCard
              orderReturn={orderReturn}
              isInOrder
              onChanged={() => void refresh()}
              onOutdated={() => void refresh()}
            />
          </li>
        ))}
      </ul>
      {create}
    </>
  );
}

/** Loads the returns of an order and reloads them when the order changes; null while loading. */
const useReturnsOfOrder = ({ id, history, payment: { paid, refunded } }: AdminOrderView) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const version = [history.length, paid, refunded].join(' ');
  const {
    data: returns,
    error,
    reload,
  } = useNewestResponse(
    `${id} ${version}`,
    async () => (await loadAdminClient()).returns.ofOrder({ id, language }),
    fail,
  );
  return { returns, hasFailed: error !== null, reload: () => void reload() };
};
