import { useParams } from 'react-router';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { DiscardableForm } from '#core/admin/save-bar.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { canBeChanged } from '#features/orders/order-edit.ts';
import { ChangeForm } from './edit-form.tsx';
import { OrderEditorHead } from './order-editor-head.tsx';
import { useOrder } from './use-order.ts';

preloadMessages('admin', 'checkout', 'cart');

/** Page that changes an order before it is shipped. */
export default function EditOrder() {
  const { orderNumber = '' } = useParams();
  return <OrderEditor key={orderNumber} orderNumber={orderNumber} />;
}

const OrderEditor = ({ orderNumber }: { orderNumber: string }) => {
  const { orderChanges: t } = useMessages('admin');
  const { order, state, refresh } = useOrder(orderNumber);
  if (state === 'failed') return <CouldNotLoad onTryAgain={() => void refresh()} />;
  if (state === 'loading') return <ListSkeleton />;
  return (
    <>
      <OrderEditorHead title={t.title} orderNumber={orderNumber} />
      {order !== null && canBeChanged(order) ? (
        <RequireEditPermission permission="orders.write">
          <DiscardableForm>{(discard) => <ChangeForm order={order} onDiscard={discard} />}</DiscardableForm>
        </RequireEditPermission>
      ) : (
        <p className="text-base">{order === null ? t.unknown : t.tooLate}</p>
      )}
    </>
  );
};
