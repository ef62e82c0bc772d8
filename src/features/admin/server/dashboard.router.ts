import type { Language } from '#core/i18n/language.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { requireStaffRole } from '#features/auth/server/staff-access.ts';
import { getStockDiscrepancies } from '#features/inventory/server/check-stock.ts';
import { getSalesSummary } from '#features/orders/server/sales.ts';
import { getLowStock } from '#features/products/server/stock.ts';
import type { Dashboard, DashboardSummary } from '../dashboard.admin.contract.ts';
import { adminDashboardContract } from '../dashboard.admin.contract.ts';
import { countBadges, listOpenWork } from './open-work.ts';
import { getOutgoingMessages, sendWaitingMessages } from './outgoing-messages.ts';
import { getOpenSetup } from './setup.ts';

const adminDashboardApi = implementContract(adminDashboardContract);

/** Admin endpoints of the dashboard. */
export const adminDashboardRouter = adminDashboardApi.router({
  get: adminDashboardApi.get.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return getDashboard(context.shop, await requireStaffRole(context.shop, userId), input.language);
  }),
  summary: adminDashboardApi.summary.handler(async ({ context }) =>
    getDashboardSummary(context.shop, await requireCaller(context)),
  ),
  sendMessages: adminDashboardApi.sendMessages.handler(async ({ context }) =>
    sendWaitingMessages(context.shop, (await requireCaller(context)).userId),
  ),
});

/** Collects work and figures, each by an index, so that the time does not depend on the number of orders. */
const getDashboard = async (shop: ShopContext, role: StaffRole, language: Language): Promise<Dashboard> => {
  const [{ opening }, setup, work, sales, discrepancies, lowStock, outgoing] = await Promise.all([
    shop.shopSettings.current(),
    getOpenSetup(shop, role, language),
    listOpenWork(shop, role, language),
    getSalesSummary(shop),
    getStockDiscrepancies(shop),
    getLowStock(shop, language),
    getOutgoingMessages(shop),
  ]);
  return {
    opening: { ...opening, missing: [...opening.missing], suggested: [...opening.suggested] },
    setup,
    work,
    ...sales,
    outgoing,
    stockDiscrepancies: discrepancies,
    lowStock,
  };
};

/** Counts the open work of the caller's role. */
const getDashboardSummary = async (
  shop: ShopContext,
  { userId, email, hasSecondFactor }: Caller,
): Promise<DashboardSummary> => {
  const role = await requireStaffRole(shop, userId);
  return { email, role, hasSecondFactor, waiting: await countBadges(shop, role) };
};
