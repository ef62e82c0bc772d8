import { ORPCError, ValidationError } from '@orpc/server';
import type * as v from 'valibot';
import type { Language } from '../../domain/language.ts';
import { DATABASE_COMEBACK_SECONDS, Refusal, refusalStatus } from '../../domain/refusals.ts';

import { fieldErrors } from '../../domain/validation.ts';
import { messagesOf } from '../../locales/messages.ts';
import { refusalMessage } from '../../locales/refusal-message.ts';
import { isOrphaned, isUnavailable } from '../../platform/database/errors.ts';

/**
 * Every failure as the refusal that is told of it: input that does not fit is VALIDATION_FAILED with its `issues`, a
 * database that does not answer is UNAVAILABLE, a caller whose account has just been deleted has to sign in, and whatever
 * nobody foresaw is UNEXPECTED, without a word of what it was.
 */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('UNAVAILABLE', { seconds: DATABASE_COMEBACK_SECONDS });
  if (isOrphaned(error)) return new Refusal('SIGN_IN_REQUIRED', { reason: 'user_not_found' });
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return new Refusal('UNEXPECTED');
  if (!(error.cause instanceof ValidationError)) return new Refusal('BROKEN_JSON');
  return validationRefusal(error.cause.issues as v.BaseIssue<unknown>[]);
};

/** VALIDATION_FAILED with the first fault of each field: its dotted path, its code, and the sentence to show under it. */
export const validationRefusal = (issues: readonly v.BaseIssue<unknown>[]): Refusal =>
  new Refusal('VALIDATION_FAILED', {
    issues: Object.entries(fieldErrors(issues)).map(([path, code = 'generic']) => ({
      path,
      code,
      localizedMessage: { ar: messagesOf('ar').validation[code], en: messagesOf('en').validation[code] },
    })),
  });

/** A refusal as it travels: code, status, its sentence in the language asked for, and in both beside its details. */
export const localizeRefusal = ({ code, details }: Refusal, language: Language): ORPCError<string, unknown> => {
  const localizedMessage = { ar: refusalMessage(code, details, 'ar'), en: refusalMessage(code, details, 'en') };
  return new ORPCError(code, {
    status: refusalStatus[code],
    message: localizedMessage[language],
    data: { ...details, localizedMessage },
  });
};

/** Whether an error is a refusal already on its way. */
export const isLocalizedError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.code in refusalStatus;
