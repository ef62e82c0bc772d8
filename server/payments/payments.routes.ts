import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { getPaymentSettings, savePaymentSettings } from './admin-payment-settings.ts';
import { checkOrder, listIssues, adminPayments as paymentsOf, settleIssue } from './admin-payments.ts';
import { acceptProof, listProofs, rejectProof } from './admin-proofs.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { payOrder } from './pay-order.ts';
import { quoteRefund, refundCharge, refundOrder } from './refund-order.ts';
import { getProofPicture, sendProof } from './send-proof.ts';
import { settleRefund } from './settle-refund.ts';
import { testConnection } from './test-connection.ts';

/** Endpoints of payments. */
export const payments = {
  open: api.payments.open.handler(async ({ context, input }) => {
    const { url, until } = await payOrder(context.shop, (await requireCaller(context)).userId, input);
    return { url, until: until.toISOString() };
  }),
  changeMethod: api.payments.changeMethod.handler(async ({ context, input }) =>
    changePaymentMethod(context.shop, (await requireCaller(context)).userId, input),
  ),
  sendProof: api.payments.sendProof.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('transferProof', userId);
    return sendProof(context.shop, userId, input);
  }),
  getProofPicture: api.payments.getProofPicture.handler(async ({ context, input }) =>
    getProofPicture(context.shop, await requireCaller(context), input.id),
  ),
};

/** Admin endpoints of payments. */
export const adminPayments = {
  get: api.admin.payments.get.handler(({ context, input }) => paymentsOf(context.shop, input.id)),
  check: api.admin.payments.check.handler(({ context, input }) => checkOrder(context.shop, input.id)),
  quoteRefund: api.admin.payments.quoteRefund.handler(({ context, input }) => quoteRefund(context.shop, input)),
  refund: api.admin.payments.refund.handler(async ({ context, input }) =>
    refundOrder(context.shop, (await requireCaller(context)).userId, input),
  ),
  refundCharge: api.admin.payments.refundCharge.handler(async ({ context, input }) =>
    refundCharge(context.shop, (await requireCaller(context)).userId, input),
  ),
  settleRefund: api.admin.payments.settleRefund.handler(async ({ context, input }) =>
    settleRefund(context.shop, (await requireCaller(context)).userId, input),
  ),
  proofs: api.admin.payments.proofs.handler(({ context, input }) => listProofs(context.shop, input)),
  acceptProof: api.admin.payments.acceptProof.handler(async ({ context, input }) =>
    acceptProof(context.shop, (await requireCaller(context)).userId, input),
  ),
  rejectProof: api.admin.payments.rejectProof.handler(async ({ context, input }) =>
    rejectProof(context.shop, (await requireCaller(context)).userId, input),
  ),
  issues: api.admin.payments.issues.handler(({ context, input }) => listIssues(context.shop, input)),
  resolveIssue: api.admin.payments.resolveIssue.handler(async ({ context, input }) =>
    settleIssue(context.shop, (await requireCaller(context)).userId, input),
  ),
};

/** Admin endpoints of the settings of payment providers. */
export const adminPaymentSettings = {
  get: api.admin.paymentSettings.get.handler(({ context }) => getPaymentSettings(context.shop)),
  save: api.admin.paymentSettings.save.handler(async ({ context, input }) =>
    savePaymentSettings(context.shop, (await requireCaller(context)).userId, input),
  ),
  test: api.admin.paymentSettings.test.handler(async ({ context, input }) => {
    await context.limits.spend('connectionTest', (await requireCaller(context)).userId);
    return testConnection(context.shop, input);
  }),
};
