import { MAX_QUANTITY } from '../cart/max-quantity.ts';
import { pounds } from '../money.ts';
import type { CommerceRules } from './shop-settings.ts';

/** The rules of a new shop (specification 9). */
export const defaultRules: CommerceRules = {
  tax: { percent: 14, base: 'before-discounts', display: 'product-and-cart' },
  shipping: {
    defaultZone: {
      name: { ar: 'كل المحافظات', en: 'All governorates' },
      fee: pounds(150),
      freeFrom: pounds(3000),
      days: { min: 5, max: 7 },
      acceptsCashOnDelivery: true,
    },
    zones: [],
  },
  offers: { bundlePercent: 10, bundleFromLines: 3, togetherPercent: 15, welcomePercent: 10 },
  service: { returnDays: 30, replyHours: 24, maxQuantity: MAX_QUANTITY },
};
