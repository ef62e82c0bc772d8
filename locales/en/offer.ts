import type { Like } from '../like.ts';
import { rulesIn } from '../rules.ts';

const rules = rulesIn('en');

export const offer: Like<typeof import('../ar/offer.ts').offer> = {
  title: `Get ${rules.welcomePercent} Off Your First Order!`,
  text: `Sign up and get an exclusive promo code for ${rules.welcomePercent} off your entire purchase.`,
  accept: 'Sign Up & Get Discount',
  later: 'Maybe Later',
};
