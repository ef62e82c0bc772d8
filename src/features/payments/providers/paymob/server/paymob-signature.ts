import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed fields, in message order. Unsigned fields must not decide anything. */
const signedFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

/** Whether `hmac`, 128 lower-case hexadecimal digits, is the signature of a transaction. Compares in constant time. */
export const isSigned = (transaction: unknown, hmac: string, secret: string): boolean => {
  const message = signedMessage(transaction);
  if (message === null || secret === '' || !/^[0-9a-f]{128}$/.test(hmac)) return false;
  return timingSafeEqual(createHmac('sha512', secret).update(message).digest(), Buffer.from(hmac, 'hex'));
};

/**
 * Concatenates the signed values of a transaction without separators; missing values and null are empty, as in the gateway's
 * plugin. Null when a value is neither text, number nor boolean, which the gateway never signs.
 */
export const signedMessage = (transaction: unknown): string | null => {
  const values = signedFields.map((field) => field.split('.').reduce(ownValue, transaction));
  if (!values.every((value) => value === undefined || value === null || isScalar(value))) return null;
  return values.map((value) => (value === undefined || value === null ? '' : String(value))).join('');
};

/** Returns an own property; inherited properties are not fields. */
const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
