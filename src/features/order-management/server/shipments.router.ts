import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { exportShipments } from '#features/fulfillment/server/courier-file.ts';
import { listShipments, listShipmentsOf } from '#features/fulfillment/server/list-shipments.ts';
import { applyTrackingRows, previewTracking } from '#features/fulfillment/server/tracking-rows.ts';
import { changeShipment, createShipment, setShipmentState } from '#features/fulfillment/server/update-shipment.ts';
import { adminShipmentsContract } from '#features/fulfillment/shipments.admin.contract.ts';
import { getSheets } from './packing-slips.ts';

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
  sheets: adminShipmentsApi.sheets.handler(({ context, input }) => getSheets(context.shop, input.orderIds)),
  export: adminShipmentsApi.export.handler(async ({ context, input }) =>
    exportShipments(context.shop, (await requireCaller(context)).userId, input),
  ),
  previewTracking: adminShipmentsApi.previewTracking.handler(({ context, input }) =>
    previewTracking(context.shop, input),
  ),
  applyTracking: adminShipmentsApi.applyTracking.handler(async ({ context, input }) =>
    applyTrackingRows(context.shop, (await requireCaller(context)).userId, input),
  ),
});
