import { pounds } from '#core/money/money.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import { type CommerceRules, defaultRules } from '../pricing-rules.ts';
import { type Example, fixedDiscount, percent, trio } from './pricing-examples.ts';

/** Rules that differ from the defaults, and carts with their amounts, computed by hand. */
interface RuleSet {
  readonly name: string;
  readonly rules: CommerceRules;
  readonly examples: readonly (Example & { readonly destination: Governorate })[];
}

type Terms = { readonly fee: number; readonly freeFrom: number | null; readonly days: ShippingZone['days'] };

/** Terms of a zone, in pounds. */
const zone = (en: string, { fee, freeFrom, days }: Terms, acceptsCashOnDelivery = true): ShippingZone => ({
  ...defaultRules.shipping.defaultZone,
  name: { ar: `منطقة ${en}`, en },
  fee: pounds(fee),
  freeFrom: freeFrom === null ? null : pounds(freeFrom),
  days,
  acceptsCashOnDelivery,
});

const plateAndOthers = 'plate 1000 x2 with plate, cup 600 x1 with plate, set 500 x1 with plate';

/** 15 % after discounts; 60 pounds and free from 1500, but 120 and never free in Upper Egypt. */
const taxAfterDiscounts: RuleSet = {
  name: '15 % tax after discounts and two zones',
  rules: {
    ...defaultRules,
    tax: { percent: 15, base: 'after-discounts', display: 'product-and-cart' },
    shipping: {
      defaultZone: zone('Most governorates', { fee: 60, freeFrom: 1500, days: { min: 2, max: 3 } }),
      zones: [
        {
          ...zone('Upper Egypt', { fee: 120, freeFrom: null, days: { min: 5, max: 7 } }, false),
          governorates: ['aswan', 'luxor', 'qena'],
        },
      ],
    },
  },
  examples: [
    // tax 450 × 0.15 = 67.50; 450 + 60 + 67.50
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'cairo', figures: [450, 0, 0, 0, 60, 67.5, 577.5] },
    // 450 + 120 + 67.50
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'aswan', figures: [450, 0, 0, 0, 120, 67.5, 637.5] },
    // tax 1500 × 0.15 = 225; 1500 + 225
    { cart: '1500 ships free', lines: 'set 1500 x1', destination: 'giza', figures: [1500, 0, 0, 0, 0, 225, 1725] },
    // 1500 + 120 + 225
    { cart: '1500 pays', lines: 'set 1500 x1', destination: 'luxor', figures: [1500, 0, 0, 0, 120, 225, 1845] },
    // 300 and 300 off; tax 2400 × 0.15 = 360; 2400 + 360
    {
      cart: 'bundle and code',
      lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
      promo: percent(10),
      destination: 'cairo',
      figures: [3000, 300, 0, 300, 0, 360, 2760],
    },
    // 2400 + 120 + 360
    {
      cart: 'bundle and code',
      lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
      promo: percent(10),
      destination: 'aswan',
      figures: [3000, 300, 0, 300, 120, 360, 2880],
    },
    // no taxable amount, only shipping: 450 - 450 + 120
    {
      cart: '1000 off 450',
      lines: 'a 450 x1',
      promo: fixedDiscount(1000),
      destination: 'qena',
      figures: [450, 0, 0, 450, 120, 0, 120],
    },
    // plates 200 by bundle, cup 90 and set 75 together; tax 2735 × 0.15 = 410.25; 2735 + 120 + 410.25
    {
      cart: 'a group with a second plate',
      lines: plateAndOthers,
      groups: trio,
      destination: 'aswan',
      figures: [3100, 200, 165, 0, 120, 410.25, 3265.25],
    },
  ],
};

/** No tax; 75 pounds everywhere, never free. */
const untaxed: RuleSet = {
  name: 'no tax and never free shipping',
  rules: {
    ...defaultRules,
    tax: { percent: 0, base: 'before-discounts', display: 'nowhere' },
    shipping: { defaultZone: zone('Egypt', { fee: 75, freeFrom: null, days: { min: 3, max: 5 } }), zones: [] },
  },
  examples: [
    // 450 + 75
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'cairo', figures: [450, 0, 0, 0, 75, 0, 525] },
    // 30,000 + 75
    { cart: '30,000 pays', lines: 'set 30000 x1', destination: 'aswan', figures: [30_000, 0, 0, 0, 75, 0, 30_075] },
    // 10 % of 3000 = 300; 2700 + 75
    {
      cart: 'three lines are a bundle',
      lines: 'a 1000 x1, b 1000 x1, c 1000 x1',
      destination: 'suez',
      figures: [3000, 300, 0, 0, 75, 0, 2775],
    },
    // 890 - 890 + 75
    {
      cart: '100 % off',
      lines: 'a 890 x1',
      promo: percent(100),
      destination: 'minya',
      figures: [890, 0, 0, 890, 75, 0, 75],
    },
    // 10 % of 25 piastres = 2.5 → 3; 0.25 - 0.03 + 75
    {
      cart: 'half a piastre of bundle goes up',
      lines: 'a 0.05 x1, b 0.1 x1, c 0.1 x1',
      destination: 'matrouh',
      figures: [0.25, 0.03, 0, 0, 75, 0, 75.22],
    },
    // 187.50 + 133.50 + 285 = 606; 4040 - 606 + 75
    {
      cart: 'a group',
      lines: 'plate 1250 x1 with plate, cup 890 x1 with plate, set 1900 x1 with plate',
      groups: trio,
      destination: 'damietta',
      figures: [4040, 0, 606, 0, 75, 0, 3509],
    },
  ],
};

/** 5.5 % before discounts; 12.5 % from two lines, 20 % together; three zones, each free from another subtotal. */
const brokenPercents: RuleSet = {
  name: '5.5 % tax, a bundle of two lines and free shipping by zone',
  rules: {
    tax: { percent: 5.5, base: 'before-discounts', display: 'everywhere' },
    shipping: {
      defaultZone: zone('Other governorates', { fee: 90, freeFrom: 2000, days: { min: 3, max: 5 } }),
      zones: [
        {
          ...zone('Greater Cairo', { fee: 45.5, freeFrom: 1000, days: { min: 1, max: 2 } }),
          governorates: ['cairo', 'giza'],
        },
        {
          ...zone('Far', { fee: 180, freeFrom: 5000, days: { min: 7, max: 10 } }),
          governorates: ['newValley', 'redSea'],
        },
      ],
    },
    offers: { ...defaultRules.offers, bundlePercent: 12.5, bundleFromLines: 2, togetherPercent: 20 },
    service: defaultRules.service,
  },
  examples: [
    // tax 450 × 0.055 = 24.75; 450 + 45.50 + 24.75
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'cairo', figures: [450, 0, 0, 0, 45.5, 24.75, 520.25] },
    // 450 + 90 + 24.75
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'aswan', figures: [450, 0, 0, 0, 90, 24.75, 564.75] },
    // 450 + 180 + 24.75
    { cart: 'one cup', lines: 'cup 450 x1', destination: 'redSea', figures: [450, 0, 0, 0, 180, 24.75, 654.75] },
    // tax 1000 × 0.055 = 55; 1000 + 55
    { cart: '1000 ships free', lines: 'set 1000 x1', destination: 'giza', figures: [1000, 0, 0, 0, 0, 55, 1055] },
    // 1000 + 90 + 55
    { cart: '1000 pays', lines: 'set 1000 x1', destination: 'sohag', figures: [1000, 0, 0, 0, 90, 55, 1145] },
    // tax 999.99 × 0.055 = 54.99945 → 55; 999.99 + 45.50 + 55
    {
      cart: 'a piastre below',
      lines: 'set 999.99 x1',
      destination: 'cairo',
      figures: [999.99, 0, 0, 0, 45.5, 55, 1100.49],
    },
    // tax 2000 × 0.055 = 110; 2000 + 110
    {
      cart: '2000 ships free',
      lines: 'set 2000 x1',
      destination: 'alexandria',
      figures: [2000, 0, 0, 0, 0, 110, 2110],
    },
    // 2000 + 180 + 110
    { cart: '2000 pays', lines: 'set 2000 x1', destination: 'newValley', figures: [2000, 0, 0, 0, 180, 110, 2290] },
    // tax 5000 × 0.055 = 275; 5000 + 275
    { cart: '5000 ships free', lines: 'set 5000 x1', destination: 'newValley', figures: [5000, 0, 0, 0, 0, 275, 5275] },
    // tax 100 × 0.055 = 5.5 piastres → 6; 1 + 45.50 + 0.06
    {
      cart: 'half a piastre of tax goes up',
      lines: 'cup 1 x1',
      destination: 'giza',
      figures: [1, 0, 0, 0, 45.5, 0.06, 46.56],
    },
    // 12.5 % of 78,020 piastres = 9752.5 → 9753; tax 42.911 → 42.91; 780.20 - 97.53 + 45.50 + 42.91
    {
      cart: 'two lines are a bundle',
      lines: 'a 450 x1, b 330.2 x1',
      destination: 'cairo',
      figures: [780.2, 97.53, 0, 0, 45.5, 42.91, 771.08],
    },
    // 200 + 120 + 100 = 420, each better than 12.5 %; tax 2100 × 0.055 = 115.50; 2100 - 420 + 115.50
    {
      cart: 'a group',
      lines: 'plate 1000 x1 with plate, cup 600 x1 with plate, set 500 x1 with plate',
      groups: trio,
      destination: 'luxor',
      figures: [2100, 0, 420, 0, 0, 115.5, 1795.5],
    },
    // the plates get 12.5 % of 2000 = 250 rather than 200, cup 120 and set 100; code 310; tax 3100 × 0.055 = 170.50;
    // 3100 - 780 + 180 + 170.50
    {
      cart: 'all three discounts',
      lines: plateAndOthers,
      groups: trio,
      promo: percent(10),
      destination: 'newValley',
      figures: [3100, 250, 220, 310, 180, 170.5, 2670.5],
    },
  ],
};

export const ruleSets: readonly RuleSet[] = [taxAfterDiscounts, untaxed, brokenPercents];
