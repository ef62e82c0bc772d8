import * as v from 'valibot';
import { isCalendarDay } from '../../domain/calendar-day.ts';
import { languages } from '../../domain/language.ts';
import { canPaymentTransitionTo, canTransitionTo, orderStatuses, paymentStatuses } from '../../domain/orders/status.ts';
import { admin } from '../access.ts';
import { LanguageInput, SearchText } from '../base.ts';
import { OrderView } from '../orders.ts';
import { listing, pageOf } from '../pagination.ts';
import { refusals } from '../refusals.ts';

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
export const AdminOrder = v.object({
  ...OrderView.entries,
  id: v.string(),
  /** The language it was placed in. */
  language: v.picklist(languages),
  /** Oldest first. */
  history: v.array(OrderChange),
});
export type AdminOrder = v.InferOutput<typeof AdminOrder>;

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

const AdminOrderFilters = v.strictObject({ ...listing, ...orderFilters, language: LanguageInput });
export type AdminOrderFilters = v.InferOutput<typeof AdminOrderFilters>;

const changed = { id: v.pipe(v.string(), v.uuid()), language: LanguageInput };

/** What an order is believed to be, and what it is to become. */
const UpdateOrderStatus = v.pipe(
  v.strictObject({ ...changed, from: v.picklist(orderStatuses), to: v.picklist(orderStatuses) }),
  v.check(({ from, to }) => canTransitionTo(from, to)),
);
export type UpdateOrderStatus = v.InferOutput<typeof UpdateOrderStatus>;

const UpdatePaymentStatus = v.pipe(
  v.strictObject({ ...changed, from: v.picklist(paymentStatuses), to: v.picklist(paymentStatuses) }),
  v.check(({ from, to }) => canPaymentTransitionTo(from, to)),
);
export type UpdatePaymentStatus = v.InferOutput<typeof UpdatePaymentStatus>;

const ExportOrders = v.strictObject({ ...listing, ...orderFilters });
export type ExportOrders = v.InferOutput<typeof ExportOrders>;

export const orders = {
  export: admin
    .route({ method: 'POST', path: '/admin/orders/export', summary: 'Orders as a CSV file, a thousand at a time' })
    .input(ExportOrders)
    /** The file's beginning, or what stands where it goes on. */
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  list: admin
    .route({ method: 'GET', path: '/admin/orders', summary: 'Orders, newest or oldest first' })
    .input(AdminOrderFilters)
    .output(pageOf(AdminOrder)),
  updateStatus: admin
    .route({ method: 'PUT', path: '/admin/orders/{id}/status', summary: 'Move an order on, or cancel it' })
    .errors(refusals('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .input(UpdateOrderStatus)
    .output(AdminOrder),
  updatePaymentStatus: admin
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/payment-status',
      summary: 'Write down what became known of the money',
    })
    .errors(refusals('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .input(UpdatePaymentStatus)
    .output(AdminOrder),
};
