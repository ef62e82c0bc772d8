import type { AdminSettlementLine } from '../../../../contract/admin/settlements.ts';

/** The numbers by which a line names its parcel. */
export const Reference = ({ line }: { line: Pick<AdminSettlementLine, 'trackingNumber' | 'orderNumber'> }) => (
  <>
    {[line.trackingNumber, line.orderNumber].map(
      (number, place) =>
        number !== null && (
          <bdi key={`${place}${number}`} dir="ltr" className="code block break-all">
            {number}
          </bdi>
        ),
    )}
    {line.trackingNumber === null && line.orderNumber === null && '–'}
  </>
);
