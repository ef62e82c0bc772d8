import { inTransaction } from '../../platform/database/connect.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { askingGateways } from './ask-gateways.ts';
import { checkAttempt } from './check-payment.ts';
import { MOST_EXTENSIONS } from './pay-order.ts';
import { expireOpenAttempts, findAttempts } from './payment-attempts.repository.ts';
import { mailCustomer } from './payment-mails.ts';
import { extendHold, findOverdueOrders, lockOrder, type OrderForPayment } from './payments.repository.ts';
import { hasWaitingProof } from './transfer-proofs.repository.ts';

/** Orders per run, which comes every minute. */
const BATCH = 50;

/** How long an order is kept when the gateway cannot say whether it was paid. */
const EXTENSION_MS = 10 * 60_000;

/**
 * Cancels the orders whose time to pay is over, with their stock and promo codes given back, after it has asked the gateway once
 * more. An order whose gateway does not answer is kept ten minutes at a time, six times at most; what is paid later goes back.
 */
export const cancelUnpaidOrders = async (shop: ShopContext): Promise<void> => {
  const ask = askingGateways(shop);
  for (const { id } of await findOverdueOrders(shop.database.kysely, shop.clock(), BATCH)) {
    const isAnswered = await askAbout(shop, ask, id);
    await inTransaction(shop.database, async (transaction) => {
      const order = await lockOrder(transaction, id);
      const now = shop.clock();
      if (order === undefined || !isOverdue(order, now) || (await hasWaitingProof(transaction, id))) return;
      if (!isAnswered && order.hold_extensions < MOST_EXTENSIONS) {
        await extendHold(transaction, id, new Date(now.getTime() + EXTENSION_MS));
        return;
      }
      await cancelOrder(shop, transaction, { id, from: order.status, by: null });
      await expireOpenAttempts(transaction, id, { at: now });
      await mailCustomer(shop, transaction, order, { event: 'unpaid', amount: order.total });
    });
  }
};

/** The same conditions as `findOverdueOrders`, under the lock of the order. */
const isOverdue = ({ payment_status, status, pay_by: payBy, paid_amount: paid }: OrderForPayment, now: Date): boolean =>
  payment_status === 'pending' && status === 'pending' && payBy !== null && payBy <= now && paid === 0;

/** Asks about every attempt that may have been paid; false when a gateway does not answer. */
const askAbout = async (
  shop: ShopContext,
  ask: ReturnType<typeof askingGateways>,
  orderId: string,
): Promise<boolean> => {
  const attempts = await findAttempts(shop.database.kysely, [orderId]);
  for (const { id, provider, provider_order_id } of attempts) {
    if (provider_order_id === null) continue;
    if (!(await ask(provider, () => checkAttempt(shop, id)))) return false;
  }
  return true;
};
