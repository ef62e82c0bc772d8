// Generated from 
//   src/features/discounts/discount-dialog.texts.ts
// by `npm run generate`.
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  title: `Get ${shop.welcomePercent} Off Your First Order!`,
  text: `Sign up and get an exclusive promo code for ${shop.welcomePercent} off your entire purchase.`,
  accept: 'Sign Up & Get Discount',
  later: 'Maybe Later',
});
