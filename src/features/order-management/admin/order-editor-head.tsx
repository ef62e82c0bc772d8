import type { ReactNode } from 'react';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { useOrderPath } from '#features/orders/ui/use-order-page.ts';
import { useOrdersSection } from './orders-section.route.tsx';

interface OrderEditorHeadProps {
  readonly title: string;
  /** Order to go back to; the list by default. */
  readonly orderNumber?: string;
  readonly children?: ReactNode;
}

/** Heading of a page in the orders section, with a link back to the order or the list. */
export const OrderEditorHead = ({ title, orderNumber, children }: OrderEditorHeadProps) => {
  const { orderChanges, orders } = useMessages('admin');
  const { listAddress } = useOrdersSection();
  const pathTo = useOrderPath();
  useAdminTitle(orderNumber === undefined ? title : `${title} ${shortOrderNumber(orderNumber)}`);
  return (
    <div className="pt-6 pb-6">
      <BackLink
        to={orderNumber === undefined ? listAddress() : pathTo(orderNumber)}
        label={orderNumber === undefined ? orderChanges.back : orders.page.back}
      />
      <h1 className="display text-h2 min-w-0 break-words">{title}</h1>
      {orderNumber !== undefined && (
        <p>
          <OrderNumber number={orderNumber} />
        </p>
      )}
      {children}
    </div>
  );
};
