import { pounds } from '#core/money/money.ts';
import { type CommerceRules, defaultRules } from '#features/pricing/pricing-rules.ts';

/** Delivery time to Upper Egypt, in days. */
export const farDays = { min: 6, max: 9 } as const;

/** 60 pounds in 2 to 3 days, free from 3000; to Upper Egypt `farFee` pounds in 6 to 9 days, never free, not in cash. */
export const twoZones = (farFee = 120): CommerceRules['shipping'] => ({
  defaultZone: {
    ...defaultRules.shipping.defaultZone,
    name: { ar: 'باقي المحافظات', en: 'Other governorates' },
    fee: pounds(60),
    freeFrom: pounds(3000),
    days: { min: 2, max: 3 },
  },
  zones: [
    {
      ...defaultRules.shipping.defaultZone,
      name: { ar: 'الصعيد', en: 'Upper Egypt' },
      fee: pounds(farFee),
      freeFrom: null,
      days: farDays,
      acceptsCashOnDelivery: false,
      governorates: ['aswan', 'luxor'],
    },
  ],
});
