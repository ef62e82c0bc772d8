import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import { countOpenSettlementLines } from '#features/cod-reconciliation/server/settlements.ts';
import { countUnread, getUnreadSummary } from '#features/contact/server/admin-contact-messages.ts';
import { getStockDiscrepancies } from '#features/inventory/server/check-stock.ts';
import { countPending, getOrdersToPack, getSalesSummary } from '#features/orders/server/sales.ts';
import { countOpenIssues, getOpenIssueSummary } from '#features/payments/server/admin-payments.ts';
import { countWaitingProofs, getWaitingProofs } from '#features/payments/server/transfers/admin-transfer-proofs.ts';
import { getLowStock } from '#features/products/server/stock.ts';
import { countWaitingReturns } from '#features/returns/server/admin-returns.ts';
import type { Dashboard, DashboardSummary } from '../dashboard.admin.contract.ts';
import { adminDashboardContract } from '../dashboard.admin.contract.ts';
import { getOutgoingMessages, sendWaitingMessages } from './outgoing-messages.ts';

const adminDashboardApi = implementContract(adminDashboardContract);

/** Admin endpoints of the dashboard. */
export const adminDashboardRouter = adminDashboardApi.router({
  get: adminDashboardApi.get.handler(({ context, input }) => getDashboard(context.shop, input.language)),
  summary: adminDashboardApi.summary.handler(async ({ context }) =>
    getDashboardSummary(context.shop, await requireCaller(context)),
  ),
  sendMessages: adminDashboardApi.sendMessages.handler(async ({ context }) =>
    sendWaitingMessages(context.shop, (await requireCaller(context)).userId),
  ),
});

/** Collects the dashboard figures in eleven queries, independent of the number of orders. */
const getDashboard = async (shop: ShopContext, language: Language): Promise<Dashboard> => {
  const [{ opening }, sales, packing, unread, issues, transfers, discrepancies, lowStock, outgoing] = await Promise.all(
    [
      shop.shopSettings.current(),
      getSalesSummary(shop),
      getOrdersToPack(shop),
      getUnreadSummary(shop),
      getOpenIssueSummary(shop),
      getWaitingProofs(shop),
      getStockDiscrepancies(shop),
      getLowStock(shop, language),
      getOutgoingMessages(shop),
    ],
  );
  return {
    opening: { ...opening, missing: [...opening.missing], suggested: [...opening.suggested] },
    ...sales,
    ordersToPack: packing,
    unreadMessages: unread,
    paymentIssues: issues,
    transfers,
    outgoing,
    stockDiscrepancies: discrepancies,
    lowStock,
  };
};

/** Counts the open work. */
const getDashboardSummary = async (
  shop: ShopContext,
  { userId, email, hasSecondFactor }: Caller,
): Promise<DashboardSummary> => {
  const [role, unreadMessages, pendingOrders, paymentIssues, transfers, returns, settlementLines] = await Promise.all([
    staffRoleOf(shop, userId),
    countUnread(shop),
    countPending(shop),
    countOpenIssues(shop),
    countWaitingProofs(shop),
    countWaitingReturns(shop),
    countOpenSettlementLines(shop),
  ]);
  // the role was revoked after the access check
  if (role === null) throw new AppError(apiErrors, 'ADMIN_REQUIRED');
  return {
    email,
    role,
    hasSecondFactor,
    waiting: { unreadMessages, pendingOrders, paymentIssues, transfers, returns, settlementLines },
  };
};
