import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { csvFormat } from '#core/api/csv-format.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { NoteForm, TagForm } from '#core/forms/staff-forms.ts';
import { ContactMessage } from '#features/contact/contact.admin.contract.ts';
import { orderStatuses, paymentStatuses } from '#features/orders/order-status.ts';
import { ConsentRecord } from '#features/privacy/consents.contract.ts';
import { CustomerReturn } from '#features/returns/returns.admin.contract.ts';
import { AdminReview } from '#features/reviews/reviews.admin.contract.ts';

/** A customer account with its order totals. Money is in piastres, times are ISO 8601, UTC. */
export const CustomerRow = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  since: v.string(),
  /** Number and total of the orders that were not cancelled. */
  orders: v.number(),
  revenue: v.number(),
  lastOrderAt: v.nullable(v.string()),
  tags: v.array(v.string()),
});
export type CustomerRow = v.InferOutput<typeof CustomerRow>;

/** A staff note on a customer. */
export const CustomerNote = v.object({
  id: v.string(),
  text: v.string(),
  /** Name of the admin; null when the account is deleted or has none. */
  by: v.nullable(v.string()),
  createdAt: v.string(),
});
export type CustomerNote = v.InferOutput<typeof CustomerNote>;

/** An order in the customer's order list. */
export const CustomerOrder = v.object({
  orderNumber: v.string(),
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  total: v.number(),
  createdAt: v.string(),
});
export type CustomerOrder = v.InferOutput<typeof CustomerOrder>;

/** Data of the customer page; each list holds the newest 20 entries. */
export const Customer = v.object({
  ...CustomerRow.entries,
  isEmailVerified: v.boolean(),
  /** Number of cancelled orders. */
  cancelledOrders: v.number(),
  /** Sums of all orders. */
  paid: v.number(),
  refunded: v.number(),
  latestOrders: v.array(CustomerOrder),
  returns: v.array(CustomerReturn),
  reviews: v.array(AdminReview),
  /** Messages from the account's e-mail address. */
  messages: v.array(ContactMessage),
  consents: v.array(ConsentRecord),
  notes: v.array(CustomerNote),
});
export type Customer = v.InferOutput<typeof Customer>;

const filters = {
  /** Part of a name, an e-mail address or a phone number. */
  q: v.optional(LineInput(100)),
  tag: v.optional(LineInput(40)),
};
const CustomerFilters = v.strictObject({ ...listing, ...filters });
export type CustomerFilters = v.InferOutput<typeof CustomerFilters>;

const ExportCustomers = v.strictObject({ ...listing, ...filters, ...csvFormat });
export type ExportCustomers = v.InferOutput<typeof ExportCustomers>;

const id = v.pipe(v.string(), v.uuid());

export const adminCustomersContract = {
  list: staff('customers.read')
    .route({ method: 'GET', path: '/admin/customers', summary: 'Customers, newest first' })
    .input(CustomerFilters)
    .output(pageOf(CustomerRow)),
  tags: staff('customers.read')
    .route({ method: 'GET', path: '/admin/customer-tags', summary: 'Tags that customers have, at most a hundred' })
    .output(v.array(v.string())),
  export: staff('customers.export', { queue: 'files' })
    .route({
      method: 'POST',
      path: '/admin/customers/export',
      summary: 'Customers as a CSV file, a thousand at a time',
    })
    .input(ExportCustomers)
    /** One chunk of the CSV file and the cursor of the next. */
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  get: staff('customers.read')
    .route({
      method: 'GET',
      path: '/admin/customers/{id}',
      summary: 'A customer with orders, returns, reviews and messages',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(Customer),
  addNote: staff('customers.write')
    .route({ method: 'POST', path: '/admin/customers/{id}/notes', summary: 'Write a note on a customer' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND', 'LIMIT_REACHED'))
    .input(v.strictObject({ id, ...NoteForm.entries }))
    .output(Customer),
  deleteNote: staff('customers.write')
    .route({
      method: 'DELETE',
      path: '/admin/customers/{id}/notes/{noteId}',
      summary: 'Delete a note on a customer',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, noteId: id }))
    .output(Customer),
  addTag: staff('customers.write')
    .route({ method: 'POST', path: '/admin/customers/{id}/tags', summary: 'Tag a customer' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND', 'LIMIT_REACHED'))
    .input(v.strictObject({ id, ...TagForm.entries }))
    .output(Customer),
  deleteTag: staff('customers.write')
    .route({ method: 'DELETE', path: '/admin/customers/{id}/tags/{tag}', summary: 'Take a tag off a customer' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, ...TagForm.entries }))
    .output(Customer),
};
