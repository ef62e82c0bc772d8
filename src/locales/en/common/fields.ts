import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const fields: SameShape<typeof import('../../ar/common/fields.ts').fields> = {
  name: 'Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: `Enter a valid number, like ${isolateText('+201012345678')}`,
  dob: 'Date of Birth',
  password: 'Password',
  address: 'Address',
  city: 'City',
  postalCode: 'Postal Code',
  optional: '(optional)',
  allRequired: 'All fields are required.',
  wait: 'Please wait...',
  sending: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  tryAgain: 'Try again',
};
