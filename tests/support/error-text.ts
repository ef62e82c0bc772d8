import { type ErrorDefinition, type ErrorDetails } from '#core/errors/define-errors.ts';
import { errorMessage } from '#core/errors/error-message.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { errors } from '#generated/errors.gen.ts';

/** Message of an error in a shop without text overrides. */
export const errorText = (
  code: ErrorCode,
  language: ContentLanguage,
  details: ErrorDetails = {},
  definition: ErrorDefinition = errors[code],
): string => errorMessage({ code, details, definition }, language, null);
