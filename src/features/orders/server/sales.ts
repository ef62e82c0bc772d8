import { cairoDay } from '#core/dates/cairo-time.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type DayOfSales, findSalesByDay } from './sales.repository.ts';

const DAYS = 30;

const WEEK = 7;

/** Orders that were not cancelled, and their revenue before tax and shipping, in piastres. */
type Sales = Pick<DayOfSales, 'orders' | 'revenue'>;

type SalesSummary = { readonly days: DayOfSales[]; readonly week: Sales; readonly weekBefore: Sales };

/** Returns daily sales of the last 30 days, and totals of the last 7 days and the 7 days before. */
export const getSalesSummary = async ({ database, clock }: ShopContext): Promise<SalesSummary> => {
  const days = await findSalesByDay(database.kysely, cairoDay(clock()), DAYS);
  return { days, week: sumDays(days.slice(-WEEK)), weekBefore: sumDays(days.slice(-2 * WEEK, -WEEK)) };
};

const sumDays = (days: readonly DayOfSales[]): Sales => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
});
