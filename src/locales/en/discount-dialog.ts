import type { SameShape } from '../same-shape.ts';

export const messages: SameShape<typeof import('../ar/discount-dialog.ts').messages> = (shop) => ({
  title: `Get ${shop.welcomePercent} Off Your First Order!`,
  text: `Sign up and get an exclusive promo code for ${shop.welcomePercent} off your entire purchase.`,
  accept: 'Sign Up & Get Discount',
  later: 'Maybe Later',
});
