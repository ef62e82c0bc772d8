import { ORPCError, ValidationError } from '@orpc/server';
import * as v from 'valibot';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError, DATABASE_RETRY_AFTER_SECONDS } from '#core/errors/app-error.ts';
import { ErrorData } from '#core/errors/define-errors.ts';
import { errorMessage } from '#core/errors/error-message.ts';
import { type FieldErrors, fieldErrors } from '#core/forms/validation.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import { isOrphaned, isUnavailable } from '#core/server/database/errors.ts';
import { validationTexts as arabic } from '#generated/texts/ar/forms.gen.ts';
import { validationTexts as english } from '#generated/texts/en/forms.gen.ts';
import type { ApiContext } from './request-context.ts';

/**
 * Maps any error to an `AppError`: invalid input to VALIDATION_FAILED with `issues`, an unreachable database to UNAVAILABLE, an
 * account deleted meanwhile to SIGN_IN_REQUIRED, and everything else to UNEXPECTED without details.
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError(apiErrors, 'UNAVAILABLE', { seconds: DATABASE_RETRY_AFTER_SECONDS });
  if (isOrphaned(error)) return new AppError(apiErrors, 'SIGN_IN_REQUIRED', { reason: 'user_not_found' });
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return new AppError(apiErrors, 'UNEXPECTED');
  if (!(error.cause instanceof ValidationError)) return new AppError(apiErrors, 'BROKEN_JSON');
  return validationError(error.cause.issues as v.BaseIssue<unknown>[]);
};

/** Builds VALIDATION_FAILED with the first error of each field: dotted path, code, and localized message. */
export const validationError = (issues: readonly v.BaseIssue<unknown>[]): AppError => fieldError(fieldErrors(issues));

/** Builds VALIDATION_FAILED for errors that the schema does not check. */
export const fieldError = (errors: FieldErrors): AppError =>
  new AppError(apiErrors, 'VALIDATION_FAILED', {
    issues: Object.entries(errors).map(([path, code = 'generic']) => ({
      path,
      code,
      localizedMessage: { ar: arabic[code], en: english[code] },
    })),
  });

/**
 * Converts an `AppError` to the API error: code, status, message in `language`, and both messages with its details.
 * Applies the text overrides of the cached settings, if there are any.
 */
export const toLocalizedError = (error: AppError, { shop, language }: ApiContext): ORPCError<string, unknown> => {
  const settings = shop.shopSettings.lastRead()?.public ?? null;
  const { code, details, definition } = error;
  const message = (each: Language) => errorMessage(error, each, settings);
  const localizedMessage = { ar: message('ar'), en: message('en') };
  return new ORPCError(code, {
    status: definition.status,
    message: textIn(localizedMessage, language),
    data: { ...details, localizedMessage },
  });
};

/** Whether an error is already localized. */
export const isLocalizedError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && v.is(ErrorData, error.data);
