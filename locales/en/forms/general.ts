import type { SameShape } from '../../same-shape.ts';

export const general: SameShape<typeof import('../../ar/forms/general.ts').general> = {
  error: 'Error',
  loginRequired: 'Login Required',
  validationError: 'Validation Error',
  checkInput: 'Please check your input and try again',
  somethingWrong: 'Something went wrong. Please try again.',
  tooMany: 'Too many attempts. Please try again later.',
};
