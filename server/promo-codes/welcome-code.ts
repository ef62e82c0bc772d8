import type { Transaction } from 'kysely';
import { welcomeCode } from '../../domain/promo-codes/promo-code.ts';
import type { RandomBytes } from '../../domain/text/unambiguous-characters.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { findUnusedWelcome, insertPromo } from './promo-codes.repository.ts';

/** Creates a new customer's personal code of this percentage, once, for a first order (decision 8). */
export const createWelcomeCode = async (
  transaction: Transaction<Tables>,
  ownerId: string,
  { percent, randomBytes }: { readonly percent: number; readonly randomBytes: RandomBytes },
): Promise<string> => {
  for (;;) {
    const code = welcomeCode(randomBytes);
    const isMade = await insertPromo(transaction, {
      code,
      user_id: ownerId,
      discount_type: 'percentage',
      discount_value: percent,
      max_uses: 1,
      is_first_order_only: true,
    });
    if (isMade) return code;
  }
};

/** Returns a customer's unused welcome code, otherwise `null`. */
export const welcomeCodeOf = ({ database }: ShopContext, ownerId: string): Promise<string | null> =>
  findUnusedWelcome(database.kysely, ownerId);
