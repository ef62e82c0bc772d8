import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { RandomBytes } from '#core/text/unambiguous-characters.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { welcomeCode } from '../promo-code.ts';
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

/** Returns a customer's unused welcome code; null without one. */
export const welcomeCodeOf = ({ database }: ShopContext, ownerId: string): Promise<string | null> =>
  findUnusedWelcome(database.kysely, ownerId);
