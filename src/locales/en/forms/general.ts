import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const general: SameShape<typeof import('../../ar/forms/general.ts').general> = {
  error: 'Error',
  loginRequired: 'Login Required',
  validationError: 'Validation Error',
  checkInput: 'Please check your input and try again',
  somethingWrong: 'Something went wrong. Please try again.',
  tooMany: 'Too many attempts. Please try again later.',
  promoInvalid: 'Promo code is invalid or expired',
  orderNotFound: 'Order not found',
  signInFirst: 'Please log in first',
  waitMinutes: plural('en', {
    one: 'Please wait {count} minute before trying again',
    other: 'Please wait {count} minutes before trying again',
  }),
  wait: plural('en', {
    one: 'Please wait {count} second before trying again',
    other: 'Please wait {count} seconds before trying again',
  }),
};
