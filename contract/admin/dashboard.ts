import * as v from 'valibot';
import { admin } from '../access.ts';
import { LanguageInput } from '../base.ts';

/** What waits on the admin's desk. */
export const DashboardSummary = v.object({
  email: v.string(),
  /** Whether the caller has proven one; the office urges admins without one to take it (decision 86). */
  hasSecondFactor: v.boolean(),
  waiting: v.object({
    /** Unread messages. */
    unreadMessages: v.number(),
    /** Orders that nobody has begun to pack. */
    pendingOrders: v.number(),
  }),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummary>;

/** Orders that were not cancelled, and what they came to before tax and shipping, in piastres. */
const Sales = { orders: v.number(), revenue: v.number() };

/** How many wait, counted up to 1,000, and since when the first of them does (ISO 8601, UTC). */
const Waiting = v.object({ count: v.number(), since: v.nullable(v.string()) });

/** How the shop does. Days and weeks are those of Cairo's calendar, and end with today. */
export const Dashboard = v.object({
  week: v.object(Sales),
  weekBefore: v.object(Sales),
  /** Orders that nobody has begun to pack. */
  ordersToPack: Waiting,
  unreadMessages: Waiting,
  /** What is to be sent to people and waits. */
  outgoing: v.object({
    /** Since when messages wait because as many were sent as an hour allows, and how many that is. */
    held: v.array(v.object({ channel: v.picklist(['mail', 'text']), since: v.string(), perHour: v.number() })),
    /** Messages that have waited for a quarter of an hour or longer, for whatever reason. */
    late: Waiting,
  }),
  /** What is for sale and nearly gone, or gone; the fewest first. */
  lowStock: v.array(v.object({ id: v.string(), name: v.string(), stock: v.number() })),
  /** The last thirty, each there, the oldest first; YYYY-MM-DD. */
  days: v.array(v.object({ day: v.string(), ...Sales })),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;

export const dashboard = {
  get: admin
    .route({ method: 'GET', path: '/admin/dashboard', summary: 'How the shop does: sales, what waits, what runs out' })
    .input(v.strictObject({ language: LanguageInput }))
    .output(Dashboard),
  summary: admin
    .route({ method: 'GET', path: '/admin/dashboard/summary', summary: 'What waits to be done' })
    .output(DashboardSummary),
};
