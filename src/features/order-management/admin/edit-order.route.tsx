import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { EditableWith } from '#core/admin/require-permission.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { canBeChanged } from '#features/orders/order-edit.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { ChangeForm } from './edit-form.tsx';
import { OrderEditorHead } from './order-editor-head.tsx';

preloadMessages('admin', 'checkout', 'cart');

/** Page that changes an order before it is shipped. */
export const ChangeOrder = ({ orderNumber }: { orderNumber: string }) => {
  const { orderChanges: t } = useMessages('admin');
  const { order, state, reload } = useOrder(orderNumber);
  if (state === 'failed') return <CouldNotLoad onTryAgain={reload} />;
  if (state === 'loading') return <ListSkeleton />;
  return (
    <>
      <OrderEditorHead title={t.title} orderNumber={orderNumber} />
      {order !== null && canBeChanged(order) ? (
        <EditableWith right="orders.write">
          <ChangeForm order={order} />
        </EditableWith>
      ) : (
        <p className="text-base">{order === null ? t.unknown : t.tooLate}</p>
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
    async (isCurrent: () => boolean) => {
      setState('loading');
      try {
        const { items } = await (await loadAdminClient()).orders.list({ q: orderNumber, language });
        if (!isCurrent()) return;
        setOrder(items.find((each) => each.orderNumber === orderNumber) ?? null);
        setState('there');
      } catch (error) {
        if (!isCurrent()) return;
        setState('failed');
        fail(error);
      }
    },
    [orderNumber, language, fail],
  );
  useEffect(() => {
    let isCurrent = true;
    void load(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { order, state, reload: () => void load(() => true) };
}
