import type { Dashboard, DashboardSummary } from '../../contract/admin/dashboard.ts';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { requireCaller } from '../api/access.ts';
import type { Caller } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { countUnread, getUnreadSummary } from '../contact-messages/admin-contact-messages.ts';
import { countLate } from '../jobs/count-late.ts';
import { reportHeldChannels } from '../mail/hourly-limits.ts';
import { messageTasks } from '../mail/mailer.ts';
import { countPending, getOrdersToPack, getSalesSummary } from '../orders/sales.ts';
import { countOpenIssues, getOpenIssueSummary } from '../payments/admin-payments.ts';
import { countWaitingProofs, getWaitingProofs } from '../payments/admin-proofs.ts';
import { getLowStock } from '../products/stock.ts';
import { countWaitingReturns } from '../returns/admin-returns.ts';
import { countOpenSettlementLines } from '../settlements/settlements.ts';
import type { ShopContext } from '../shop-context.ts';
import { getStockDiscrepancies } from '../stock/check-stock.ts';
import { staffRoleOf } from '../user-roles/staff-access.ts';

/** Admin endpoints of the dashboard. */
export const adminDashboard = {
  get: api.admin.dashboard.get.handler(({ context, input }) => getDashboard(context.shop, input.language)),
  summary: api.admin.dashboard.summary.handler(async ({ context }) =>
    getDashboardSummary(context.shop, await requireCaller(context)),
  ),
};

/** Collects the dashboard figures in eleven queries, independent of the number of orders. */
const getDashboard = async (shop: ShopContext, language: Language): Promise<Dashboard> => {
  const [sales, packing, unread, issues, transfers, discrepancies, lowStock, outgoing] = await Promise.all([
    getSalesSummary(shop),
    getOrdersToPack(shop),
    getUnreadSummary(shop),
    getOpenIssueSummary(shop),
    getWaitingProofs(shop),
    getStockDiscrepancies(shop),
    getLowStock(shop, language),
    findOutgoing(shop),
  ]);
  return {
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

/** Reports held channels and late messages, before customers notice. */
const findOutgoing = async (shop: ShopContext): Promise<Dashboard['outgoing']> => {
  const [held, late] = await Promise.all([reportHeldChannels(shop), countLate(shop, messageTasks)]);
  return { held, late };
};

/** Counts of what needs an admin's attention. */
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
  // the role was taken after access was checked
  if (role === null) throw new Refusal('ADMIN_REQUIRED');
  return {
    email,
    role,
    hasSecondFactor,
    waiting: { unreadMessages, pendingOrders, paymentIssues, transfers, returns, settlementLines },
  };
};
