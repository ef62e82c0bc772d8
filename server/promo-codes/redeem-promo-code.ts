import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';
import { decrementUses, incrementUsesClause, type PromoCodeRedemption } from './promo-codes.repository.ts';

/**
 * Redeems a code for an order while it is usable (decision 7); `lockedCustomer` is the part of the statement that has locked
 * and counted the customer's orders (decision 168).
 */
export const redeemPromoCodeClause = (redemption: PromoCodeRedemption, lockedCustomer: RawBuilder<unknown>): Clause =>
  incrementUsesClause(redemption, lockedCustomer);

/** Restores the use of a code in the transaction that cancels its order (decision 7). */
export const restorePromoCodeUse = (transaction: Transaction<Tables>, code: string): Promise<void> =>
  decrementUses(transaction, code);
