import { withLabels } from '#core/i18n/apply-overrides.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import type { ErrorDefinition, ErrorDetails } from './define-errors.ts';

/** Key prefix of error messages among the owner's text overrides. */
export const ERROR_MESSAGES = 'refusals';

type Failure = { readonly code: string; readonly details: ErrorDetails; readonly definition: ErrorDefinition };

/**
 * Message of an error in a language, with the text overrides of these settings; null if the settings of the shop cannot be
 * read. Missing details are omitted.
 */
export const errorMessage = (
  { code, details, definition }: Failure,
  language: Language,
  settings: PublicSettings | null,
): string => {
  const { text: texts, overrideKey = code } = definition;
  const text =
    withLabels({ [overrideKey]: textIn(texts, language) }, ERROR_MESSAGES, settings?.labels[language] ?? {}, language)[
      overrideKey
    ] ?? '';
  return typeof text === 'string' ? text : text(details);
};
