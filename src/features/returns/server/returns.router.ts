import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminReturnsContract } from '../returns.admin.contract.ts';
import { returnsContract } from '../returns.contract.ts';
import { listReturns, listReturnsOfOrder } from './admin-returns.ts';
import { approveReturn, closeReturn, refuseReturn } from './decide-return.ts';
import { getOrderReturns } from './order-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { refuseDelivery } from './refuse-delivery.ts';
import { createReturn, requestReturn, withdrawReturn } from './request-return.ts';

const adminReturnsApi = implementContract(adminReturnsContract);
const returnsApi = implementContract(returnsContract);

/** Endpoints of returns. */
export const returnsRouter = returnsApi.router({
  get: returnsApi.get.handler(async ({ context, input }) =>
    getOrderReturns(context.shop, (await requireCaller(context)).userId, input),
  ),
  request: returnsApi.request.handler(async ({ context, input }) =>
    requestReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  withdraw: returnsApi.withdraw.handler(async ({ context, input }) =>
    withdrawReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
});

/** Admin endpoints of returns. */
export const adminReturnsRouter = adminReturnsApi.router({
  list: adminReturnsApi.list.handler(({ context, input }) => listReturns(context.shop, input)),
  ofOrder: adminReturnsApi.ofOrder.handler(({ context, input }) => listReturnsOfOrder(context.shop, input)),
  create: adminReturnsApi.create.handler(async ({ context, input }) =>
    createReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  approve: adminReturnsApi.approve.handler(async ({ context, input }) =>
    approveReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refuse: adminReturnsApi.refuse.handler(async ({ context, input }) =>
    refuseReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  receive: adminReturnsApi.receive.handler(async ({ context, input }) =>
    receiveReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refund: adminReturnsApi.refund.handler(async ({ context, input }) =>
    refundReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  close: adminReturnsApi.close.handler(async ({ context, input }) =>
    closeReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refuseDelivery: adminReturnsApi.refuseDelivery.handler(async ({ context, input }) =>
    refuseDelivery(context.shop, (await requireCaller(context)).userId, input),
  ),
});
