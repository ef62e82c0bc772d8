import type { Piastres } from '#core/money/money.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import type { PromoDiscount } from './promo-discount.ts';

/** One product of a cart. A cart has one line per product (specification 4). */
export interface CartLine {
  readonly productId: string;
  readonly unitPrice: Piastres;
  readonly quantity: number;
  /** The anchor product of the bought-together group that this line was added with (decision 5). */
  readonly togetherWith?: string | undefined;
}

/** Input of `priceCart`. */
export interface CartToPrice {
  readonly lines: readonly CartLine[];
  readonly promo?: PromoDiscount | undefined;
  /** All products of a bought-together group, the anchor included, by anchor product. */
  readonly togetherGroups: ReadonlyMap<string, readonly string[]>;
  /** Destination of the order; unknown if null or omitted. */
  readonly destination?: Governorate | null | undefined;
}

export interface QuoteLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Piastres;
  readonly lineTotal: Piastres;
  /** Bought-together discount of this line; a line with one is excluded from the bundle. */
  readonly togetherDiscount: Piastres;
}

/** A priced cart: every amount with its base, so that a page can explain it (decision 3). */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  /** Sum of the lines with the bundle discount; 0 without a bundle. */
  readonly bundleBase: Piastres;
  readonly bundlePercent: number;
  readonly togetherDiscount: Piastres;
  /** Sum of the unit prices with the bought-together discount. */
  readonly togetherBase: Piastres;
  readonly togetherPercent: number;
  readonly promoDiscount: Piastres;
  /** Subtotal as the base of a percentage code; 0 without a code. */
  readonly promoBase: Piastres;
  readonly promo: PromoDiscount | null;
  /** Sum of all discounts, at most the subtotal (decision 6). */
  readonly discount: Piastres;
  readonly shipping: Piastres;
  /** Terms of the shipping zone that applies. */
  readonly zone: Pick<ShippingZone, 'name' | 'freeFrom' | 'days'>;
  /** Whether `shipping` is the lowest of several fees, because the destination is unknown. */
  readonly isLowestShipping: boolean;
  readonly tax: Piastres;
  readonly taxBase: Piastres;
  readonly taxPercent: number;
  readonly total: Piastres;
}
