import type { RefundLine } from '#features/orders/refund-price.ts';
import type { ReturnState } from './return.ts';
import { quantityOf } from './return-refund.ts';

export type ReturnLine = {
  readonly productId: string;
  readonly state: ReturnState;
  /** Requested quantity. */
  readonly quantity: number;
  /** Received quantity. */
  readonly received: number;
};

/** Quantity reserved by a return: the requested quantity until receipt, then the received one; 0 when refused or withdrawn. */
export const reservedQuantity = ({ state, quantity, received }: ReturnLine): number => {
  if (state === 'refused' || state === 'withdrawn') return 0;
  return state === 'requested' || state === 'approved' ? quantity : received;
};

/** Returns the quantity of each ordered product that is neither in a return nor refunded. */
export const returnableQuantities = (
  ordered: readonly RefundLine[],
  returned: readonly ReturnLine[],
  refunded: readonly RefundLine[],
): ReadonlyMap<string, number> => {
  const reserved = [
    ...refunded,
    ...returned.map((line) => ({ productId: line.productId, quantity: reservedQuantity(line) })),
  ];
  return new Map(
    ordered.map(({ productId }) => [
      productId,
      Math.max(0, quantityOf(productId, ordered) - quantityOf(productId, reserved)),
    ]),
  );
};
