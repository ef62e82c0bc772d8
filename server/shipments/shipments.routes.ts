import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { changeShipment, createShipment, setShipmentState } from './change-shipment.ts';
import { assignCourier, moveChosenOrders } from './chosen-orders.ts';
import { exportShipments } from './courier-file.ts';
import { listShipments, listShipmentsOf } from './list-shipments.ts';
import { getSheets } from './shipment-sheets.ts';

/** Admin endpoints of parcels. */
export const adminShipments = {
  list: api.admin.shipments.list.handler(({ context, input }) => listShipments(context.shop, input)),
  ofOrder: api.admin.shipments.ofOrder.handler(({ context, input }) => listShipmentsOf(context.shop, input.id)),
  create: api.admin.shipments.create.handler(async ({ context, input }) =>
    createShipment(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: api.admin.shipments.update.handler(async ({ context, input }) =>
    changeShipment(context.shop, (await requireCaller(context)).userId, input),
  ),
  setState: api.admin.shipments.setState.handler(async ({ context, input }) =>
    setShipmentState(context.shop, (await requireCaller(context)).userId, input),
  ),
  assign: api.admin.shipments.assign.handler(async ({ context, input }) =>
    assignCourier(context.shop, (await requireCaller(context)).userId, input),
  ),
  moveOrders: api.admin.shipments.moveOrders.handler(async ({ context, input }) =>
    moveChosenOrders(context.shop, (await requireCaller(context)).userId, input),
  ),
  sheets: api.admin.shipments.sheets.handler(({ context, input }) => getSheets(context.shop, input.orderIds)),
  export: api.admin.shipments.export.handler(async ({ context, input }) =>
    exportShipments(context.shop, (await requireCaller(context)).userId, input),
  ),
};
