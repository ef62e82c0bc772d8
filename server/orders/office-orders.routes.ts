import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { exportOrders } from './export-orders.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { settleOrder } from './settle-order.ts';

/** The door of the orders, for the shop's admins. */
export const officeOrders = {
  export: api.office.orders.export.handler(async ({ context, input }) =>
    exportOrders(context.shop, (await signedIn(context)).userId, input),
  ),
  list: api.office.orders.list.handler(({ context, input }) => listOrders(context.shop, input)),
  move: api.office.orders.move.handler(async ({ context, input }) =>
    moveOrder(context.shop, (await signedIn(context)).userId, input),
  ),
  settle: api.office.orders.settle.handler(async ({ context, input }) =>
    settleOrder(context.shop, (await signedIn(context)).userId, input),
  ),
};
