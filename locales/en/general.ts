import type { Like } from '../like.ts';

export const general: Like<typeof import('../ar/general.ts').general> = {
  error: 'Error',
  loginRequired: 'Login Required',
  validationError: 'Validation Error',
  checkInput: 'Please check your input and try again',
  somethingWrong: 'Something went wrong. Please try again.',
  tooMany: 'Too many attempts. Please try again later.',
};
