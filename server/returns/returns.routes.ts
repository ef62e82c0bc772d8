import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { listReturns, listReturnsOfOrder } from './admin-returns.ts';
import { approveReturn, closeReturn, refuseReturn } from './decide-return.ts';
import { getOrderReturns } from './order-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { refuseDelivery } from './refuse-delivery.ts';
import { createReturn, requestReturn, withdrawReturn } from './request-return.ts';

/** Endpoints of returns. */
export const returns = {
  get: api.returns.get.handler(async ({ context, input }) =>
    getOrderReturns(context.shop, (await requireCaller(context)).userId, input),
  ),
  request: api.returns.request.handler(async ({ context, input }) =>
    requestReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  withdraw: api.returns.withdraw.handler(async ({ context, input }) =>
    withdrawReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
};

/** Admin endpoints of returns. */
export const adminReturns = {
  list: api.admin.returns.list.handler(({ context, input }) => listReturns(context.shop, input)),
  ofOrder: api.admin.returns.ofOrder.handler(({ context, input }) => listReturnsOfOrder(context.shop, input)),
  create: api.admin.returns.create.handler(async ({ context, input }) =>
    createReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  approve: api.admin.returns.approve.handler(async ({ context, input }) =>
    approveReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refuse: api.admin.returns.refuse.handler(async ({ context, input }) =>
    refuseReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  receive: api.admin.returns.receive.handler(async ({ context, input }) =>
    receiveReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refund: api.admin.returns.refund.handler(async ({ context, input }) =>
    refundReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  close: api.admin.returns.close.handler(async ({ context, input }) =>
    closeReturn(context.shop, (await requireCaller(context)).userId, input),
  ),
  refuseDelivery: api.admin.returns.refuseDelivery.handler(async ({ context, input }) =>
    refuseDelivery(context.shop, (await requireCaller(context)).userId, input),
  ),
};
