import type { Piastres } from '#core/money/money.ts';
import { type RandomBytes, unambiguousCharacters } from '#core/text/unambiguous-characters.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';

/** A stored promo code (specification 3); a welcome code also has an owner (decision 8). */
export interface PromoCode extends PromoDiscount {
  readonly isActive: boolean;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly currentUses: number;
  readonly minPurchase: Piastres;
  readonly ownerId: string | null;
  readonly isFirstOrderOnly: boolean;
}

const BASE_SECONDS = 2;

const MAX_SECONDS = 30;

/** Seconds to wait after consecutive failed look-ups: 2, doubling, at most 30; 0 after a success (specification 4, 9). */
export const promoBackOff = (failures: number): number =>
  failures <= 0 ? 0 : Math.min(BASE_SECONDS * 2 ** (failures - 1), MAX_SECONDS);

/** A personal welcome code: `WELCOME-` and 8 unambiguous characters (decision 8). */
export const welcomeCode = (randomBytes: RandomBytes): string => `WELCOME-${unambiguousCharacters(8, randomBytes)}`;
