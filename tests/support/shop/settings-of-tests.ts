/** The key of every shop in tests: a shop that is opened again on a database needs the same one. */
export const secretKey = Buffer.from('the key of every shop in tests..').toString('base64');

/**
 * Environment variables of a shop in tests that takes orders and has no limits for unproven accounts: all customers of a test come
 * from one network, and few have proven their addresses (`src/features/orders/server/unproven-orders.test.ts`).
 */
export const environmentOfTests = {
  PORT: '0',
  SECRET_KEY: secretKey,
  DEMONSTRATION: 'yes',
  MAX_UNPROVEN_ORDERS: '1000000',
  MAX_UNPROVEN_ITEMS: '1000000',
  UNPROVEN_NETWORK_FACTOR: '1000',
  UNPROVEN_STOCK_PERCENT: '100',
} as const;
