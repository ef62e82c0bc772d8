import * as v from 'valibot';
import { isCalendarDay } from '../../domain/calendar-day.ts';
import { languages } from '../../domain/language.ts';
import { mayBecome, mayBePaid, orderStatuses, paymentStatuses } from '../../domain/orders/status.ts';
import { LanguageInput } from '../language.ts';
import { OrderView } from '../orders.ts';
import { refusals } from '../refusal.ts';
import { SearchText } from '../search-text.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

/** A line of an order's history: that it was placed, moved on, or that something became known of its money. */
export const OrderChange = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Whose name it bears; null where the account is gone. */
  by: v.nullable(v.string()),
  /** What it became; null where the line tells of the payment. */
  status: v.nullable(v.picklist(orderStatuses)),
  payment: v.nullable(v.picklist(paymentStatuses)),
});
export type OrderChange = v.InferOutput<typeof OrderChange>;

/** An order as the office reads it. */
export const OfficeOrder = v.object({
  ...OrderView.entries,
  id: v.string(),
  /** The language it was placed in. */
  language: v.picklist(languages),
  /** Oldest first. */
  history: v.array(OrderChange),
});
export type OfficeOrder = v.InferOutput<typeof OfficeOrder>;

const Day = v.pipe(v.string(), v.check(isCalendarDay));

/** What orders may be narrowed to. */
const orderFilters = {
  /** Order number, name or phone, each in part. */
  q: v.optional(SearchText(100)),
  status: v.optional(v.picklist(orderStatuses)),
  /** The first and the last day on Cairo's calendar. */
  from: v.optional(Day),
  to: v.optional(Day),
  /** Newest first unless something else is wanted. */
  sort: v.optional(v.picklist(['newest', 'oldest'])),
};

const WantedOrders = v.strictObject({ ...listing, ...orderFilters, language: LanguageInput });
export type WantedOrders = v.InferOutput<typeof WantedOrders>;

const changed = { id: v.pipe(v.string(), v.uuid()), language: LanguageInput };

/** What an order is believed to be, and what it is to become. */
const MoveOrder = v.pipe(
  v.strictObject({ ...changed, from: v.picklist(orderStatuses), to: v.picklist(orderStatuses) }),
  v.check(({ from, to }) => mayBecome(from, to)),
);
export type MoveOrder = v.InferOutput<typeof MoveOrder>;

const SettleOrder = v.pipe(
  v.strictObject({ ...changed, from: v.picklist(paymentStatuses), to: v.picklist(paymentStatuses) }),
  v.check(({ from, to }) => mayBePaid(from, to)),
);
export type SettleOrder = v.InferOutput<typeof SettleOrder>;

const ExportOrders = v.strictObject({ ...listing, ...orderFilters });
export type ExportOrders = v.InferOutput<typeof ExportOrders>;

export const orders = {
  export: admin
    .route({ method: 'POST', path: '/office/orders/export', summary: 'Orders as a CSV file, a thousand at a time' })
    .input(ExportOrders)
    /** The file's beginning, or what stands where it goes on. */
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  list: admin
    .route({ method: 'GET', path: '/office/orders', summary: 'Orders, newest or oldest first' })
    .input(WantedOrders)
    .output(pageOf(OfficeOrder)),
  move: admin
    .route({ method: 'PUT', path: '/office/orders/{id}/status', summary: 'Move an order on, or cancel it' })
    .errors(refusals('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .input(MoveOrder)
    .output(OfficeOrder),
  settle: admin
    .route({ method: 'PUT', path: '/office/orders/{id}/payment', summary: 'Write down what became known of the money' })
    .errors(refusals('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .input(SettleOrder)
    .output(OfficeOrder),
};
