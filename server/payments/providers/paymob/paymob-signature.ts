import { createHmac, timingSafeEqual } from 'node:crypto';

/** Fields that the gateway signs, in the order of the message. Nothing else of a report may decide anything. */
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

/** Whether `hmac`, 128 lower-case hexadecimal digits, signs a transaction. Compares in constant time. */
export const isSigned = (transaction: unknown, hmac: string, secret: string): boolean => {
  const message = signedMessage(transaction);
  if (message === null || secret === '' || !/^[0-9a-f]{128}$/.test(hmac)) return false;
  return timingSafeEqual(createHmac('sha512', secret).update(message).digest(), Buffer.from(hmac, 'hex'));
};

/**
 * The signed values of a transaction, without a separator; a missing value and null are empty, as in the gateway's own plugin. Null
 * when a value is neither text, number nor boolean: nobody signed that.
 */
export const signedMessage = (transaction: unknown): string | null => {
  const values = signedFields.map((field) => field.split('.').reduce(ownValue, transaction));
  if (!values.every((value) => value === undefined || value === null || isScalar(value))) return null;
  return values.map((value) => (value === undefined || value === null ? '' : String(value))).join('');
};

/** What an object has by itself: names that every object inherits are no fields. */
const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
