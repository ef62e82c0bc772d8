import { callerHasPermission, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { ApiContext } from '#core/server/api/request-context.ts';
import { adminCouriersContract } from '../couriers.admin.contract.ts';
import { changeCourier, createCourier, listCouriers } from './couriers.ts';

const adminCouriersApi = implementContract(adminCouriersContract);

/** Admin endpoints of couriers. */
export const adminCouriersRouter = adminCouriersApi.router({
  list: adminCouriersApi.list.handler(({ context }) => listCouriers(context.shop)),
  create: adminCouriersApi.create.handler(async ({ context, input }) =>
    createCourier(context.shop, await courierAdmin(context), input),
  ),
  update: adminCouriersApi.update.handler(async ({ context, input }) =>
    changeCourier(context.shop, await courierAdmin(context), input),
  ),
});

const courierAdmin = async (context: ApiContext) => ({
  id: (await requireCaller(context)).userId,
  mayWritePaymentTexts: await callerHasPermission(context, 'paymentTexts.write'),
});
