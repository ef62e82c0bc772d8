import { hundredths, type Piastres, percentOf } from '#core/money/money.ts';
import { highestShipping, shippingByZone } from '#features/shipping/shipping-policy.ts';
import type { CommerceRules } from './pricing-rules.ts';
import { computePromoDiscount } from './promo-discount.ts';
import type { CartLine, CartToPrice, Quote } from './quote.ts';
import { taxAtOneRate } from './tax-policy.ts';

/**
 * Computes the price of a cart in piastres by these rules, for both the cart page and the order (specification 9, decisions
 * 1 to 6). An empty cart costs 0, because nothing is shipped.
 */
export function priceCart(
  { lines, promo, togetherGroups, destination = null }: CartToPrice,
  rules: CommerceRules,
): Quote {
  const { offers } = rules;
  const isBundle = new Set(lines.map(({ productId }) => productId)).size >= offers.bundleFromLines;
  const together = linesTogether(lines, togetherGroups).filter((line) => !isBundle || isTogetherBetter(line, offers));
  const togetherDiscountOn = ({ unitPrice }: CartLine): Piastres => percentOf(unitPrice, offers.togetherPercent);
  const subtotal = sum(lines, lineTotal);

  const togetherDiscount = sum(together, togetherDiscountOn);
  const bundleBase = isBundle ? subtotal - sum(together, lineTotal) : 0;
  const bundleDiscount = percentOf(bundleBase, offers.bundlePercent);
  const fullPromoDiscount = promo ? computePromoDiscount(promo, subtotal) : 0;
  const promoDiscount = Math.min(fullPromoDiscount, subtotal - bundleDiscount - togetherDiscount);
  const discount = bundleDiscount + togetherDiscount + promoDiscount;

  const { zone, fee } = shippingByZone(rules.shipping)(destination, subtotal);
  const shipping = lines.length === 0 ? 0 : fee;
  const tax = taxAtOneRate(rules.tax)(subtotal, discount);

  return {
    lines: lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      lineTotal: lineTotal(line),
      togetherDiscount: together.includes(line) ? togetherDiscountOn(line) : 0,
    })),
    subtotal,
    bundleDiscount,
    bundleBase,
    bundlePercent: offers.bundlePercent,
    togetherDiscount,
    togetherBase: sum(together, ({ unitPrice }) => unitPrice),
    togetherPercent: offers.togetherPercent,
    promoDiscount,
    promoBase: promo ? subtotal : 0,
    promo: promo ?? null,
    discount,
    shipping,
    zone: { name: zone.name, freeFrom: zone.freeFrom, days: zone.days },
    isLowestShipping: lines.length > 0 && destination === null && fee < highestShipping(rules.shipping, subtotal).fee,
    tax: tax.amount,
    taxBase: tax.base,
    taxPercent: rules.tax.percent,
    total: subtotal - discount + shipping + tax.amount,
  };
}

/** Lines of complete groups: every member is in the cart, added with this anchor (decision 5). */
function linesTogether(lines: readonly CartLine[], groups: CartToPrice['togetherGroups']): CartLine[] {
  return [...completeGroups({ lines, togetherGroups: groups }).values()].flat();
}

/**
 * Returns the complete bought-together groups of a cart by anchor, even where the bundle discount is higher (decision 5).
 */
export function completeGroups<Line extends CartLine>({
  lines,
  togetherGroups,
}: {
  readonly lines: readonly Line[];
  readonly togetherGroups: CartToPrice['togetherGroups'];
}): ReadonlyMap<string, readonly Line[]> {
  return new Map(
    [...togetherGroups].flatMap(([anchor, members]) => {
      const group = new Set(members).size < 2 ? [] : members.map((member) => findMember(lines, member, anchor));
      const present = group.filter((line) => line !== undefined);
      return present.length > 0 && present.length === group.length ? [[anchor, [...new Set(present)]] as const] : [];
    }),
  );
}

const findMember = <Line extends CartLine>(lines: readonly Line[], member: string, anchor: string): Line | undefined =>
  lines.find(({ productId, togetherWith }) => productId === member && togetherWith === anchor);

// Compares before rounding, so that a fraction of a piastre never decides.
const isTogetherBetter = (line: CartLine, { togetherPercent, bundlePercent }: CommerceRules['offers']): boolean =>
  hundredths(togetherPercent) * line.unitPrice > hundredths(bundlePercent) * lineTotal(line);

const lineTotal = ({ unitPrice, quantity }: CartLine): Piastres => unitPrice * quantity;

const sum = (lines: readonly CartLine[], figure: (line: CartLine) => Piastres): Piastres =>
  lines.reduce((total, line) => total + figure(line), 0);
