import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import type { OrderLine } from '#features/pricing/price-lines.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import type { PromoDiscount } from '#features/pricing/promo-discount.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { findBoughtTogetherGroups } from '#features/products/server/bought-together.ts';
import { findPrices } from '#features/products/server/order-products.ts';
import { evaluatePromo } from '../evaluate-promo.ts';
import { promoBackOff } from '../promo-code.ts';
import type { PromoQuote } from '../promo-codes.contract.ts';
import {
  clearPromoAttempts,
  countFailure,
  deletePromoAttemptsBefore,
  findAttempts,
  findPromo,
  isFirstOrderOf,
} from './promo-codes.repository.ts';

/** A code and the cart to which it is applied. */
type PromoQuoteInput = { readonly code: string; readonly lines: readonly OrderLine[] };

/** The caller: the account when signed in, and the key of the back-off after unknown codes. */
type PromoVisitor = { readonly customerId: string | null; readonly backOffKey: string };

/**
 * Returns the discount of a code on this cart, priced by the server (decisions 1 and 7). A welcome code works for its owner
 * only (decision 8). PRODUCT_NOT_FOUND, PROMO_THROTTLED, PROMO_NO_DISCOUNT, and errors of `evaluatePromo`.
 */
export const quotePromo = async (
  shop: ShopContext,
  { customerId, backOffKey }: PromoVisitor,
  { code, lines }: PromoQuoteInput,
): Promise<PromoQuote> => {
  const [cart, rules] = await Promise.all([priceLines(shop, lines), shop.shopSettings.current()]);
  const { subtotal } = priceCart(cart, rules);
  const promo = await withPromoBackOff(shop, backOffKey, () =>
    findUsablePromoCode(shop, { code, customerId, subtotal }),
  );
  const { discountType, discountValue } = promo;
  const quote = priceCart({ ...cart, promo }, rules);
  refusePromoWithoutDiscount(quote);
  return { code, discountType, discountValue, discount: quote.promoDiscount };
};

/** Throws PROMO_NO_DISCOUNT for a discount of 0, as when other discounts already cover the whole subtotal. */
export const refusePromoWithoutDiscount = ({ promo, promoDiscount }: Pick<Quote, 'promo' | 'promoDiscount'>): void => {
  if (promo !== null && promoDiscount === 0) throw new AppError(promoErrors, 'PROMO_NO_DISCOUNT');
};

const priceLines = async (shop: ShopContext, lines: readonly OrderLine[]) => {
  const prices = await findPrices(
    shop,
    lines.map(({ productId }) => productId),
  );
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: prices.get(line.productId) ?? 0 })),
    togetherGroups: await findBoughtTogetherGroups(shop.database.kysely, lines),
  };
};

/** Time without a failure after which the back-off resets, because an address may be shared. */
const RESET_AFTER_MS = 15 * 60_000;

/**
 * Runs a promo code lookup with back-off per caller (account or address): each unknown code doubles the wait from 2 s to 30 s;
 * success resets it (specification 5, decision 7). PROMO_THROTTLED `{ seconds }` with the remaining wait; PROMO_INVALID `{ seconds }`
 * with the new wait.
 */
export const withPromoBackOff = async <Result>(
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  caller: string,
  lookUp: () => Promise<Result>,
): Promise<Result> => {
  const attempts = await findAttempts(database.kysely, caller);
  if (attempts !== undefined) refuseDuringBackOff(attempts.failed_attempts, attempts.last_failed_at, clock());
  try {
    const result = await lookUp();
    if (attempts !== undefined) await clearPromoAttempts(database.kysely, caller);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'PROMO_INVALID') {
      const now = clock();
      const resetBefore = new Date(now.getTime() - RESET_AFTER_MS);
      const failures = await countFailure(database.kysely, { caller, now, resetBefore });
      throw new AppError(promoErrors, 'PROMO_INVALID', { seconds: promoBackOff(failures) });
    }
    throw error;
  }
};

const refuseDuringBackOff = (failures: number, failedAt: Date, now: Date): void => {
  const wait = promoBackOff(failures);
  const seconds = Math.ceil((failedAt.getTime() - now.getTime()) / 1000) + wait;
  // a failure far in the future means that the clock was set back: no wait
  if (seconds > 0 && seconds <= 2 * wait) throw new AppError(promoErrors, 'PROMO_THROTTLED', { seconds });
};

type PromoEvaluation = {
  readonly code: string;
  /** Null when not signed in. */
  readonly customerId: string | null;
  readonly subtotal: number;
};

/** Returns a usable code with its discount (decision 7). Errors of `evaluatePromo`. */
export const findUsablePromoCode = async (
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  { code, customerId, subtotal }: PromoEvaluation,
): Promise<PromoDiscount> => {
  const promo = await findPromo(database.kysely, code);
  const isFirstOrder =
    customerId !== null && promo?.isFirstOrderOnly ? await isFirstOrderOf(database.kysely, customerId) : undefined;
  evaluatePromo(promo, { subtotal, now: clock(), customerId: customerId ?? undefined, isFirstOrder });
  if (promo === undefined) throw new AppError(promoErrors, 'PROMO_INVALID');
  // other terms are not sent to clients
  const { discountType, discountValue } = promo;
  return { code: promo.code, discountType, discountValue };
};

/** Deletes failed attempts older than a day, which no longer count (decision 7). */
export const deleteExpiredPromoAttempts = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> =>
  deletePromoAttemptsBefore(database.kysely, new Date(clock().getTime() - 86_400_000));
