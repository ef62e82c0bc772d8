import { useCallback, useEffect, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { canBeChanged } from '../../../../domain/orders/order-change.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { EditableWith } from '../may.tsx';
import { useAdminContext } from '../use-admin.ts';
import { ChangeForm } from './change-form.tsx';
import { OrderEditorHead } from './order-editor-head.tsx';

preloadMessages('admin', 'checkout', 'cart');

/** Page that changes an order before it is shipped. */
export const ChangeOrder = ({ orderNumber }: { orderNumber: string }) => {
  const { orderChanges: words } = useMessages('admin');
  const { order, state, loadAgain } = useOrder(orderNumber);
  if (state === 'failed') return <CouldNotLoad onTryAgain={loadAgain} />;
  if (state === 'loading') return <ListSkeleton />;
  return (
    <>
      <OrderEditorHead title={words.title} orderNumber={orderNumber} />
      {order !== null && canBeChanged(order) ? (
        <EditableWith right="orders.write">
          <ChangeForm order={order} />
        </EditableWith>
      ) : (
        <p className="text-base">{order === null ? words.unknown : words.tooLate}</p>
      )}
    </>
  );
};

/** Loads an order by its number. */
function useOrder(orderNumber: string) {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('loading');
  const load = useCallback(
    async (isAwaited: () => boolean) => {
      setState('loading');
      try {
        const { items } = await (await loadAdminClient()).orders.list({ q: orderNumber, language });
        if (!isAwaited()) return;
        setOrder(items.find((each) => each.orderNumber === orderNumber) ?? null);
        setState('there');
      } catch (error) {
        if (!isAwaited()) return;
        setState('failed');
        fail(error);
      }
    },
    [orderNumber, language, fail],
  );
  useEffect(() => {
    let isAwaited = true;
    void load(() => isAwaited);
    return () => {
      isAwaited = false;
    };
  }, [load]);
  return { order, state, loadAgain: () => void load(() => true) };
}
