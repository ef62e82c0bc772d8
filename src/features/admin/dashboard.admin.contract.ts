import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, WaitingItems } from '#core/api/base.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { openingRequirements, openingSuggestions } from '#features/settings/opening.ts';
import { Setup } from './setup.admin.contract.ts';

/** Counts of open work in the admin area. */
export const DashboardSummary = v.object({
  email: v.string(),
  /** The caller's role; decides what the admin area displays. */
  role: v.picklist(staffRoles),
  /** Whether the caller has a verified second factor; the admin area urges admins without one to add it (decision 86). */
  hasSecondFactor: v.boolean(),
  /** Open rows by badge of the navigation; only badges of lists that the role may open. */
  waiting: v.record(v.string(), v.number()),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummary>;

/** Orders without cancelled ones, and their revenue before tax and shipping, in piastres. */
const Sales = { orders: v.number(), revenue: v.number() };

/** Missing requirements before customers may order (decision 237). */
const Opening = v.object({
  isDemonstration: v.boolean(),
  missing: v.array(v.picklist(openingRequirements)),
  suggested: v.array(v.picklist(openingSuggestions)),
});

/** Dashboard figures. Days and weeks follow Cairo's calendar and end with today. */
export const Dashboard = v.object({
  opening: Opening,
  /** Setup steps of the caller's role; null when all are done or the list is hidden. */
  setup: v.nullable(Setup),
  /** Open work of the caller's role, in order; without items that have no rows. */
  work: v.array(
    v.object({
      id: v.string(),
      /** Sentence with the number of rows, up to 1,000. */
      text: v.string(),
      /** False with more than 1,000 rows. */
      isExactCount: v.boolean(),
      /** Path of the list below `/admin/`, filtered, oldest first. */
      list: v.string(),
      /** Time of the oldest row (ISO 8601, UTC); null if the rows have no time. */
      since: v.nullable(v.string()),
      isUrgent: v.boolean(),
    }),
  ),
  week: v.object(Sales),
  weekBefore: v.object(Sales),
  /** Waiting outgoing messages. */
  outgoing: v.object({
    /** Channels at their hourly limit: start of the wait, and the limit. */
    held: v.array(v.object({ channel: v.picklist(['mail', 'text']), since: v.string(), perHour: v.number() })),
    /** Messages that have waited for at least 15 minutes, for any reason. */
    late: WaitingItems,
    /** All waiting messages, including new ones. */
    waiting: v.number(),
    /** Unreachable systems, oldest outage first. */
    outages: v.array(
      v.object({
        channel: v.picklist(['mail', 'text', ...gatewayNames]),
        since: v.string(),
        cause: v.picklist(['silent', 'unreachable', 'sign-in', 'refused']),
      }),
    ),
  }),
  /** Products whose stock differed from the sum of its movements in a check of the last seven nights, and the last such night. */
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
