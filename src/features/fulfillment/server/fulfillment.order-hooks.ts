import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { followOrderStatus } from './update-parcel-states.ts';

export const fulfillmentOrderHooks = defineOrderHooks({
  onStatusChange: (shop, transaction, { orderId, to, by }) =>
    followOrderStatus(shop, transaction, { orderId, to, adminId: by }),
});
