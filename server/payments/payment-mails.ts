import type { Transaction } from 'kysely';
import type { AccountsTables } from '../../accounts/index.ts';
import type { Piastres } from '../../domain/money.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { PaymentMailEvent } from '../mail/mail-types.ts';
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
  { id, user_id: userId }: Pick<OrderForPayment, 'id' | 'user_id'>,
  { event, amount, reason = null }: News,
): Promise<void> => {
  const to = userId === null ? '' : await shop.accounts.book.emailOf(transaction.withTables<AccountsTables>(), userId);
  if (to === '') return;
  const order = await findOrderMail(transaction, id);
  await shop.mailer.mail(transaction, [{ kind: 'payment', to, event, amount, reason, order }]);
};

/** Mails the customer that an order is paid, and the sellers of the order if they do not know it yet. */
export const mailPaid = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, user_id: userId }: Pick<OrderForPayment, 'id' | 'user_id'>,
  { amount, isNewToSellers }: { readonly amount: Piastres; readonly isNewToSellers: boolean },
): Promise<void> => {
  const customer =
    userId === null ? '' : await shop.accounts.book.emailOf(transaction.withTables<AccountsTables>(), userId);
  const sellers = isNewToSellers ? await sellersOf(shop) : [];
  if (customer === '' && sellers.length === 0) return;
  const order = await findOrderMail(transaction, id);
  await shop.mailer.mail(transaction, [
    ...(customer === ''
      ? []
      : [{ kind: 'payment', to: customer, event: 'received', amount, reason: null, order } as const]),
    ...sellers.map((to) => ({ kind: 'order-arrived', to, order }) as const),
  ]);
};

/** Mails those who are told of new orders that one is paid; an order with a payment page was not announced before. */
export const mailSellers = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id }: Pick<OrderForPayment, 'id'>,
): Promise<void> => {
  const order = await findOrderMail(transaction, id);
  await shop.mailer.mail(
    transaction,
    (await sellersOf(shop)).map((to) => ({ kind: 'order-arrived', to, order })),
  );
};

const sellersOf = async ({ shopSettings }: Pick<ShopContext, 'shopSettings'>): Promise<readonly string[]> => {
  const { notifications, facts } = await shopSettings.current();
  return notifications.newOrders.length > 0 ? notifications.newOrders : [facts.email];
};
