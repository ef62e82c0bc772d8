import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { getSheets } from '#features/order-management/server/packing-slips.ts';
import { adminShipmentsContract } from '../shipments.admin.contract.ts';
import { exportShipments } from './courier-file.ts';
import { listShipments, listShipmentsOf } from './list-shipments.ts';
import { assignCourier, changeSelectedOrdersStatus } from './selected-orders.ts';
import { changeShipment, createShipment, setShipmentState } from './update-shipment.ts';

const adminShipmentsApi = implementContract(adminShipmentsContract);

/** Admin endpoints of parcels. */
export const adminShipmentsRouter = adminShipmentsApi.router({
  list: adminShipmentsApi.list.handler(({ context, input }) => listShipments(context.shop, input)),
  ofOrder: adminShipmentsApi.ofOrder.handler(({ context, input }) => listShipmentsOf(context.shop, input.id)),
  create: adminShipmentsApi.create.handler(async ({ context, input }) =>
    createShipment(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: adminShipmentsApi.update.handler(async ({ context, input }) =>
    changeShipment(context.shop, (await requireCaller(context)).userId, input),
  ),
  setState: adminShipmentsApi.setState.handler(async ({ context, input }) =>
    setShipmentState(context.shop, (await requireCaller(context)).userId, input),
  ),
  assign: adminShipmentsApi.assign.handler(async ({ context, input }) =>
    assignCourier(context.shop, (await requireCaller(context)).userId, input),
  ),
  moveOrders: adminShipmentsApi.moveOrders.handler(async ({ context, input }) =>
    changeSelectedOrdersStatus(context.shop, (await requireCaller(context)).userId, input),
  ),
  sheets: adminShipmentsApi.sheets.handler(({ context, input }) => getSheets(context.shop, input.orderIds)),
  export: adminShipmentsApi.export.handler(async ({ context, input }) =>
    exportShipments(context.shop, (await requireCaller(context)).userId, input),
  ),
});
