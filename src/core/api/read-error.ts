import type { ErrorDetails } from '#core/errors/define-errors.ts';
import { connectionFailed, serverFailed } from '#core/errors/unreachable.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';

/** Error of a failed call, in one language. */
export interface LocalizedError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/**
 * Maps an error thrown by an API call to the API error in the given language, or to UNAVAILABLE when there was no
 * response or an unknown one; only a missing response is blamed on the connection.
 */
export function readError(error: unknown, language: Language): LocalizedError {
  if (isObject(error) && isErrorCode(error['code']) && isObject(error['data'])) {
    const { localizedMessage, ...details } = error['data'];
    const localized = isObject(localizedMessage) ? localizedMessage[language] : undefined;
    if (typeof localized === 'string') return { code: error['code'], message: localized, details };
  }
  const isAnswered = isObject(error) && typeof error['status'] === 'number';
  return { code: 'UNAVAILABLE', message: textIn(isAnswered ? serverFailed : connectionFailed, language), details: {} };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Accepts any code with a localized message: a list of codes would increase the size of every page. */
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string';
