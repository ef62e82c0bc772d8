import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
      <a href={toList(orderNumber)} className="inline-flex items-center gap-2 min-h-11 text-mist hover:text-lapis-900">
        <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
        {orderChanges.back}
      </a>
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
