import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, LineInput } from '#core/api/base.ts';
import { csvFormat } from '#core/api/csv-format.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { listSorts } from '#core/api/sort-orders.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { bilingual } from '#core/fields/field.ts';
import { languages } from '#core/i18n/language.ts';
import { MAX_SELECTION_BYTES, SelectedIds } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { orderParts, pricedBy } from '#features/orders/order-edit.ts';
import {
  canPaymentTransitionTo,
  canTransitionTo,
  orderStatuses,
  paymentFilters,
  storedPaymentStatuses,
} from '#features/orders/order-status.ts';
import { OrderView } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { returnStates } from '#features/returns/return.ts';

const ChangedLine = v.object({ productId: v.string(), name: v.string(), quantity: v.number() });

/** An admin's change of an order before it was shipped; totals in piastres. */
export const OrderContentChange = v.object({
  parts: v.array(v.picklist(orderParts)),
  pricedBy: v.picklist(pricedBy),
  linesBefore: v.array(ChangedLine),
  linesAfter: v.array(ChangedLine),
  totalBefore: v.number(),
  totalAfter: v.number(),
});
export type OrderContentChange = v.InferOutput<typeof OrderContentChange>;

/** An entry of an order's history: placed, status changed, payment status changed, content changed, or a return changed. */
export const OrderChange = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Name of the person who made the change; null for a deleted account and for automatic changes. */
  by: v.nullable(v.string()),
  /** Whether a gateway or the shop made the change. */
  isAutomatic: v.boolean(),
  /** New status; null for an entry about the payment. */
  status: v.nullable(v.picklist(orderStatuses)),
  payment: v.nullable(v.picklist(storedPaymentStatuses)),
  /** An admin's change of the content; null for every other entry. */
  content: v.nullable(OrderContentChange),
  /** New state of a return; null for every other entry. */
  returned: v.nullable(v.picklist(returnStates)),
});
export type OrderChange = v.InferOutput<typeof OrderChange>;

/** An order in the admin area. */
export const AdminOrder = v.object({
  ...OrderView.entries,
  id: v.string(),
  /** Version of the content, which a change must name. */
  version: v.number(),
  /** Account of its customer; null when it is deleted, and for a role that sees no customers. */
  customerId: v.nullable(v.string()),
  /** Language in which it was placed. */
  language: v.picklist(languages),
  /** Oldest first. */
  history: v.array(OrderChange),
});
export type AdminOrder = v.InferOutput<typeof AdminOrder>;

const Day = v.pipe(v.string(), v.check(isCalendarDay));

/** Filters of the order list. */
export const orderFilters = {
  /** Part of an order number, name or phone number. */
  q: v.optional(LineInput(100)),
  status: v.optional(v.picklist(orderStatuses)),
  payment: v.optional(v.picklist(paymentFilters)),
  /** First and last day in Cairo's calendar. */
  from: v.optional(Day),
  to: v.optional(Day),
  /** Newest first by default. */
  sort: v.optional(v.picklist(listSorts)),
};

const AdminOrderFilters = v.strictObject({ ...listing, ...orderFilters, language: LanguageInput });
export type AdminOrderFilters = v.InferOutput<typeof AdminOrderFilters>;

const OrderNumber = v.pipe(v.string(), v.maxLength(60));

const AdjacentOrdersInput = v.strictObject({ ...orderFilters, orderNumber: OrderNumber });
export type AdjacentOrdersInput = v.InferOutput<typeof AdjacentOrdersInput>;

/** Numbers of the orders before and after an order in a list; null at the ends. */
const AdjacentOrders = v.object({ previous: v.nullable(v.string()), next: v.nullable(v.string()) });
export type AdjacentOrders = v.InferOutput<typeof AdjacentOrders>;

const changed = { id: v.pipe(v.string(), v.uuid()), language: LanguageInput };

/** Expected current status and the new status. */
const UpdateOrderStatus = v.pipe(
  v.strictObject({
    ...changed,
    from: v.picklist(orderStatuses),
    to: v.picklist(orderStatuses),
    /** For a cancellation: whether to refund the payments. */
    refund: v.optional(v.boolean(), false),
  }),
  v.check(({ from, to }) => canTransitionTo(from, to)),
);
export type UpdateOrderStatus = v.InferOutput<typeof UpdateOrderStatus>;

const UpdatePaymentStatus = v.pipe(
  v.strictObject({ ...changed, from: v.picklist(storedPaymentStatuses), to: v.picklist(storedPaymentStatuses) }),
  v.check(({ from, to }) => canPaymentTransitionTo(from, to)),
);
export type UpdatePaymentStatus = v.InferOutput<typeof UpdatePaymentStatus>;

const ExportOrders = v.strictObject({
  ...listing,
  ...orderFilters,
  ...csvFormat,
  /** Restricts the matching orders to these ids. */
  ids: v.optional(SelectedIds),
});
export type ExportOrders = v.InferOutput<typeof ExportOrders>;

export const adminOrdersContract = {
  export: staff('customers.read', { queue: 'files', maxJsonBytes: MAX_SELECTION_BYTES })
    .route({ method: 'POST', path: '/admin/orders/export', summary: 'Orders as a CSV file, a thousand at a time' })
    .input(ExportOrders)
    /** One chunk of the CSV file and the cursor of the next. */
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  slipFacts: staff('customers.read')
    .route({ method: 'GET', path: '/admin/packing-slip-facts', summary: 'Facts of the shop on packing slips' })
    .output(
      v.object({
        taxNumber: v.nullable(v.string()),
        /** The sender. */
        name: bilingual(v.string()),
        address: bilingual(v.object({ street: v.string(), city: v.string() })),
        postalCode: v.string(),
        phone: v.string(),
      }),
    ),
  list: staff('orders.read')
    .route({ method: 'GET', path: '/admin/orders', summary: 'Orders, newest or oldest first' })
    .input(AdminOrderFilters)
    .output(pageOf(AdminOrder)),
  get: staff('orders.read')
    .route({ method: 'GET', path: '/admin/orders/by-number/{orderNumber}', summary: 'One order, by its number' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(v.strictObject({ language: LanguageInput, orderNumber: OrderNumber }))
    .output(AdminOrder),
  adjacent: staff('orders.read')
    .route({
      method: 'GET',
      path: '/admin/orders/by-number/{orderNumber}/adjacent',
      summary: 'Previous and next order of a filtered list',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(AdjacentOrdersInput)
    .output(AdjacentOrders),
  updateStatus: staff('orders.write')
    .route({ method: 'PUT', path: '/admin/orders/{id}/status', summary: 'Change the status of an order, or cancel it' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .errors(paymentErrors.pick('ORDER_UNPAID', 'REFUND_UNCLEAR'))
    .input(UpdateOrderStatus)
    .output(AdminOrder),
  updatePaymentStatus: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/payment-status',
      summary: 'Change the payment status of an order',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .errors(paymentErrors.pick('PAYMENT_BY_GATEWAY', 'REFUND_UNCLEAR'))
    .input(UpdatePaymentStatus)
    .output(AdminOrder),
};
