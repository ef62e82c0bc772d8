import { type Piastres, percentOf } from '../money.ts';
import { promoDiscountOf } from '../promo-codes/promo-discount-of.ts';
import {
  BUNDLE_FROM_LINES,
  BUNDLE_PERCENT,
  FREE_SHIPPING_FROM,
  SHIPPING_FEE,
  TAX_BASE,
  TAX_PERCENT,
  type TaxBase,
  TOGETHER_PERCENT,
} from './constants.ts';
import type { CartLine, CartToPrice, Quote } from './quote.ts';

/**
 * Computes the price of a cart in piastres, for both the cart page and the order (specification 9, decisions 1 to 6). An empty
 * cart costs nothing, because nothing is shipped.
 */
export function priceCart({ lines, promo, togetherGroups }: CartToPrice, taxedOn: TaxBase = TAX_BASE): Quote {
  const isBundle = new Set(lines.map(({ productId }) => productId)).size >= BUNDLE_FROM_LINES;
  const together = linesTogether(lines, togetherGroups).filter((line) => !isBundle || isTogetherBetter(line));
  const subtotal = sum(lines, lineTotal);

  const togetherDiscount = sum(together, togetherOff);
  const bundleBase = isBundle ? subtotal - sum(together, lineTotal) : 0;
  const bundleDiscount = percentOf(bundleBase, BUNDLE_PERCENT);
  const fullPromoDiscount = promo ? promoDiscountOf(promo, subtotal) : 0;
  const promoDiscount = Math.min(fullPromoDiscount, subtotal - bundleDiscount - togetherDiscount);
  const discount = bundleDiscount + togetherDiscount + promoDiscount;

  const shipping = lines.length === 0 || subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE;
  const taxBase = taxedOn === 'before-discounts' ? subtotal : subtotal - discount;
  const tax = percentOf(taxBase, TAX_PERCENT);

  return {
    lines: lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      lineTotal: lineTotal(line),
      togetherDiscount: together.includes(line) ? togetherOff(line) : 0,
    })),
    subtotal,
    bundleDiscount,
    bundleBase,
    bundlePercent: BUNDLE_PERCENT,
    togetherDiscount,
    togetherBase: sum(together, ({ unitPrice }) => unitPrice),
    togetherPercent: TOGETHER_PERCENT,
    promoDiscount,
    promoBase: promo ? subtotal : 0,
    promo: promo ?? null,
    discount,
    shipping,
    freeShippingFrom: FREE_SHIPPING_FROM,
    tax,
    taxBase,
    taxPercent: TAX_PERCENT,
    total: subtotal - discount + shipping + tax,
  };
}

/** Lines of complete groups: every member is in the cart, added with this anchor (decision 5). */
function linesTogether(lines: readonly CartLine[], groups: CartToPrice['togetherGroups']): CartLine[] {
  return [...groups].flatMap(([anchor, members]) => {
    const group = new Set(members).size < 2 ? [] : members.map((member) => findMember(lines, member, anchor));
    return group.every((line) => line !== undefined) ? [...new Set(group)] : [];
  });
}

const findMember = (lines: readonly CartLine[], member: string, anchor: string) =>
  lines.find(({ productId, togetherWith }) => productId === member && togetherWith === anchor);

// Compares before rounding, so that a fraction of a piastre never decides.
const isTogetherBetter = (line: CartLine): boolean =>
  TOGETHER_PERCENT * line.unitPrice > BUNDLE_PERCENT * lineTotal(line);

const togetherOff = ({ unitPrice }: CartLine): Piastres => percentOf(unitPrice, TOGETHER_PERCENT);

const lineTotal = ({ unitPrice, quantity }: CartLine): Piastres => unitPrice * quantity;

const sum = (lines: readonly CartLine[], figure: (line: CartLine) => Piastres): Piastres =>
  lines.reduce((total, line) => total + figure(line), 0);
