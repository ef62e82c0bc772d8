import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { listMessagesFrom } from '#features/contact/server/admin-contact-messages.ts';
import { getPaymentStatus } from '#features/orders/server/lock-order.ts';
import { exportConsents } from '#features/privacy/server/consents.ts';
import { listReturnsOfCustomer } from '#features/returns/server/admin-returns.ts';
import { listReviewsOf } from '#features/reviews/server/admin-reviews.ts';
import type { Customer, CustomerFilters, CustomerRow } from '../customers.admin.contract.ts';
import { findNotes, findTags, findUsedTags } from './customer-notes.repository.ts';
import {
  countCustomers,
  findCustomer,
  findCustomers,
  findLatestOrders,
  findOrderSums,
  type StoredCustomer,
} from './customers.repository.ts';

/** Lists customers by name, e-mail address, phone number and tag, newest first (decision 202). */
export const listCustomers = async (shop: ShopContext, filters: CustomerFilters): Promise<PageOf<CustomerRow>> => {
  const { kysely } = shop.database;
  const counting = countCustomers(kysely, filters);
  const matches = filters.q ? (await counting).ids : null;
  const [customers, { count, isExactCount }] = await Promise.all([
    findCustomers(kysely, filters, PAGE_SIZE + 1, matches),
    counting,
  ]);
  const { rows, next } = toPage(customers, PAGE_SIZE);
  return { items: await toCustomerRows(shop, rows), count, isExactCount, next };
};

/** Maps customers to rows with their current address, order totals and tags. */
export const toCustomerRows = async (
  shop: ShopContext,
  customers: readonly StoredCustomer[],
): Promise<CustomerRow[]> => {
  if (customers.length === 0) return [];
  const { kysely } = shop.database;
  const ids = customers.map(({ id }) => id);
  const [accounts, sums, tags] = await Promise.all([
    shop.accounts.directory.describe(ids),
    findOrderSums(kysely, ids),
    findTags(kysely, ids),
  ]);
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const sumsOf = new Map(sums.map((sum) => [sum.user_id, sum]));
  const tagsOf = Map.groupBy(tags, ({ user_id: id }) => id);
  return customers.map(({ id, name, phone, since }) => {
    const sum = sumsOf.get(id);
    return {
      id,
      name,
      email: emails.get(id) ?? '',
      phone,
      since: since.toISOString(),
      orders: sum?.orders ?? 0,
      revenue: sum?.revenue ?? 0,
      lastOrderAt: sum?.last_at.toISOString() ?? null,
      tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag),
    };
  });
};

/** Maximum number of tags in the filter of the list. */
const MAX_TAGS = 100;

/** Lists all tags in use, in alphabetical order. */
export const listCustomerTags = ({ database }: ShopContext): Promise<string[]> =>
  findUsedTags(database.kysely, MAX_TAGS);

/** Maximum length of each list on the customer page. */
const MAX_LATEST = 20;

/** Returns the data of the customer page. RESOURCE_NOT_FOUND. */
export const getCustomer = async (shop: ShopContext, id: string): Promise<Customer> => {
  const { kysely } = shop.database;
  const stored = await findCustomer(kysely, id);
  const [row] = stored === undefined ? [] : await toCustomerRows(shop, [stored]);
  if (row === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  const { email } = row;
  const [[account], [sums], orders, returns, reviews, messages, notes] = await Promise.all([
    shop.accounts.directory.describe([id]),
    findOrderSums(kysely, [id]),
    findLatestOrders(kysely, id, MAX_LATEST),
    listReturnsOfCustomer(shop, id, MAX_LATEST),
    listReviewsOf(shop, id, MAX_LATEST),
    email === '' ? [] : listMessagesFrom(shop, email, MAX_LATEST),
    findNotes(kysely, id),
  ]);
  const isEmailVerified = account?.isEmailVerified ?? false;
  return {
    ...row,
    isEmailVerified,
    cancelledOrders: sums?.cancelled ?? 0,
    paid: sums?.paid ?? 0,
    refunded: sums?.refunded ?? 0,
    latestOrders: orders.map((order) => ({
      orderNumber: order.order_number,
      status: order.status,
      paymentStatus: getPaymentStatus(order),
      total: order.total,
      createdAt: order.created_at.toISOString(),
    })),
    returns,
    reviews,
    messages,
    // an unverified address may belong to another person
    consents: await exportConsents(shop, { userId: id, email: isEmailVerified ? email : null }),
    notes: notes.map(({ by, created_at, ...note }) => ({
      ...note,
      by: by || null,
      createdAt: created_at.toISOString(),
    })),
  };
};
