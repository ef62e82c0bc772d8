import type { Like } from '../like.ts';

export const offer: Like<typeof import('../ar/offer.ts').offer> = {
  title: 'Get 10% Off Your First Order!',
  text: 'Sign up and get an exclusive promo code for 10% off your entire purchase.',
  accept: 'Sign Up & Get Discount',
  later: 'Maybe Later',
};
