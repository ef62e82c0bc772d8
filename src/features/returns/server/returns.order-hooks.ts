import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { closeReturnsOfOrder } from './close-returns.ts';
import { findLinesToRefund, findReceivedLines, findRefundIdsOfReturns } from './received-lines.ts';

export const returnOrderHooks = defineOrderHooks({
  returnedLines: findReceivedLines,
  returnRefundIds: findRefundIdsOfReturns,
  linesToRefund: findLinesToRefund,
  onCancel: closeReturnsOfOrder,
});
