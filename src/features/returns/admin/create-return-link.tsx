import { useAdminContext } from '#core/admin/admin-context.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { KEEP_PLACE } from '#core/routing/keep-place.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import { type OrderPage, useOrderPath } from '#features/orders/ui/use-order-page.ts';
import { returnableQuantities } from '../returnable-quantities.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';

/** Returns of the open order, for the dialog that creates one. */
export interface ReturnsTab extends OrderPage {
  readonly returns: readonly AdminReturn[];
}

type ReturnedOrder = Pick<ReturnsTab, 'order' | 'returns'>;

/** Whether an order is shipped and has items without a return. */
export const canReturn = ({ order, returns }: ReturnedOrder): boolean => {
  const returnable = unreturnedQuantities(order, returns);
  const isShipped = order.status === 'shipped' || order.status === 'delivered';
  return isShipped && order.items.some(({ productId }) => (returnable.get(productId) ?? 0) > 0);
};

/** Link to the dialog for a return requested by phone. */
export const CreateReturnLink = (tab: ReturnedOrder) => {
  const { create: t } = useMessages('admin').returns;
  const { may } = useAdminContext();
  const pathTo = useOrderPath();
  if (!canReturn(tab) || !may('orders.write')) return null;
  const { orderNumber } = tab.order;
  return (
    <a href={pathTo(orderNumber, 'returns/new')} data-state={KEEP_PLACE} className="btn btn-sm btn-line mb-2">
      {t.button}
    </a>
  );
};

/** Returnable quantities as the page knows them; only the server also subtracts items refunded without a return. */
export const unreturnedQuantities = (
  order: AdminOrderView,
  returns: readonly AdminReturn[],
): ReadonlyMap<string, number> =>
  returnableQuantities(
    order.items,
    returns.flatMap(({ state, lines }) =>
      lines.map(({ productId, quantity, received }) => ({ productId, quantity, state, received: received ?? 0 })),
    ),
    [],
  );
