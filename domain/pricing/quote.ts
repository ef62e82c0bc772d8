import type { Piastres } from '../money.ts';
import type { PromoDiscount } from '../promo-codes/promo-code.ts';

/** One product of a cart. A cart holds one line a product (specification 4). */
export interface CartLine {
  readonly productId: string;
  readonly unitPrice: Piastres;
  readonly quantity: number;
  /** The anchor product of the bought-together group that this line was added with (decision 5). */
  readonly togetherWith?: string | undefined;
}

/** What `priceCart` is asked. */
export interface CartToPrice {
  readonly lines: readonly CartLine[];
  readonly promo?: PromoDiscount | undefined;
  /** By anchor product: all products of its group, the anchor among them. */
  readonly togetherGroups: ReadonlyMap<string, readonly string[]>;
}

export interface QuoteLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Piastres;
  readonly lineTotal: Piastres;
  /** What this line gets off for being bought together; such a line has no part in the bundle. */
  readonly togetherDiscount: Piastres;
}

/** A priced cart: every figure, and beside it what it was taken of, so that a screen can say why (decision 3). */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  /** The sum of the lines that the bundle's 10 % is taken of; 0 without a bundle. */
  readonly bundleBase: Piastres;
  readonly bundlePercent: number;
  readonly togetherDiscount: Piastres;
  /** The sum of the single pieces that the 15 % is taken of. */
  readonly togetherBase: Piastres;
  readonly togetherPercent: number;
  readonly promoDiscount: Piastres;
  /** The subtotal, which a percentage code is taken of; 0 without a code. */
  readonly promoBase: Piastres;
  readonly promo: PromoDiscount | null;
  /** All discounts together, never above the subtotal (decision 6). */
  readonly discount: Piastres;
  readonly shipping: Piastres;
  /** The subtotal from which shipping is free. */
  readonly freeShippingFrom: Piastres;
  readonly tax: Piastres;
  readonly taxBase: Piastres;
  readonly taxPercent: number;
  readonly total: Piastres;
}
