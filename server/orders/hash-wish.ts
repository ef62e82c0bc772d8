import { createHash } from 'node:crypto';
import type { PlaceOrder } from '../../contract/orders.ts';

/** Tells two wishes under one key apart (decision 11); the language it is answered in is no part of a wish. */
export const hashWish = ({ idempotencyKey: _key, language: _language, lines, ...wish }: PlaceOrder): string => {
  const sorted = lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ ...wish, lines: sorted })))
    .digest('base64url');
};

/** The same value with the keys of each object sorted, so that equal wishes read alike. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
};
