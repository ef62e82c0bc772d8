import type { ReactNode } from 'react';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
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
  useAdminTitle(orderNumber === undefined ? title : `${title} ${orderNumber}`);
  return (
    <div className="pt-6 pb-6">
      <BackLink
        to={orderNumber === undefined ? listAddress() : orderPath(orderNumber)}
        label={orderNumber === undefined ? orderChanges.back : orders.page.back}
      />
      <h1 className="display text-h2 min-w-0 break-words">{title}</h1>
      {orderNumber !== undefined && (
        <p>
          <bdi dir="ltr" className="code break-all">
            {orderNumber}
          </bdi>
        </p>
      )}
      {children}
    </div>
  );
};
