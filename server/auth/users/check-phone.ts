import { isClearPhone, normalizePhone, PHONE_NUMBER } from '../../../domain/people/phone-number.ts';
import { invalid } from '../accounts-error.ts';

/** The number as it is kept: digits, without "+" and blanks. Throws 400 `validation_failed` when it is none. */
export const checkPhone = (given: string): string => {
  const phone = readPhone(given);
  if (phone === null) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
};

/** Digits of a number with its country code, or null; read as the forms of the shop read it (decision 19). */
export const readPhone = (given: string): string | null => {
  const phone = normalizePhone(given);
  return isClearPhone(phone) && PHONE_NUMBER.test(phone) ? phone.replace('+', '') : null;
};

/** How a text message goes; throws 400 `validation_failed` for any other way. */
export const checkChannel = (given: string): 'sms' | 'whatsapp' => {
  if (given === '' || given === 'sms') return 'sms';
  if (given === 'whatsapp') return 'whatsapp';
  throw invalid('Invalid channel, supported values are "sms" or "whatsapp".');
};
