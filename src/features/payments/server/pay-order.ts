import { setTimeout as wait } from 'node:timers/promises';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';
import { findOwnOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums, lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment, StoredOrder } from '#features/orders/server/stored-order.ts';
import { paymentErrors } from '../payments.errors.ts';
import {
  countAttempts,
  expireOpenAttempts,
  findAttempts,
  insertAttempt,
  markOpened,
  type StoredAttempt,
  updateAttemptState,
} from './payment-attempts.repository.ts';
import { GatewayRejected, type OpenedAttempt, type PaymentGateway } from './payment-provider.ts';
import { extendHold, updatePaymentMethod } from './payments.repository.ts';
import { providerOfMethod } from './settings/payment-settings.ts';
import { getWebhookUrl } from './settings/webhook-url.ts';

/** Maximum attempts per order, and per customer and day: card testing needs many (decision 187). */
const MAX_PER_ORDER = 10;
const MAX_PER_CUSTOMER = 30;
const DAY_MS = 24 * 3_600_000;

/** Timeout of the call that opens a payment page, and of waiting for the same call from another tab. */
const OPEN_MS = 10_000;
const POLL_MS = 200;

/** Minimum remaining time for reusing an open page. */
const MIN_REMAINING_MS = 2 * 60_000;

/** Minimum time for a payment that starts just before the deadline, in ms; extends the hold up to MAX_EXTENSIONS times. */
const MIN_HOLD_MS = 10 * 60_000;
export const MAX_EXTENSIONS = 6;

type PayOrder = {
  readonly orderNumber: string;
  readonly language: Language;
  /** Defaults to the order's method; another online method replaces it. */
  readonly method?: PaymentMethod | undefined;
};

/** URL of the payment page and its expiry. */
export type PaymentPage = { readonly url: string; readonly until: Date };

/**
 * Returns a payment page for the customer's unpaid order: the page that is already open, also in another tab, or a new one. Calls
 * the gateway outside any transaction. ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE for a cancelled, free or expired order,
 * PAYMENT_METHOD_UNAVAILABLE, TOO_MANY_REQUESTS `{ seconds }`, GATEWAY_UNAVAILABLE.
 */
export const payOrder = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, language, method: requestedMethod }: PayOrder,
): Promise<PaymentPage> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  const end = Date.now() + OPEN_MS;
  for (;;) {
    const attempt = await beginAttempt(shop, order, customerId, requestedMethod);
    if (attempt.kind === 'open') return attempt.page;
    if (attempt.kind === 'new') return openPage(shop, { ...attempt, order, language });
    // another tab of the same customer is opening it
    if (Date.now() > end) throw new AppError(paymentErrors, 'GATEWAY_UNAVAILABLE');
    await wait(POLL_MS);
  }
};

type StartedAttempt =
  | { readonly kind: 'open'; readonly page: PaymentPage }
  | { readonly kind: 'opening' }
  | { readonly kind: 'new'; readonly attempt: StoredAttempt; readonly provider: PageGateway; readonly until: Date };

type PageGateway = PaymentGateway & Required<Pick<PaymentGateway, 'open'>>;

/** Returns the open attempt or inserts a new one; the unique index on open attempts serializes two tabs. */
const beginAttempt = async (
  shop: ShopContext,
  { id }: StoredOrder,
  customerId: string,
  requestedMethod: PaymentMethod | undefined,
): Promise<StartedAttempt> => {
  const { payments } = await shop.shopSettings.current();
  return inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const now = shop.clock();
    refuseUnpayable(order, now);
    const method = requestedMethod ?? order.payment_method;
    const provider = providerOfMethod(payments, method);
    // a payment page would put a deadline on orders with a manual method
    if (provider?.open === undefined || !isOnlineMethod(order.payment_method)) {
      throw new AppError(paymentErrors, 'PAYMENT_METHOD_UNAVAILABLE');
    }
    const current = (await findAttempts(transaction, [id])).find(
      ({ state }) => state === 'opening' || state === 'open',
    );
    const amount = amountDue(getOrderSums(order));
    if (current && isReusable(current, { provider, method, amount })) {
      if (current.state === 'opening' && now.getTime() - current.created_at.getTime() < OPEN_MS)
        return { kind: 'opening' };
      const page = decryptPage(shop, current, now);
      if (page !== null) return { kind: 'open', page };
    }
    await refuseTooMany(transaction, { orderId: id, userId: customerId, now });
    await expireOpenAttempts(transaction, id, { at: now });
    const until = extendedDeadline(order, now);
    // a partly paid order holds its stock without a deadline; only its page expires
    const paymentDeadline = order.paid_amount > 0 ? order.payment_deadline : until;
    if (paymentDeadline !== null && paymentDeadline.getTime() !== order.payment_deadline?.getTime())
      await extendHold(transaction, id, paymentDeadline);
    if (method !== order.payment_method) await updatePaymentMethod(transaction, id, { method, paymentDeadline });
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

type AttemptInput = { readonly provider: PaymentGateway; readonly method: PaymentMethod; readonly amount: Piastres };

/** Whether an attempt has the provider, mode, method and amount of a new one, so that its page can be reused. */
const isReusable = (attempt: StoredAttempt, { provider, method, amount }: AttemptInput): boolean =>
  attempt.provider === provider.name &&
  attempt.is_live === provider.isLive &&
  attempt.method === method &&
  attempt.amount === amount;

/** Throws ORDER_PAID, or ORDER_NOT_PAYABLE for a cancelled, free or expired order. */
export const refuseUnpayable = (order: OrderForPayment, now: Date): void => {
  if (order.payment_status !== 'pending') throw new AppError(orderErrors, 'ORDER_PAID');
  const hasExpired = order.payment_deadline !== null && order.payment_deadline <= now && order.paid_amount === 0;
  const isOpen = amountDue(getOrderSums(order)) > 0;
  if (order.status === 'cancelled' || !isOpen || hasExpired) throw new AppError(orderErrors, 'ORDER_NOT_PAYABLE');
};

const refuseTooMany = async (
  transaction: Parameters<typeof countAttempts>[0],
  { orderId, userId, now }: { readonly orderId: string; readonly userId: string; readonly now: Date },
): Promise<void> => {
  const since = new Date(now.getTime() - DAY_MS);
  const { ofOrder, ofCustomer } = await countAttempts(transaction, { orderId, userId, since });
  if (ofOrder >= MAX_PER_ORDER || ofCustomer >= MAX_PER_CUSTOMER) {
    throw new AppError(apiErrors, 'TOO_MANY_REQUESTS', { seconds: DAY_MS / 1000 });
  }
};

/** Returns the end of the stock hold during a payment. */
const extendedDeadline = (
  { payment_deadline: paymentDeadline, hold_extensions: extensions, paid_amount: paid }: OrderForPayment,
  now: Date,
): Date => {
  const min = new Date(now.getTime() + MIN_HOLD_MS);
  if (paymentDeadline === null || paid > 0) return min;
  return paymentDeadline < min && extensions < MAX_EXTENSIONS ? min : paymentDeadline;
};

/** Returns the page of an open attempt; null when it is about to expire. */
const decryptPage = ({ box }: ShopContext, attempt: StoredAttempt, now: Date): PaymentPage | null => {
  const { state, encrypted_url: url, expires_at: until } = attempt;
  if (state !== 'open' || url === null || until === null) return null;
  return until.getTime() - now.getTime() < MIN_REMAINING_MS ? null : { url: box.decrypt('payment', url), until };
};

type Opening = Extract<StartedAttempt, { kind: 'new' }> & { readonly order: StoredOrder; readonly language: Language };

/** Opens a payment page at the gateway. A failed attempt expires at once, because the customer has not seen its page. */
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
        webhookUrl: getWebhookUrl(shop.publicUrl, provider.name),
        returnUrl: `${shop.publicUrl}/payments/return/${attempt.id}`,
      },
      AbortSignal.timeout(OPEN_MS),
    )
    .catch((error: unknown) => {
      const reason = error instanceof GatewayRejected ? error.message : error instanceof Error ? error.name : 'unknown';
      shop.log.error({ provider: provider.name, reason }, 'payment page could not be opened');
      return null;
    });
  shop.counts?.paymentOpened(provider.name, opened === null ? 'failed' : 'opened');
  const isStored = opened !== null && (await storePage(shop, attempt, provider, opened));
  if (isStored) return { url: opened.url, until: opened.expiresAt };
  await updateAttemptState(shop.database.kysely, attempt.id, { state: 'expired', reason: 'error', at: shop.clock() });
  if (opened === null) throw new AppError(paymentErrors, 'GATEWAY_UNAVAILABLE');
  throw new AppError(orderErrors, 'ORDER_NOT_PAYABLE');
};

/** Marks an attempt as open unless it was given up meanwhile. The URL is not exposed before the commit. */
const storePage = (
  shop: ShopContext,
  { id, order_id: orderId }: StoredAttempt,
  { origins }: PaymentGateway,
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
