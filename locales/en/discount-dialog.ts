import { rulesIn } from '../rules.ts';
import type { SameShape } from '../same-shape.ts';

const rules = rulesIn('en');

export const messages: SameShape<typeof import('../ar/discount-dialog.ts').messages> = {
  title: `Get ${rules.welcomePercent} Off Your First Order!`,
  text: `Sign up and get an exclusive promo code for ${rules.welcomePercent} off your entire purchase.`,
  accept: 'Sign Up & Get Discount',
  later: 'Maybe Later',
};
