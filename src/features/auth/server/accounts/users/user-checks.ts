import { emailKey, isEmailAddress } from '#core/forms/email-address.ts';
import { isUnambiguousPhone, normalizePhone, PHONE_NUMBER } from '#core/forms/phone-number.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { Metadata } from '../tables.ts';

/** Returns the address in lower case. Throws 400 `validation_failed` when invalid. */
export const checkEmail = (input: string): string => {
  if (Buffer.byteLength(input) > maximumBytes) throw invalid('An email address is too long');
  const email = readEmail(input);
  if (email === null) throw invalid('Unable to validate email address: invalid format');
  return email;
};

/** The address in lower case, or null when invalid. */
export const readEmail = (input: string): string | null =>
  input.length <= maximumBytes && isEmailAddress(input) ? emailKey(input) : null;

const maximumBytes = 255;

/**
 * Returns the digits of a number with its country code, parsed like the forms of the shop (decision 19). Throws
 * 400 `validation_failed` when invalid.
 */
export const checkPhone = (input: string): string => {
  const phone = normalizePhone(input);
  if (isUnambiguousPhone(phone) && PHONE_NUMBER.test(phone)) return phone.replace('+', '');
  throw invalid('Invalid phone number format (E.164 required)');
};

/** Returns the channel of a text message; throws 400 `validation_failed` for an unknown one. */
export const checkChannel = (input: string): 'sms' | 'whatsapp' => {
  if (input === '' || input === 'sms') return 'sms';
  if (input === 'whatsapp') return 'whatsapp';
  throw invalid('Invalid channel, supported values are "sms" or "whatsapp".');
};

/**
 * Throws unless the metadata is valid: it is part of every access token, and servers refuse long headers, so
 * larger metadata would lock out its user (contract, section 4: keep the token small).
 */
export const checkMetadata = (metadata: Metadata): void => {
  if (!fitsMetadata(metadata)) throw invalid('User metadata is too large');
};

/** Whether the metadata is small enough. */
export const fitsMetadata = (metadata: Metadata): boolean =>
  Buffer.byteLength(asJson(metadata)) <= maximumMetadataBytes;

const maximumMetadataBytes = 4096;

const asJson = (metadata: Metadata): string => {
  try {
    return JSON.stringify(metadata, refuseUnstorable);
  } catch (error) {
    // Nested deeper than the call stack.
    if (error instanceof RangeError) throw invalid('User metadata is too large');
    throw error;
  }
};

// PostgreSQL stores neither NUL nor lone surrogates.
const refuseUnstorable = (key: string, value: unknown): unknown => {
  if ([key, value].some((text) => typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))) {
    throw invalid('User metadata contains characters that cannot be stored');
  }
  return value;
};

/** Throws 403 `user_banned`, or 400 for a grant, for a banned user (accounts contract, sections 0.2 and 2). */
export const refuseBanned = (user: { readonly banned_until: Date | null }, status: 400 | 403): void => {
  if (user.banned_until === null || user.banned_until <= new Date()) return;
  throw new AccountsError(status, 'user_banned', 'User is banned');
};
