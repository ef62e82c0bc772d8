import type { Language } from '#core/i18n/language.ts';
import type { LocalizedError } from './read-error.ts';

/** Returns the message of each invalid field by its dotted path; null for an error that is not about fields. */
export function invalidFields({ code, details }: LocalizedError, language: Language) {
  if (code !== 'VALIDATION_FAILED' || !Array.isArray(details['issues'])) return null;
  return Object.fromEntries(
    (details['issues'] as readonly Issue[]).map(({ path, localizedMessage }) => [path, localizedMessage[language]]),
  );
}

interface Issue {
  readonly path: string;
  readonly localizedMessage: Readonly<Record<Language, string>>;
}
