import type { Dashboard, DashboardSummary } from '../../contract/admin/dashboard.ts';
import type { Language } from '../../domain/language.ts';
import { requireCaller } from '../api/access.ts';
import type { Caller } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { countUnread, getUnreadSummary } from '../contact-messages/admin-contact-messages.ts';
import { countLate } from '../jobs/count-late.ts';
import { reportHeldChannels } from '../mail/hourly-limits.ts';
import { messageTasks } from '../mail/mailer.ts';
import { countPending, getOrdersToPack, getSalesSummary } from '../orders/sales.ts';
import { getLowStock } from '../products/stock.ts';
import type { ShopContext } from '../shop-context.ts';

/** The door of an admin's desk. */
export const adminDashboard = {
  get: api.admin.dashboard.get.handler(({ context, input }) => getDashboard(context.shop, input.language)),
  summary: api.admin.dashboard.summary.handler(async ({ context }) =>
    getDashboardSummary(context.shop, await requireCaller(context)),
  ),
};

/** How the shop does, in eight queries however much it has sold. */
const getDashboard = async (shop: ShopContext, language: Language): Promise<Dashboard> => {
  const [sales, packing, unread, lowStock, outgoing] = await Promise.all([
    getSalesSummary(shop),
    getOrdersToPack(shop),
    getUnreadSummary(shop),
    getLowStock(shop, language),
    findOutgoing(shop),
  ]);
  return { ...sales, ordersToPack: packing, unreadMessages: unread, outgoing, lowStock };
};

/** Whether messages wait, why, and for how long: what an owner would hear of from customers otherwise. */
const findOutgoing = async (shop: ShopContext): Promise<Dashboard['outgoing']> => {
  const [held, late] = await Promise.all([reportHeldChannels(shop), countLate(shop, messageTasks)]);
  return { held, late };
};

/** What waits on an admin's desk. */
const getDashboardSummary = async (
  shop: ShopContext,
  { email, hasSecondFactor }: Caller,
): Promise<DashboardSummary> => {
  const [messages, orders] = await Promise.all([countUnread(shop), countPending(shop)]);
  return { email, hasSecondFactor, waiting: { unreadMessages: messages, pendingOrders: orders } };
};
