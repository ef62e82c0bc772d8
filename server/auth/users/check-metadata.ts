import { invalid } from '../accounts-error.ts';
import type { Metadata } from '../tables.ts';

/**
 * Throws unless the metadata can be kept and carried: it travels inside every access token, and servers refuse long
 * headers, so a larger one would lock its owner out (contract, section 4: keep the token small).
 */
export const checkMetadata = (metadata: Metadata): void => {
  if (!fitsMetadata(metadata)) throw invalid('User metadata is too large');
};

/** Whether the metadata is small enough. */
export const fitsMetadata = (metadata: Metadata): boolean => Buffer.byteLength(asJson(metadata)) <= maximumBytes;

const maximumBytes = 4096;

const asJson = (metadata: Metadata): string => {
  try {
    return JSON.stringify(metadata, refuseUnstorable);
  } catch (error) {
    // Nested deeper than the call stack reaches.
    if (error instanceof RangeError) throw invalid('User metadata is too large');
    throw error;
  }
};

// PostgreSQL keeps neither NUL nor half a surrogate pair.
const refuseUnstorable = (key: string, value: unknown): unknown => {
  if ([key, value].some((text) => typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))) {
    throw invalid('User metadata contains characters that cannot be stored');
  }
  return value;
};
