import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { NewJob } from '../jobs/add-job.ts';
import type { PaymentMailEvent, ShopMailJob } from '../mail/mail-types.ts';
import { findOrderMail } from '../orders/order-mail-data.ts';
import type { ShopContext } from '../shop-context.ts';
import { type OrderForPayment } from './payments.repository.ts';

type News = {
  readonly event: PaymentMailEvent;
  readonly amount: Piastres;
  /** Why a transfer was not accepted, in the words of an admin. */
  readonly reason?: string | null;
};

/** Mails the customer's account about the money of an order; nobody when the account has no address or is deleted. */
export const mailCustomer = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
  { event, amount, reason = null }: News,
): Promise<void> => {
  const { customer, order } = await findOrderMail(shop, transaction, id);
  if (customer !== '')
    await shop.mailer.mail(transaction, [{ kind: 'payment', to: customer, event, amount, reason, order }]);
};

type Arrival = {
  readonly amount: Piastres;
  /** Whether the sellers have not been told of the order. */
  readonly isNewToSellers: boolean;
  /** What is to be done in addition, added in the same statement. */
  readonly otherJobs: readonly NewJob[];
};

/** Mails the customer that an order is paid, and the sellers of the order if they do not know it yet. */
export const mailPaid = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
  { amount, isNewToSellers, otherJobs }: Arrival,
): Promise<void> => {
  const { customer, order } = await findOrderMail(shop, transaction, id);
  const sellers = isNewToSellers ? await sellersOf(shop) : [];
  const mails: ShopMailJob[] = sellers.map((to) => ({ kind: 'order-arrived', to, order }));
  if (customer !== '') mails.push({ kind: 'payment', to: customer, event: 'received', amount, reason: null, order });
  await shop.mailer.mail(transaction, mails, otherJobs);
};

/** Mails those who are told of new orders that one is paid; an order with a payment page was not announced before. */
export const mailSellers = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
): Promise<void> => {
  const { order } = await findOrderMail(shop, transaction, id);
  await shop.mailer.mail(
    transaction,
    (await sellersOf(shop)).map((to) => ({ kind: 'order-arrived', to, order })),
  );
};

const sellersOf = async ({ shopSettings }: Pick<ShopContext, 'shopSettings'>): Promise<readonly string[]> => {
  const { notifications, facts } = await shopSettings.current();
  return notifications.newOrders.length > 0 ? notifications.newOrders : [facts.email];
};
