import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { updateParcelStates } from './update-parcel-states.ts';

export const fulfillmentOrderHooks = defineOrderHooks({
  onStatusChange: (shop, transaction, { orderId, to, by }) =>
    updateParcelStates(shop, transaction, { orderId, to, adminId: by }),
});
