import type { Transaction } from 'kysely';
import type { PersonalDataOrder } from '../../contract/personal-data-orders.ts';
import { findGovernorate } from '../../domain/addresses/find-governorate.ts';
import type { Governorate } from '../../domain/addresses/governorates.ts';
import { messages } from '../../locales/ar/governorates.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { paymentStatusOf } from '../payments/order-lock.ts';
import { paymentsForDataExport } from '../payments/payment-personal-data.ts';
import { returnsForDataExport } from '../returns/return-personal-data.ts';
import { settlementsForDataExport } from '../settlements/settlement-personal-data.ts';
import { parcelsForDataExport } from '../shipments/shipment-personal-data.ts';
import type { ShopContext } from '../shop-context.ts';
import { deleteCopiesBefore } from './confirmation-copies.repository.ts';
import { orderAmountsOf } from './order-amounts.ts';
import { findChangesOfCustomer, type StoredOrderChange } from './order-changes.repository.ts';
import {
  anonymizeOrder,
  detachOrders,
  findDestinationsOf,
  findEveryOrderOf,
  findHistories,
  type StoredOrder,
} from './orders.repository.ts';

/** Returns all orders of a customer with their history, newest first. */
export const ordersForDataExport = async ({ database }: ShopContext, userId: string): Promise<PersonalDataOrder[]> => {
  const [orders, steps, changes] = await Promise.all([
    findEveryOrderOf(database.kysely, userId),
    findHistories(database.kysely, userId),
    findChangesOfCustomer(database.kysely, userId),
  ]);
  const ids = orders.map(({ id }) => id);
  const [payments, returns, parcels, settlements] = await Promise.all([
    paymentsForDataExport({ database }, ids),
    returnsForDataExport({ database }, ids),
    parcelsForDataExport({ database }, ids),
    settlementsForDataExport({ database }, ids),
  ]);
  return orders.map((order) => ({
    ...toOrderMail(order),
    payments: payments.get(order.id) ?? { attempts: [], transactions: [], refunds: [], transferProofs: [] },
    returns: returns.get(order.id) ?? [],
    parcels: parcels.get(order.id) ?? [],
    settlements: settlements.get(order.id) ?? [],
    ...tellChanges(steps.filter(({ order_id }) => order_id === order.id)),
    changes: changes.filter(({ order_id }) => order_id === order.id).map(tellContentChange),
  }));
};

type Histories = Pick<PersonalDataOrder, 'history' | 'paymentHistory'>;

/** Splits the history into status and payment changes (decision 81), without the admins who made them. */
const tellChanges = (changes: Awaited<ReturnType<typeof findHistories>>): Histories => ({
  history: changes.flatMap(({ to_status, changed_at }) =>
    to_status === null ? [] : [{ status: to_status, at: changed_at.toISOString() }],
  ),
  paymentHistory: changes.flatMap(({ to_payment, changed_at }) =>
    to_payment === null ? [] : [{ paymentStatus: to_payment, at: changed_at.toISOString() }],
  ),
});

/** A change of the content by an admin, without the admin. */
const tellContentChange = (change: StoredOrderChange): PersonalDataOrder['changes'][number] => ({
  at: change.changed_at.toISOString(),
  parts: change.parts,
  linesBefore: change.lines_before,
  linesAfter: change.lines_after,
  totalBefore: change.total_before,
  totalAfter: change.total_after,
});

const toOrderMail = (
  order: StoredOrder,
): Omit<PersonalDataOrder, keyof Histories | 'payments' | 'changes' | 'returns' | 'parcels' | 'settlements'> => ({
  orderNumber: order.order_number,
  createdAt: order.created_at.toISOString(),
  language: order.language,
  status: order.status,
  paymentMethod: order.payment_method,
  paymentStatus: paymentStatusOf(order),
  items: order.items.map(({ productId, name, quantity, unitPrice, lineTotal }) => ({
    productId,
    name,
    quantity,
    unitPrice,
    lineTotal,
  })),
  shipping: order.shipping_info,
  shippingZone: order.shipping_zone,
  ...orderAmountsOf(order),
});

/**
 * Anonymizes a customer's orders: items and amounts stay; name, contact and address are removed. The governorate stays, in
 * Arabic and by its name in the code, for reports (decision 204); the typed city is removed, because it may identify the customer.
 */
export const anonymizeOrdersOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  for (const { id, city, governorate: chosen } of await findDestinationsOf(transaction, userId)) {
    const governorate = chosen ?? findGovernorate(city);
    await anonymizeOrder(transaction, id, { city: nameOf(governorate), governorate });
  }
};

const nameOf = (governorate: Governorate | null): string => (governorate ? messages.governorates[governorate] : '');

/** Removes the account from its orders; their data stays for the shop, and no account shows them. Returns their number. */
export const detachOrdersOf = (transaction: Transaction<Tables>, userId: string): Promise<number> =>
  detachOrders(transaction, userId);

/** Deletes confirmation records that are old enough for the address to get one again (decision 169). */
export const deleteOldCopies = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deleteCopiesBefore(database.kysely, clock());
