import { createHash } from 'node:crypto';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { PlaceOrder } from '../orders.contract.ts';
import { orderErrors } from '../orders.errors.ts';
import { findByKey } from './orders.repository.ts';
import type { NewOrder } from './stored-order.ts';

/**
 * Finds the order that a customer has placed with the idempotency key of a request. ORDER_KEY_REUSED when the stored request
 * differs (decision 11).
 */
export const findEarlierOrder = async (
  { database }: ShopContext,
  customerId: string,
  input: PlaceOrder,
): Promise<NewOrder | undefined> => {
  const earlier = await findByKey(database.kysely, customerId, input.idempotencyKey);
  if (earlier !== undefined && earlier.request_hash !== hashOrderRequest(input))
    throw new AppError(orderErrors, 'ORDER_KEY_REUSED');
  return earlier;
};

/** Whether the customer has placed an order with this idempotency key. */
export const isOrderKeyUsed = async (
  { kysely }: ShopContext['database'],
  customerId: string,
  key: string,
): Promise<boolean> => (await findByKey(kysely, customerId, key)) !== undefined;

/** Hashes an order request to detect reuse of a key with other content (decision 11); the language is excluded. */
export const hashOrderRequest = ({
  idempotencyKey: _key,
  language: _language,
  lines,
  ...input
}: PlaceOrder): string => {
  const sorted = lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(sortKeys({ ...input, lines: sorted })))
    .digest('base64url');
};

/** Returns the value with sorted object keys, so that equal requests serialize equally. */
const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
};
