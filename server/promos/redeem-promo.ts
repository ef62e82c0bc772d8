import type { RawBuilder } from 'kysely';
import type { Clause } from '../database/one-statement.ts';
import { type Redemption, usingOnce } from './promos.repository.ts';

/**
 * Uses a code for an order, if it can still be used (decision 7); `lockedCustomer` is the part of the statement that has
 * locked and counted the customer's orders (decision 168).
 */
export const redeemPromo = (redemption: Redemption, lockedCustomer: RawBuilder<unknown>): Clause =>
  usingOnce(redemption, lockedCustomer);
