import type { RefundLine } from '../payments/refund.ts';
import type { ReturnState } from './return.ts';
import { quantityOf } from './return-refund.ts';

/** A line of a return with the state of the return. */
export type LineOfReturn = {
  readonly productId: string;
  readonly state: ReturnState;
  /** Pieces that the customer wants to send back. */
  readonly quantity: number;
  /** Pieces that have reached the shop. */
  readonly received: number;
};

/** Pieces that a return takes up: those asked for until they are received, then those that were, none of one that was not to be. */
export const takenQuantity = ({ state, quantity, received }: LineOfReturn): number => {
  if (state === 'refused' || state === 'withdrawn') return 0;
  return state === 'requested' || state === 'approved' ? quantity : received;
};

/** How many pieces of each ordered product are in no return and were not refunded otherwise. */
export const returnableQuantities = (
  ordered: readonly RefundLine[],
  returned: readonly LineOfReturn[],
  refunded: readonly RefundLine[],
): ReadonlyMap<string, number> => {
  const taken = [
    ...refunded,
    ...returned.map((line) => ({ productId: line.productId, quantity: takenQuantity(line) })),
  ];
  return new Map(
    ordered.map(({ productId }) => [
      productId,
      Math.max(0, quantityOf(productId, ordered) - quantityOf(productId, taken)),
    ]),
  );
};
