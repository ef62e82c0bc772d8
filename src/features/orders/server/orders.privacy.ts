import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { deleteCopiesBefore } from '#features/checkout/server/confirmation-copies.repository.ts';
import { lockCustomer } from '#features/checkout/server/order-limits.repository.ts';
import { settlementsForDataExport } from '#features/cod-reconciliation/server/settlements.privacy.ts';
import { parcelsForDataExport } from '#features/fulfillment/server/shipments.privacy.ts';
import {
  findChangesOfCustomer,
  type StoredOrderChange,
} from '#features/order-management/server/order-edits.repository.ts';
import { paymentsForDataExport } from '#features/payments/server/payments.privacy.ts';
import type { PersonalDataOrder } from '#features/privacy/personal-data-orders.ts';
import { returnsForDataExport } from '#features/returns/server/returns.privacy.ts';
import { findGovernorate } from '#features/shipping/find-governorate.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { messages } from '../../../locales/ar/governorates.ts';
import { paymentStatusOf } from './lock-order.ts';
import { orderAmountsOf } from './order-amounts.ts';
import {
  anonymizeOrder,
  detachOrders,
  findDestinationsOf,
  findEveryOrderOf,
  findHistories,
  type StoredOrder,
} from './orders.repository.ts';
import { deleteNetworksBefore } from './unproven-orders.repository.ts';

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

/** Maps a content change without its admin. */
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
 * Anonymizes a customer's orders: removes name, contact and address; items and amounts remain. The governorate remains for reports,
 * in Arabic and by its code name (decision 204); the entered city is removed, because it may identify the customer.
 */
export const anonymizeOrdersOf = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  for (const { id, city, governorate: chosen } of await findDestinationsOf(transaction, userId)) {
    const governorate = chosen ?? findGovernorate(city);
    await anonymizeOrder(transaction, id, { city: nameOf(governorate), governorate });
  }
};

const nameOf = (governorate: Governorate | null): string => (governorate ? messages.governorates[governorate] : '');

/** Locks a customer's orders before the account, in the same sequence as placing an order. */
export const lockOrdersOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  lockCustomer(transaction, userId);

/** Detaches the orders from the account; their data remains for the shop. Returns their number. */
export const detachOrdersOf = (transaction: Transaction<Tables>, userId: string): Promise<number> =>
  detachOrders(transaction, userId);

/** Deletes the networks of orders that no longer count towards limits (decision 168). */
export const deleteOldNetworks = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deleteNetworksBefore(database, clock());

/** Deletes confirmation records of addresses that may receive a confirmation again (decision 169). */
export const deleteOldCopies = ({ database, clock }: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deleteCopiesBefore(database.kysely, clock());
