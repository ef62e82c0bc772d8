import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminPaymentSettingsContract } from '../payment-settings.admin.contract.ts';
import { adminPaymentsContract } from '../payments.admin.contract.ts';
import { paymentsContract } from '../payments.contract.ts';
import { checkOrder, listIssues, adminPayments as paymentsOf, settleIssue } from './admin-payments.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { payOrder } from './pay-order.ts';
import { quoteRefund, refundCharge, refundOrder } from './refunds/refund-order.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { getPaymentSettings, savePaymentSettings } from './settings/admin-payment-settings.ts';
import { testConnection } from './settings/test-connection.ts';
import { acceptProof, listProofs, rejectProof } from './transfers/admin-transfer-proofs.ts';
import { getProofPicture, sendProof } from './transfers/submit-transfer-proof.ts';

const adminPaymentSettingsApi = implementContract(adminPaymentSettingsContract);
const adminPaymentsApi = implementContract(adminPaymentsContract);
const paymentsApi = implementContract(paymentsContract);

/** Endpoints of payments. */
export const paymentsRouter = paymentsApi.router({
  open: paymentsApi.open.handler(async ({ context, input }) => {
    const { url, until } = await payOrder(context.shop, (await requireCaller(context)).userId, input);
    return { url, until: until.toISOString() };
  }),
  changeMethod: paymentsApi.changeMethod.handler(async ({ context, input }) =>
    changePaymentMethod(context.shop, (await requireCaller(context)).userId, input),
  ),
  sendProof: paymentsApi.sendProof.handler(async ({ context, input, signal }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('transferProof', userId);
    return sendProof(context.shop, userId, input, { signal });
  }),
  getProofPicture: paymentsApi.getProofPicture.handler(async ({ context, input }) =>
    getProofPicture(context.shop, await requireCaller(context), input.id),
  ),
});

/** Admin endpoints of payments. */
export const adminPaymentsRouter = adminPaymentsApi.router({
  get: adminPaymentsApi.get.handler(({ context, input }) => paymentsOf(context.shop, input.id)),
  check: adminPaymentsApi.check.handler(({ context, input }) => checkOrder(context.shop, input.id)),
  quoteRefund: adminPaymentsApi.quoteRefund.handler(({ context, input }) => quoteRefund(context.shop, input)),
  refund: adminPaymentsApi.refund.handler(async ({ context, input }) =>
    refundOrder(context.shop, (await requireCaller(context)).userId, input),
  ),
  refundCharge: adminPaymentsApi.refundCharge.handler(async ({ context, input }) =>
    refundCharge(context.shop, (await requireCaller(context)).userId, input),
  ),
  settleRefund: adminPaymentsApi.settleRefund.handler(async ({ context, input }) =>
    settleRefund(context.shop, (await requireCaller(context)).userId, input),
  ),
  proofs: adminPaymentsApi.proofs.handler(({ context, input }) => listProofs(context.shop, input)),
  acceptProof: adminPaymentsApi.acceptProof.handler(async ({ context, input }) =>
    acceptProof(context.shop, (await requireCaller(context)).userId, input),
  ),
  rejectProof: adminPaymentsApi.rejectProof.handler(async ({ context, input }) =>
    rejectProof(context.shop, (await requireCaller(context)).userId, input),
  ),
  issues: adminPaymentsApi.issues.handler(({ context, input }) => listIssues(context.shop, input)),
  resolveIssue: adminPaymentsApi.resolveIssue.handler(async ({ context, input }) =>
    settleIssue(context.shop, (await requireCaller(context)).userId, input),
  ),
});

/** Admin endpoints of the settings of payment providers. */
export const adminPaymentSettingsRouter = adminPaymentSettingsApi.router({
  get: adminPaymentSettingsApi.get.handler(({ context }) => getPaymentSettings(context.shop)),
  save: adminPaymentSettingsApi.save.handler(async ({ context, input }) =>
    savePaymentSettings(context.shop, (await requireCaller(context)).userId, input),
  ),
  test: adminPaymentSettingsApi.test.handler(async ({ context, input }) => {
    await context.limits.spend('connectionTest', (await requireCaller(context)).userId);
    return testConnection(context.shop, input);
  }),
});
