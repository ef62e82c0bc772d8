import { ORPCError, ValidationError } from '@orpc/server';
import type * as v from 'valibot';
import { DATABASE_COMEBACK_SECONDS } from '../../domain/comeback-seconds.ts';
import { Refusal } from '../../domain/refusals.ts';
import { fieldErrors } from '../../domain/validation.ts';
import { messagesOf } from '../../locales/messages.ts';
import { isOrphaned } from '../database/is-orphaned.ts';
import { isUnavailable } from '../database/is-unavailable.ts';

/**
 * Every failure as the refusal that is told of it: input that does not fit is VALIDATION_FAILED with its `issues`, a
 * database that does not answer is UNAVAILABLE, a caller whose account has just been deleted has to sign in, and whatever
 * nobody foresaw is UNEXPECTED, without a word of what it was.
 */
export const asRefusal = (error: unknown): Refusal => {
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
      sentence: { ar: messagesOf('ar').validation[code], en: messagesOf('en').validation[code] },
    })),
  });
