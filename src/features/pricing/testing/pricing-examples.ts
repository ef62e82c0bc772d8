import { pounds } from '#core/money/money.ts';
import type { PromoDiscount } from '../promo-discount.ts';
import type { CartLine, CartToPrice } from '../quote.ts';

type Figures = [
  subtotal: number,
  bundle: number,
  together: number,
  promo: number,
  shipping: number,
  tax: number,
  total: number,
];
export interface Example {
  cart: string;
  /** Product, price in pounds, quantity, and the product it was added with: `plate 1000 x2 with plate, cup 600 x1`. */
  lines: string;
  promo?: PromoDiscount;
  groups?: Record<string, string[]>;
  figures: Figures;
}

/** A percentage promo code. */
export const percent = (value: number): PromoDiscount => ({
  code: 'PERCENT',
  discountType: 'percentage',
  discountValue: value,
});
/** A promo code of a fixed amount, in pounds. */
export const fixedDiscount = (value: number): PromoDiscount => ({
  code: 'FIXED',
  discountType: 'fixed',
  discountValue: pounds(value),
});
/** Groups of two and of three. */
export const pair = { plate: ['plate', 'cup'] };
export const trio = { plate: ['plate', 'cup', 'set'] };

/** Amounts in pounds, computed by hand: subtotal, bundle, bought together, promo, shipping, tax, total. */
export const examples: Example[] = [
  // shipping and tax
  { cart: 'an empty cart', lines: '', figures: [0, 0, 0, 0, 0, 0, 0] },
  // tax 450 × 0.14 = 63; 450 + 150 + 63
  { cart: 'one cup', lines: 'cup 450 x1', figures: [450, 0, 0, 0, 150, 63, 663] },
  // tax 2999 × 0.14 = 419.86; 2999 + 150 + 419.86
  { cart: '2999 pays shipping', lines: 'set 2999 x1', figures: [2999, 0, 0, 0, 150, 419.86, 3568.86] },
  // tax 3000 × 0.14 = 420; 3000 + 420
  { cart: '3000 ships free', lines: 'set 3000 x1', figures: [3000, 0, 0, 0, 0, 420, 3420] },
  // tax 419.9986 → 420.00; 2999.99 + 150 + 420
  { cart: 'a piastre below', lines: 'set 2999.99 x1', figures: [2999.99, 0, 0, 0, 150, 420, 3569.99] },
  // 1500 + 1500 = 3000
  {
    cart: 'two lines reach free shipping',
    lines: 'set 1500 x1, plate 1500 x1',
    figures: [3000, 0, 0, 0, 0, 420, 3420],
  },
  // 100 × 450 = 45,000; tax 6300
  { cart: 'a quantity of 100', lines: 'cup 450 x100', figures: [45_000, 0, 0, 0, 0, 6300, 51_300] },
  // 100 × 1,000,000; tax 14,000,000
  {
    cart: 'a quantity of 100 at the highest price',
    lines: 'set 1000000 x100',
    figures: [100_000_000, 0, 0, 0, 0, 14_000_000, 114_000_000],
  },
  // tax 25 × 0.14 = 3.5 piastres → 4; 0.25 + 150 + 0.04
  { cart: 'half a piastre of tax goes up', lines: 'cup 0.25 x1', figures: [0.25, 0, 0, 0, 150, 0.04, 150.29] },
  // tax 24 × 0.14 = 3.36 piastres → 3; 0.24 + 150 + 0.03
  { cart: 'less than half goes down', lines: 'cup 0.24 x1', figures: [0.24, 0, 0, 0, 150, 0.03, 150.27] },
  // tax 1025 × 0.14 = 143.5 piastres → 144; 10.25 + 150 + 1.44
  {
    cart: 'half a piastre of tax goes up at a higher subtotal',
    lines: 'cup 10.25 x1',
    figures: [10.25, 0, 0, 0, 150, 1.44, 161.69],
  },

  // bundle
  // 3 × 500 + 2 × 400 = 2300; two lines; tax 322
  {
    cart: 'two lines with five items are no bundle',
    lines: 'plate 500 x3, cup 400 x2',
    figures: [2300, 0, 0, 0, 150, 322, 2772],
  },
  // 10 % of 3000 = 300; free shipping depends on the subtotal before discounts; 3000 - 300 + 420
  {
    cart: 'three lines are a bundle',
    lines: 'plate 1000 x1, cup 1000 x1, set 1000 x1',
    figures: [3000, 300, 0, 0, 0, 420, 3120],
  },
  // 1470: 147 off, tax 205.80; 1470 - 147 + 150 + 205.80
  { cart: 'three small lines', lines: 'a 450 x1, b 480 x1, c 540 x1', figures: [1470, 147, 0, 0, 150, 205.8, 1678.8] },
  // 1250 + 890 + 590 + 1900 = 4630: 463 off, tax 648.20
  {
    cart: 'four lines',
    lines: 'a 1250 x1, b 890 x1, c 590 x1, d 1900 x1',
    figures: [4630, 463, 0, 0, 0, 648.2, 4815.2],
  },
  // 10 % of 25 piastres = 2.5 → 3; tax 3.5 → 4; 0.25 - 0.03 + 150 + 0.04
  {
    cart: 'half a piastre of bundle goes up',
    lines: 'a 0.05 x1, b 0.1 x1, c 0.1 x1',
    figures: [0.25, 0.03, 0, 0, 150, 0.04, 150.26],
  },
  // two products in three entries: no bundle; 300, tax 42
  {
    cart: 'the same product twice is one line',
    lines: 'a 100 x1, a 100 x1, b 100 x1',
    figures: [300, 0, 0, 0, 150, 42, 492],
  },

  // promo codes
  // 10 % of 1000 = 100; 1000 - 100 + 150 + 140
  { cart: '10 % off', lines: 'a 1000 x1', promo: percent(10), figures: [1000, 0, 0, 100, 150, 140, 1190] },
  // 10 % of 3250 = 325, tax 455
  { cart: 'the welcome code', lines: 'a 3250 x1', promo: percent(10), figures: [3250, 0, 0, 325, 0, 455, 3380] },
  // 15 % of 10 piastres = 1.5 → 2; tax 1.4 → 1; 0.10 - 0.02 + 150 + 0.01
  {
    cart: 'half a piastre of promo goes up',
    lines: 'a 0.1 x1',
    promo: percent(15),
    figures: [0.1, 0, 0, 0.02, 150, 0.01, 150.09],
  },
  // 1500 - 200 + 150 + 210
  { cart: '200 off', lines: 'a 1500 x1', promo: fixedDiscount(200), figures: [1500, 0, 0, 200, 150, 210, 1660] },
  // at most the subtotal: 450 - 450 + 150 + 63
  { cart: '1000 off 450', lines: 'a 450 x1', promo: fixedDiscount(1000), figures: [450, 0, 0, 450, 150, 63, 213] },
  { cart: '450 off 450', lines: 'a 450 x1', promo: fixedDiscount(450), figures: [450, 0, 0, 450, 150, 63, 213] },
  // shipping is free, only the tax remains: 3400 × 0.14 = 476
  { cart: '5000 off 3400', lines: 'a 3400 x1', promo: fixedDiscount(5000), figures: [3400, 0, 0, 3400, 0, 476, 476] },
  // 890 - 890 + 150 + 124.60
  { cart: '100 % off', lines: 'a 890 x1', promo: percent(100), figures: [890, 0, 0, 890, 150, 124.6, 274.6] },
  // free shipping depends on the 3000 before the discount; 3000 - 500 + 420
  {
    cart: 'a code keeps the free shipping',
    lines: 'a 3000 x1',
    promo: fixedDiscount(500),
    figures: [3000, 0, 0, 500, 0, 420, 2920],
  },
  { cart: 'a code in an empty cart', lines: '', promo: fixedDiscount(500), figures: [0, 0, 0, 0, 0, 0, 0] },
  // both on the subtotal: 300 and 300; 3000 - 600 + 420
  {
    cart: 'bundle and code',
    lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
    promo: percent(10),
    figures: [3000, 300, 0, 300, 0, 420, 2820],
  },
  // the bundle is 40, and the code of 400 is limited to 360; 0 + 150 + 56
  {
    cart: 'the code is limited to the rest of the subtotal, the bundle is not',
    lines: 'a 200 x1, b 100 x1, c 100 x1',
    promo: fixedDiscount(500),
    figures: [400, 40, 0, 360, 150, 56, 206],
  },
  // the bundle is 300, and the code of 2850 is limited to 2700; only the tax remains
  {
    cart: '95 % and a bundle',
    lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
    promo: percent(95),
    figures: [3000, 300, 0, 2700, 0, 420, 420],
  },

  // bought together
  // 150 + 90 off; tax 224; 1600 - 240 + 150 + 224
  {
    cart: 'a pair',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
    groups: pair,
    figures: [1600, 0, 240, 0, 150, 224, 1734],
  },
  // 187.50 + 133.50 + 285 = 606, each better than 10 %; no line remains for the bundle; 4040 - 606 + 565.60
  {
    cart: 'a bought-together group of three single items gets the 15 % only',
    lines: 'plate 1250 x1 with plate, cup 890 x1 with plate, set 1900 x1 with plate',
    groups: trio,
    figures: [4040, 0, 606, 0, 0, 565.6, 3999.6],
  },
  // the set is missing: 1600 + 150 + 224
  {
    cart: 'a bought-together group without its third product',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
    groups: trio,
    figures: [1600, 0, 0, 0, 150, 224, 1974],
  },
  // the cup was added separately
  {
    cart: 'two products of a group that were added separately',
    lines: 'plate 1000 x1 with plate, cup 600 x1',
    groups: pair,
    figures: [1600, 0, 0, 0, 150, 224, 1974],
  },
  {
    cart: 'an anchor without a group',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
    figures: [1600, 0, 0, 0, 150, 224, 1974],
  },
  // 1000 + 150 + 140
  {
    cart: 'a single product is no group',
    lines: 'plate 1000 x1 with plate',
    groups: { plate: ['plate'] },
    figures: [1000, 0, 0, 0, 150, 140, 1290],
  },
  // one item of each: 150 + 90; tax 364; 2600 - 240 + 150 + 364
  {
    cart: 'a second item of a product costs the full price',
    lines: 'plate 1000 x2 with plate, cup 600 x1 with plate',
    groups: pair,
    figures: [2600, 0, 240, 0, 150, 364, 2874],
  },
  // the plates get 10 % of 2000 = 200 rather than 150; cup 90 and set 75; 3100 - 365 + 434
  {
    cart: 'each line gets the higher of 15 % and 10 %',
    lines: 'plate 1000 x2 with plate, cup 600 x1 with plate, set 500 x1 with plate',
    groups: trio,
    figures: [3100, 200, 165, 0, 0, 434, 3169],
  },
  // pair 240, the bundle of 10 % on the remaining 800 is 80; 2400 - 320 + 150 + 336
  {
    cart: 'a pair and a third line',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate, set 800 x1',
    groups: pair,
    figures: [2400, 80, 240, 0, 150, 336, 2566],
  },
  // 150 + 90 + 120 + 60 = 420; 2800 - 420 + 150 + 392
  {
    cart: 'two pairs',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate, tray 800 x1 with tray, mug 400 x1 with tray',
    groups: { plate: ['plate', 'cup'], tray: ['tray', 'mug'] },
    figures: [2800, 0, 420, 0, 150, 392, 2922],
  },
  // 1.5 → 2 and 4.5 → 5 piastres; tax 5.6 → 6; 0.40 - 0.07 + 150 + 0.06
  {
    cart: 'half a piastre of each goes up',
    lines: 'plate 0.1 x1 with plate, cup 0.3 x1 with plate',
    groups: pair,
    figures: [0.4, 0, 0.07, 0, 150, 0.06, 150.39],
  },
  // 240 bought together, 160 by the code; 1600 - 400 + 150 + 224
  {
    cart: 'a pair and a code',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
    groups: pair,
    promo: percent(10),
    figures: [1600, 0, 240, 160, 150, 224, 1574],
  },
  // 240 bought together, so the code is limited to 1360; 0 + 150 + 224
  {
    cart: 'a pair and a code for all of it',
    lines: 'plate 1000 x1 with plate, cup 600 x1 with plate',
    groups: pair,
    promo: fixedDiscount(1600),
    figures: [1600, 0, 240, 1360, 150, 224, 374],
  },
  // 200 bundle, 165 bought together, 310 by the code; 3100 - 675 + 434
  {
    cart: 'all three discounts',
    lines: 'plate 1000 x2 with plate, cup 600 x1 with plate, set 500 x1 with plate',
    groups: trio,
    promo: percent(10),
    figures: [3100, 200, 165, 310, 0, 434, 2859],
  },
];

/** Converts an example to the input of `priceCart`. */
export const toPrice = ({ lines, promo, groups = {} }: Pick<Example, 'lines' | 'promo' | 'groups'>): CartToPrice => ({
  lines: lines.split(', ').filter(Boolean).map(toLine),
  promo,
  togetherGroups: new Map(Object.entries(groups)),
});

function toLine(line: string): CartLine {
  const [, productId = '', price, quantity, togetherWith] = /^(\w+) ([\d.]+) x(\d+)(?: with (\w+))?$/u.exec(line) ?? [];
  return { productId, unitPrice: pounds(Number(price)), quantity: Number(quantity), togetherWith };
}
