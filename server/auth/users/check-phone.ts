import { invalid } from '../accounts-error.ts';

/** The number as it is kept: digits, without "+" and blanks. Throws 400 `validation_failed` when it is none. */
export const checkPhone = (given: string): string => {
  const phone = readPhone(given);
  if (phone === null) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
};

/** Digits of a number with its country code, or null. */
export const readPhone = (given: string): string | null => {
  const digits = given.replaceAll(/[+ ]/g, '');
  return /^[1-9][0-9]{1,14}$/.test(digits) ? digits : null;
};

/** How a text message goes; throws 400 `validation_failed` for any other way. */
export const checkChannel = (given: string): 'sms' | 'whatsapp' => {
  if (given === '' || given === 'sms') return 'sms';
  if (given === 'whatsapp') return 'whatsapp';
  throw invalid('Invalid channel, supported values are "sms" or "whatsapp".');
};
