import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, WaitingItems } from '#core/api/base.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { openingRequirements, openingSuggestions } from '#features/settings/opening.ts';

/** Open work of the admin area. */
export const DashboardSummary = v.object({
  email: v.string(),
  /** Of the caller; the admin area shows and hides by it. */
  role: v.picklist(staffRoles),
  /** Whether the caller has a verified second factor; the admin area urges admins without one to add it (decision 86). */
  hasSecondFactor: v.boolean(),
  waiting: v.object({
    /** Unread messages. */
    unreadMessages: v.number(),
    /** Orders that are not yet being packed. */
    pendingOrders: v.number(),
    /** Payments that do not fit. */
    paymentIssues: v.number(),
    /** Bank transfers to check. */
    transfers: v.number(),
    /** Returns that wait for the shop. */
    returns: v.number(),
    /** Lines of couriers' settlements that a person settles. */
    settlementLines: v.number(),
  }),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummary>;

/** Orders that were not cancelled, and their revenue before tax and shipping, in piastres. */
const Sales = { orders: v.number(), revenue: v.number() };

/** What an owner still has to do before customers may order (decision 237). */
const Opening = v.object({
  isDemonstration: v.boolean(),
  missing: v.array(v.picklist(openingRequirements)),
  suggested: v.array(v.picklist(openingSuggestions)),
});

/** Figures of the shop. Days and weeks follow Cairo's calendar and end with today. */
export const Dashboard = v.object({
  opening: Opening,
  week: v.object(Sales),
  weekBefore: v.object(Sales),
  /** Orders that are not yet being packed. */
  ordersToPack: WaitingItems,
  unreadMessages: WaitingItems,
  /** Payments that do not fit. */
  paymentIssues: WaitingItems,
  /** Bank transfers to check. */
  transfers: WaitingItems,
  /** Outgoing messages that wait. */
  outgoing: v.object({
    /** Channels at their hourly limit: since when messages wait, and the limit. */
    held: v.array(v.object({ channel: v.picklist(['mail', 'text']), since: v.string(), perHour: v.number() })),
    /** Messages that have waited for 15 minutes or longer, for any reason. */
    late: WaitingItems,
    /** Messages that wait now, the new ones included. */
    waiting: v.number(),
    /** Systems that do not answer, oldest outage first. */
    outages: v.array(
      v.object({
        channel: v.picklist(['mail', 'text', ...gatewayNames]),
        since: v.string(),
        cause: v.picklist(['silent', 'unreachable', 'sign-in', 'refused']),
      }),
    ),
  }),
  /** Products whose stock was not the sum of its movements in one of the last seven nights, and the last of these nights. */
  stockDiscrepancies: WaitingItems,
  /** Listed products with low or no stock, lowest first. */
  lowStock: v.array(v.object({ id: v.string(), name: v.string(), stock: v.number() })),
  /** The last 30 days without gaps, oldest first; YYYY-MM-DD. */
  days: v.array(v.object({ day: v.string(), ...Sales })),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;

export const adminDashboardContract = {
  get: staff('figures.read')
    .route({ method: 'GET', path: '/admin/dashboard', summary: 'How the shop does: sales, what waits, what runs out' })
    .input(v.strictObject({ language: LanguageInput }))
    .output(Dashboard),
  summary: staff('area.enter')
    .route({ method: 'GET', path: '/admin/dashboard/summary', summary: 'What waits to be done' })
    .output(DashboardSummary),
  sendMessages: staff('settings.write')
    .route({
      method: 'PUT',
      path: '/admin/outgoing-messages/send',
      summary: 'Try to send all waiting mails and text messages now',
    })
    .output(v.object({ waiting: v.number() })),
};
