import { evaluatePromo } from '../../domain/promos/evaluate-promo.ts';
import type { PromoDiscount } from '../../domain/promos/promo-code.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findPromo, isFirstOrderOf } from './promos.repository.ts';

export type PromoTrial = {
  readonly code: string;
  /** Null for a stranger. */
  readonly customerId: string | null;
  readonly subtotal: number;
};

/** A code that can be used on this occasion (decision 7). Refuses as `evaluatePromo` does. */
export const findUsable = async (
  { database, clock }: Pick<ShopRoom, 'database' | 'clock'>,
  { code, customerId, subtotal }: PromoTrial,
): Promise<PromoDiscount> => {
  const promo = await findPromo(database.kysely, code);
  const isFirstOrder =
    customerId !== null && promo?.isFirstOrderOnly ? await isFirstOrderOf(database.kysely, customerId) : undefined;
  evaluatePromo(promo, { subtotal, now: clock(), customerId: customerId ?? undefined, isFirstOrder });
  if (promo === undefined) throw new Refusal('PROMO_INVALID');
  // nothing else about a code is told to anybody
  const { discountType, discountValue } = promo;
  return { code: promo.code, discountType, discountValue };
};
