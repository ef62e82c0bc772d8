import * as v from 'valibot';
import type { Piastres } from '#core/money/money.ts';
import type { TransactionKind } from '#features/orders/order-money.ts';
import type { PaymentEvent } from '../../../payment-event.ts';
import { GatewayUnavailable } from '../../../server/payment-provider.ts';
import type { PaymobClient } from './paymob-client.ts';
import { readTransaction, type Transaction, toEvents } from './read-transaction.ts';

/** Maximum number of transactions queried per order. */
const MAX_TRANSACTIONS = 30;

/** Fetches the most recent transaction of a gateway order; null without one. */
const fetchLatest = async (
  client: PaymobClient,
  providerOrderId: string,
  signal: AbortSignal,
): Promise<Transaction | null> => {
  const body = { order_id: providerOrderId };
  const responseBody = await client.inquire({ path: '/api/ecommerce/orders/transaction_inquiry', body }, signal);
  return responseBody === null ? null : requireOrder(toTransaction(responseBody), providerOrderId);
};

/** Fetches a transaction; null when the gateway does not know it. */
export const fetchTransaction = async (
  client: PaymobClient,
  id: string,
  signal: AbortSignal,
): Promise<Transaction | null> => {
  if (!isId(id)) return null;
  const body = await client.inquire({ path: `/api/acceptance/transactions/${id}` }, signal);
  if (body === null) return null;
  const transaction = toTransaction(body);
  if (String(transaction.id) !== id) throw new GatewayUnavailable('paymob: answer about another transaction');
  return transaction;
};

/**
 * Fetches the transactions of an order, sorted by id: the most recent one, the recorded ones, their charges and, if these do not
 * explain all amounts, every transaction of the order, because a later decline can hide a payment and a later refund an earlier
 * one. Throws GatewayUnavailable when the order is paid and no transaction explains it.
 */
export const fetchTransactions = async (
  client: PaymobClient,
  { providerOrderId, transactionIds }: { readonly providerOrderId: string; readonly transactionIds: readonly string[] },
  signal: AbortSignal,
): Promise<readonly Transaction[]> => {
  const byId = new Map<string, Transaction>();
  const look = async (ids: readonly string[]) => {
    for (const id of ids.filter((each) => !byId.has(each)).slice(0, MAX_TRANSACTIONS)) {
      const transaction = await fetchTransaction(client, id, signal);
      if (transaction) byId.set(id, requireOrder(transaction, providerOrderId));
    }
  };
  const latest = await fetchLatest(client, providerOrderId, signal);
  if (latest) byId.set(String(latest.id), latest);
  await look(transactionIds);
  await look(listParentIds([...byId.values()]));
  if (!isExplained([...byId.values()])) {
    await look(await fetchTransactionIds(client, providerOrderId, signal));
    await look(listParentIds([...byId.values()]));
  }
  const transactions = [...byId.values()].toSorted((one, other) => one.id - other.id);
  if (paidAmount(transactions) > 0 && succeeded('charge', transactions).length === 0) {
    throw new GatewayUnavailable('paymob: the gateway does not return the transaction that paid the order');
  }
  return transactions;
};

/** Fetches the ids of all transactions of an order; the list contains numbers or whole transactions. */
const fetchTransactionIds = async (
  client: PaymobClient,
  providerOrderId: string,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  if (!isId(providerOrderId)) return [];
  const order = await client.inquire({ path: `/api/ecommerce/orders/${providerOrderId}` }, signal);
  const read = v.safeParse(OrderTransactions, order);
  if (!read.success) return [];
  return read.output.transactions.map((each) => String(typeof each === 'number' ? each : each.id)).filter(isId);
};

const OrderTransactions = v.object({ transactions: v.array(v.union([v.number(), v.object({ id: v.number() })])) });

/** Ids are used in URL paths, so only digits are allowed. */
const isId = (id: string): boolean => /^[1-9]\d{0,15}$/.test(id);

const toTransaction = (body: unknown): Transaction => {
  const transaction = readTransaction(body);
  if (transaction === null) throw new GatewayUnavailable('paymob: unreadable transaction');
  return transaction;
};

const requireOrder = (transaction: Transaction, providerOrderId: string): Transaction => {
  if (String(transaction.order.id) === providerOrderId) return transaction;
  throw new GatewayUnavailable('paymob: answer about another order');
};

const listParentIds = (transactions: readonly Transaction[]): readonly string[] =>
  transactions.flatMap(({ parent_transaction: parent }) =>
    parent === null || parent === undefined ? [] : [String(parent)],
  );

const paidAmount = (transactions: readonly Transaction[]): Piastres =>
  Math.max(0, ...transactions.map(({ order }) => order.paid_amount_cents ?? 0));

/** Whether the transactions add up to all payments, and to all refunds that their charges report. */
const isExplained = (transactions: readonly Transaction[]): boolean =>
  paidAmount(transactions) <= sum(succeeded('charge', transactions)) &&
  transactions.every(
    ({ id, refunded_amount_cents }) => refunded_amount_cents <= sum(findRefundEvents(id, transactions)),
  );

/** Returns the successful refunds of a charge. */
export const findRefundEvents = (chargeId: number, transactions: readonly Transaction[]): readonly PaymentEvent[] =>
  succeeded('refund', transactions).filter(({ parentId }) => parentId === String(chargeId));

const succeeded = (kind: TransactionKind, transactions: readonly Transaction[]): readonly PaymentEvent[] =>
  transactions.flatMap(toEvents).filter((event) => event.kind === kind && event.outcome === 'succeeded');

const sum = (events: readonly PaymentEvent[]): Piastres => events.reduce((total, { amount }) => total + amount, 0);
