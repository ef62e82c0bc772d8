import type { OfficeOrder } from '../../../../contract/office/orders.ts';

/** An order that something may be done with. */
export interface OrderInHand {
  readonly order: OfficeOrder;
  readonly onChanged: (order: OfficeOrder) => void;
  /** Somebody else was faster: what is shown is not true any more. */
  readonly onBehind: () => void;
}
