import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.tsx';
import { BackLink } from '../back-link.tsx';
import { useAdminTitle } from '../section-title.ts';
import { useOrderAddress } from './use-order-address.ts';

interface OrderEditorHeadProps {
  readonly title: string;
  /** Order that is edited, which the list shows after going back. */
  readonly orderNumber?: string;
  readonly children?: ReactNode;
}

/** Heading of a page of the orders section, with the way back to the list. */
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
