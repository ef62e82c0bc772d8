import type { Overview } from '../../contract/office/desk.ts';
import { cairoDay } from '../../domain/cairo-time.ts';
import type { ShopRoom } from '../shop-room.ts';
import { type DayOfSales, findSales } from './sales.repository.ts';

const DAYS = 30;
const WEEK = 7;

/** What was sold on each of the last thirty days, in the week up to today and in the week before. */
export const sumUpSales = async ({
  database,
  clock,
}: ShopRoom): Promise<Pick<Overview, 'days' | 'week' | 'weekBefore'>> => {
  const days = await findSales(database.kysely, cairoDay(clock()), DAYS);
  return { days, week: sumOf(days.slice(-WEEK)), weekBefore: sumOf(days.slice(-2 * WEEK, -WEEK)) };
};

const sumOf = (days: readonly DayOfSales[]): Overview['week'] => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
});
