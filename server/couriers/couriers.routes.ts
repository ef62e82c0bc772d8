import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { changeCourier, createCourier, listCouriers } from './couriers.ts';

/** Admin endpoints of couriers. */
export const adminCouriers = {
  list: api.admin.couriers.list.handler(({ context }) => listCouriers(context.shop)),
  create: api.admin.couriers.create.handler(async ({ context, input }) =>
    createCourier(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: api.admin.couriers.update.handler(async ({ context, input }) =>
    changeCourier(context.shop, (await requireCaller(context)).userId, input),
  ),
};
