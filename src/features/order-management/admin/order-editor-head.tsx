import type { ReactNode } from 'react';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useOrderAddress } from './use-order-address.ts';

interface OrderEditorHeadProps {
  readonly title: string;
  /** Order to show in the list after going back. */
  readonly orderNumber?: string;
  readonly children?: ReactNode;
}

/** Heading of a page in the orders section, with a link back to the list. */
export const OrderEditorHead = ({ title, orderNumber, children }: OrderEditorHeadProps) => {
  const { orderChanges } = useMessages('admin');
  const { toList } = useOrderAddress();
  useAdminTitle(orderNumber === undefined ? title : `${title} ${orderNumber}`);
  return (
    <div className="pt-6 pb-6">
      <BackLink to={toList(orderNumber)} label={orderChanges.back} />
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
