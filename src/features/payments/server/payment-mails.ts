import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { addJobs, type NewJob } from '#core/server/jobs/enqueue-job.ts';
import { findOrderMail } from '#features/orders/server/order-mail-data.ts';
import { orderArrivedMail } from '#features/orders/server/orders.mails.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type PaymentMailEvent, paymentMail } from './payments.mails.ts';

type PaymentNotice = {
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
  { event, amount, reason = null }: PaymentNotice,
): Promise<void> => {
  const { customer, order } = await findOrderMail(shop, transaction, id);
  if (customer !== '') await paymentMail.send(shop, transaction, { to: customer, event, amount, reason, order });
};

type PaidNotice = {
  readonly amount: Piastres;
  /** Whether the sellers have not been mailed about the order yet. */
  readonly mustNotifySellers: boolean;
  /** Further jobs for the same insert statement. */
  readonly otherJobs: readonly NewJob[];
};

/** Mails the payment confirmation to the customer, and the new order to the sellers if they have not been mailed yet. */
export const mailPaid = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
  { amount, mustNotifySellers, otherJobs }: PaidNotice,
): Promise<void> => {
  const { customer, order } = await findOrderMail(shop, transaction, id);
  const sellers = mustNotifySellers ? await listSellers(shop) : [];
  const paid = { to: customer, event: 'received', amount, reason: null, order } as const;
  await addJobs(shop.box, transaction, [
    ...sellers.map((to) => orderArrivedMail.job({ to, order })),
    ...(customer === '' ? [] : [paymentMail.job(paid)]),
    ...otherJobs,
  ]);
};

/** Mails a paid order to the new-order recipients; an order with a payment page is not announced before payment. */
export const mailSellers = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
): Promise<void> => {
  const { order } = await findOrderMail(shop, transaction, id);
  await orderArrivedMail.send(shop, transaction, ...(await listSellers(shop)).map((to) => ({ to, order })));
};

const listSellers = async ({ shopSettings }: Pick<ShopContext, 'shopSettings'>): Promise<readonly string[]> => {
  const { notifications, facts } = await shopSettings.current();
  return notifications.newOrders.length > 0 ? notifications.newOrders : [facts.email];
};
