import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';

/** Tracking and order number of a line. */
export const Reference = ({ line }: { line: Pick<AdminSettlementLine, 'trackingNumber' | 'orderNumber'> }) => (
  <>
    {line.trackingNumber !== null && (
      <bdi dir="ltr" className="block code same-side break-all">
        {line.trackingNumber}
      </bdi>
    )}
    {line.orderNumber !== null && (
      <span className="block">
        <OrderNumber number={line.orderNumber} />
      </span>
    )}
    {line.trackingNumber === null && line.orderNumber === null && '–'}
  </>
);
