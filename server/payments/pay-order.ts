import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { openAmountOf } from '../../domain/payments/order-money.ts';
import { isOnlineMethod, type PaymentMethod } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { moneyOf } from './order-lock.ts';
import {
  countAttempts,
  expireOpenAttempts,
  findAttempts,
  insertAttempt,
  markOpened,
  type StoredAttempt,
  updateAttemptState,
} from './payment-attempts.repository.ts';
import { providerOfMethod } from './payment-settings.ts';
import { extendHold, lockOrder, type OrderForPayment, updatePaymentMethod } from './payments.repository.ts';
import { GatewayRefused, type OpenedAttempt, type PaymentProvider } from './providers/payment-provider.ts';
import { webhookUrlOf } from './webhook-url.ts';

/** Most attempts of an order, and of a customer within a day: testing stolen cards takes many (decision 187). */
const MOST_OF_ORDER = 10;
const MOST_OF_CUSTOMER = 30;
const DAY_MS = 24 * 3_600_000;

/** Limit of the call that opens a payment page, and of the wait for the same call of another tab. */
const OPEN_MS = 10_000;
const POLL_MS = 200;

/** An open page is offered again while it can be paid for at least so long. */
const LEAST_LEFT_MS = 2 * 60_000;

/** How long a payment begun at the last moment may take; moves the end of the hold, at most so often. */
const LEAST_HOLD_MS = 10 * 60_000;
export const MOST_EXTENSIONS = 6;

type PayOrder = {
  readonly orderNumber: string;
  readonly language: Language;
  /** The method of the order by default; another one with a payment page becomes that of the order. */
  readonly method?: PaymentMethod | undefined;
};

/** Where a customer pays, and until when. */
export type PaymentPage = { readonly url: string; readonly until: Date };

/**
 * Returns a payment page for an own order that is not paid: the one that is open already, also in another tab, or a new one. The
 * gateway is asked outside any transaction. ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE when it is cancelled, costs nothing or its time is over,
 * PAYMENT_METHOD_UNAVAILABLE, TOO_MANY_REQUESTS `{ seconds }`, GATEWAY_UNAVAILABLE.
 */
export const payOrder = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, language, method: asked }: PayOrder,
): Promise<PaymentPage> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  const end = Date.now() + OPEN_MS;
  for (;;) {
    const begun = await beginAttempt(shop, order, customerId, asked);
    if (begun.kind === 'open') return begun.page;
    if (begun.kind === 'new') return openPage(shop, { ...begun, order, language });
    // the same customer opens it in another tab
    if (Date.now() > end) throw new Refusal('GATEWAY_UNAVAILABLE');
    await wait(POLL_MS);
  }
};

type Begun =
  | { readonly kind: 'open'; readonly page: PaymentPage }
  | { readonly kind: 'opening' }
  | { readonly kind: 'new'; readonly attempt: StoredAttempt; readonly provider: Opener; readonly until: Date };

type Opener = PaymentProvider & Required<Pick<PaymentProvider, 'open'>>;

/** Finds the attempt to pay by, or inserts a new one: the unique index on open attempts is the lock between two tabs. */
const beginAttempt = async (
  shop: ShopContext,
  { id }: StoredOrder,
  customerId: string,
  asked: PaymentMethod | undefined,
): Promise<Begun> => {
  const { payments } = await shop.shopSettings.current();
  return inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new Refusal('ORDER_NOT_FOUND');
    const now = shop.clock();
    refuseUnpayable(order, now);
    const method = asked ?? order.payment_method;
    const provider = providerOfMethod(payments, method);
    // who chose cash or a transfer is not put under a time limit by a payment page
    if (provider?.open === undefined || !isOnlineMethod(order.payment_method)) {
      throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
    }
    const current = (await findAttempts(transaction, [id])).find(
      ({ state }) => state === 'opening' || state === 'open',
    );
    const amount = openAmountOf(moneyOf(order));
    if (current && isOf(current, { provider, method, amount })) {
      if (current.state === 'opening' && now.getTime() - current.created_at.getTime() < OPEN_MS)
        return { kind: 'opening' };
      const page = openPageOf(shop, current, now);
      if (page !== null) return { kind: 'open', page };
    }
    await refuseTooMany(transaction, { orderId: id, userId: customerId, now });
    await expireOpenAttempts(transaction, id, { at: now });
    const until = holdOf(order, now);
    // an order that is paid in part holds its stock for ever; only the page has an end
    const payBy = order.paid_amount > 0 ? order.pay_by : until;
    if (payBy !== null && payBy.getTime() !== order.pay_by?.getTime()) await extendHold(transaction, id, payBy);
    if (method !== order.payment_method) await updatePaymentMethod(transaction, id, { method, payBy });
    const attempt = await insertAttempt(transaction, {
      orderId: id,
      orderNumber: order.order_number,
      provider: provider.name,
      method,
      amount,
      isLive: provider.isLive,
      state: 'opening',
      at: now,
    });
    return { kind: 'new', attempt, provider: { ...provider, open: provider.open }, until };
  });
};

type Wanted = { readonly provider: PaymentProvider; readonly method: PaymentMethod; readonly amount: Piastres };

/** Whether an attempt is what would be opened now, so that its page is good. */
const isOf = (attempt: StoredAttempt, { provider, method, amount }: Wanted): boolean =>
  attempt.provider === provider.name &&
  attempt.is_live === provider.isLive &&
  attempt.method === method &&
  attempt.amount === amount;

/** ORDER_PAID, or ORDER_NOT_PAYABLE when it is cancelled, costs nothing, or its time is over. */
export const refuseUnpayable = (order: OrderForPayment, now: Date): void => {
  if (order.payment_status !== 'pending') throw new Refusal('ORDER_PAID');
  const isOver = order.pay_by !== null && order.pay_by <= now && order.paid_amount === 0;
  const isOpen = openAmountOf(moneyOf(order)) > 0;
  if (order.status === 'cancelled' || !isOpen || isOver) throw new Refusal('ORDER_NOT_PAYABLE');
};

const refuseTooMany = async (
  transaction: Parameters<typeof countAttempts>[0],
  { orderId, userId, now }: { readonly orderId: string; readonly userId: string; readonly now: Date },
): Promise<void> => {
  const since = new Date(now.getTime() - DAY_MS);
  const { ofOrder, ofCustomer } = await countAttempts(transaction, { orderId, userId, since });
  if (ofOrder >= MOST_OF_ORDER || ofCustomer >= MOST_OF_CUSTOMER) {
    throw new Refusal('TOO_MANY_REQUESTS', { seconds: DAY_MS / 1000 });
  }
};

/** Until when an order that is being paid holds its stock. */
const holdOf = (
  { pay_by: payBy, hold_extensions: extensions, paid_amount: paid }: OrderForPayment,
  now: Date,
): Date => {
  const least = new Date(now.getTime() + LEAST_HOLD_MS);
  if (payBy === null || paid > 0) return least;
  return payBy < least && extensions < MOST_EXTENSIONS ? least : payBy;
};

/** The page of an open attempt; null when it is as good as over. */
const openPageOf = ({ box }: ShopContext, attempt: StoredAttempt, now: Date): PaymentPage | null => {
  const { state, encrypted_url: url, expires_at: until } = attempt;
  if (state !== 'open' || url === null || until === null) return null;
  return until.getTime() - now.getTime() < LEAST_LEFT_MS ? null : { url: box.decrypt('payment', url), until };
};

type Opening = Extract<Begun, { kind: 'new' }> & { readonly order: StoredOrder; readonly language: Language };

/** Asks the gateway for a page. An attempt that it does not open is over at once: nobody has seen its page. */
const openPage = async (
  shop: ShopContext,
  { attempt, provider, order, language, until }: Opening,
): Promise<PaymentPage> => {
  const now = shop.clock();
  const { fullName, email, phone, city } = order.shipping_info;
  const opened = await provider
    .open(
      {
        reference: attempt.reference,
        orderNumber: order.order_number,
        method: attempt.method,
        amount: attempt.amount,
        language,
        customer: { fullName, email, phone, city },
        expiresAt: until,
        now,
        webhookUrl: webhookUrlOf(shop.publicUrl, provider.name),
        returnUrl: `${shop.publicUrl}/payments/return/${attempt.id}`,
      },
      AbortSignal.timeout(OPEN_MS),
    )
    .catch((error: unknown) => {
      const reason = error instanceof GatewayRefused ? error.message : error instanceof Error ? error.name : 'unknown';
      shop.log.error({ provider: provider.name, reason }, 'payment page could not be opened');
      return null;
    });
  shop.counts?.paymentOpened(provider.name, opened === null ? 'failed' : 'opened');
  const isShown = opened !== null && (await showPage(shop, attempt, provider, opened));
  if (isShown) return { url: opened.url, until: opened.expiresAt };
  await updateAttemptState(shop.database.kysely, attempt.id, { state: 'expired', reason: 'error', at: shop.clock() });
  throw new Refusal(opened === null ? 'GATEWAY_UNAVAILABLE' : 'ORDER_NOT_PAYABLE');
};

/** Makes an opened attempt known, unless it was given up meanwhile; nobody learns the page's address before the commit. */
const showPage = (
  shop: ShopContext,
  { id, order_id: orderId }: StoredAttempt,
  { origins }: PaymentProvider,
  { providerOrderId, url, expiresAt }: OpenedAttempt,
): Promise<boolean> => {
  if (!origins.includes(new URL(url).origin)) throw new Error('a payment page is not at its gateway');
  return inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.status === 'cancelled' || order?.payment_status !== 'pending') return false;
    const encryptedUrl = shop.box.encrypt('payment', url);
    return markOpened(transaction, id, { providerOrderId, encryptedUrl, expiresAt, at: shop.clock() });
  });
};
