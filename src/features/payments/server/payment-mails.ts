import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import type { NewJob } from '#core/server/jobs/enqueue-job.ts';
import type { MailPayload, PaymentMailEvent } from '#core/server/mail/mail.ts';
import { findOrderMail } from '#features/orders/server/order-mail-data.ts';
import { type OrderForPayment } from './payments.repository.ts';

type News = {
  readonly event: PaymentMailEvent;
  readonly amount: Piastres;
  /** The admin's reason for rejecting a transfer. */
  readonly reason?: string | null;
};

/** Mails the customer's account about an order's payment; sends nothing if the account has no address or is deleted. */
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
  /** Whether the sellers have not been mailed about the order yet. */
  readonly isNewToSellers: boolean;
  /** Further jobs for the same insert statement. */
  readonly otherJobs: readonly NewJob[];
};

/** Mails the payment confirmation to the customer, and the new order to the sellers if they have not been mailed yet. */
export const mailPaid = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
  { amount, isNewToSellers, otherJobs }: Arrival,
): Promise<void> => {
  const { customer, order } = await findOrderMail(shop, transaction, id);
  const sellers = isNewToSellers ? await sellersOf(shop) : [];
  const mails: MailPayload[] = sellers.map((to) => ({ kind: 'order-arrived', to, order }));
  if (customer !== '') mails.push({ kind: 'payment', to: customer, event: 'received', amount, reason: null, order });
  await shop.mailer.mail(transaction, mails, otherJobs);
};

/** Mails a paid order to the new-order recipients; an order with a payment page is not announced before payment. */
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
