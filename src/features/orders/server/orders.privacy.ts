import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { LanguageInput } from '#core/api/base.ts';
import type { ShopContext } from '#core/server/context.ts';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, exportPart, nestedExportPart } from '#core/server/privacy/define-personal-data.ts';
import { readNestedExports } from '#core/server/privacy/read-exports.ts';
import { findGovernorate } from '#features/shipping/find-governorate.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { messages } from '#generated/texts/ar/governorates.gen.ts';
import { orderStatuses, paymentStatuses, storedPaymentStatuses } from '../order-status.ts';
import { orderAmounts } from '../orders.contract.ts';
import { paymentMethods } from '../payment-methods.ts';
import { getPaymentStatus } from './lock-order.ts';
import { toOrderAmounts } from './order-amounts.ts';
import {
  anonymizeOrder,
  deleteNetworksBefore,
  detachOrders,
  findAllOrdersOfCustomer,
  findDestinations,
  findHistories,
} from './orders.repository.ts';
import type { StoredOrder } from './stored-order.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

/** An order of the export file; amounts in piastres. */
const ExportedOrder = v.object({
  orderNumber: v.string(),
  createdAt: Moment,
  language: LanguageInput,
  status: v.picklist(orderStatuses),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  items: v.array(
    v.object({
      productId: v.string(),
      name: v.object({ ar: v.string(), en: v.string() }),
      quantity: v.number(),
      unitPrice: v.number(),
      lineTotal: v.number(),
    }),
  ),
  // a phone order may have no address
  shipping: v.object({ ...ShippingForm.entries, email: v.string() }),
  ...orderAmounts,
});

/** Orders of a customer with what other features store about them, newest first. */
const exportOrders = async (shop: ShopContext, userId: string): Promise<v.InferOutput<typeof ExportedOrder>[]> => {
  const orders = await findAllOrdersOfCustomer(shop.database.kysely, userId);
  const nested = await readNestedExports(shop, 'orders', { userId, ids: orders.map(({ id }) => id) });
  return orders.map((order) => ({ ...toExportedOrder(order), ...nested(order.id) }));
};

const toExportedOrder = (order: StoredOrder): v.InferOutput<typeof ExportedOrder> => ({
  orderNumber: order.order_number,
  createdAt: order.created_at.toISOString(),
  language: order.language,
  status: order.status,
  paymentMethod: order.payment_method,
  paymentStatus: getPaymentStatus(order),
  items: order.items.map(({ productId, name, quantity, unitPrice, lineTotal }) => ({
    productId,
    name,
    quantity,
    unitPrice,
    lineTotal,
  })),
  shipping: order.shipping_info,
  shippingZone: order.shipping_zone,
  ...toOrderAmounts(order),
});

/** Splits the history into changes of the status and of the payment status (decision 81), without the admins who made them. */
const toHistories = (changes: Awaited<ReturnType<typeof findHistories>>) => ({
  history: changes.flatMap(({ to_status, changed_at }) =>
    to_status === null ? [] : [{ status: to_status, at: changed_at.toISOString() }],
  ),
  paymentHistory: changes.flatMap(({ to_payment, changed_at }) =>
    to_payment === null ? [] : [{ paymentStatus: to_payment, at: changed_at.toISOString() }],
  ),
});

/**
 * Anonymizes a customer's orders: removes name, contact and address; items and amounts remain. The governorate remains for reports,
 * in Arabic and by its code name (decision 204); the entered city is removed, because it may identify the customer.
 */
const anonymizeOrders = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  for (const { id, city, governorate: storedGovernorate } of await findDestinations(transaction, userId)) {
    const governorate = storedGovernorate ?? findGovernorate(city);
    await anonymizeOrder(transaction, id, { city: governorateName(governorate), governorate });
  }
};

const governorateName = (governorate: Governorate | null): string =>
  governorate ? messages.governorates[governorate] : '';

export const orderPersonalData = definePersonalData({
  records: [
    {
      data: 'orders: recipient, address, items, gift message',
      tables: ['orders', 'order_status_changes'],
      purpose: 'the contract; afterwards accounting (law)',
      retention:
        'name, contact, street and message until the account is deleted (of orders that were detached from an account, decision 163, permanently: requests are answered by hand); the rest stays',
      access: "its owner, admin users, the courier; the seller's mailbox",
    },
    {
      data: 'networks of orders of new accounts without a proven address',
      tables: ['order_networks'],
      purpose: 'protection against emptied stock (lawful interest)',
      retention: 'a day; a keyed hash',
      access: 'no one',
    },
  ],
  notExported: {
    'is a queued mail or a counted attempt, deleted within a day': ['order_networks.network'],
    'is exported in another form': ['orders.request_hash', 'orders.search_text'],
    'are pictures of what was bought': ['orders.items'],
  },
  exports: [
    exportPart({
      position: 30,
      entries: { orders: v.array(ExportedOrder) },
      read: async (shop, { userId }) => ({ orders: await exportOrders(shop, userId) }),
    }),
  ],
  nestedExports: [
    nestedExportPart({
      under: 'orders',
      position: 50,
      /** Payment history: changes of the payment status after the order was placed. */
      entries: {
        history: v.array(v.object({ status: v.string(), at: Moment })),
        paymentHistory: v.array(v.object({ paymentStatus: v.picklist(storedPaymentStatuses), at: Moment })),
      },
      empty: { history: [], paymentHistory: [] },
      read: async ({ database }, { userId }) => {
        const changes = Map.groupBy(await findHistories(database.kysely, userId), ({ order_id: id }) => id);
        return new Map(Array.from(changes, ([id, group]) => [id, toHistories(group)]));
      },
    }),
  ],
  erase: (_shop, transaction, { userId }) => anonymizeOrders(transaction, userId),
  // the shop retains their data
  claim: (_shop, transaction, { userId }) => detachOrders(transaction, userId),
  // deletes networks that no longer count towards limits (decision 168)
  retention: [
    defineRetention('delete-expired-order-networks', ({ database, clock }) => deleteNetworksBefore(database, clock())),
  ],
});
