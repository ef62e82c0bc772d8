import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';

/** Tracking and order number of a line. */
export const Reference = ({ line }: { line: Pick<AdminSettlementLine, 'trackingNumber' | 'orderNumber'> }) => (
  <>
    {[line.trackingNumber, line.orderNumber].map(
      (number, index) =>
        number !== null && (
          <span key={`${index}${number}`} className="block">
            <bdi dir="ltr" className="code break-all">
              {number}
            </bdi>
          </span>
        ),
    )}
    {line.trackingNumber === null && line.orderNumber === null && '–'}
  </>
);
