import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { messages as ar } from '../../locales/ar/refusals.ts';
import { messages as en } from '../../locales/en/refusals.ts';
import { fillMessages, type Messages } from '../../locales/namespaces.ts';
import type { ErrorCode, ErrorDetails } from './app-error.ts';

/**
 * The message of a refusal, with the owner's labels of these settings; null stands for a shop whose settings cannot be read. Uses
 * the details `minimum` and `total` in piastres, `seconds`, `name` (text, or one per language) and the like; a missing one is left
 * out.
 */
export const refusalMessage = (
  code: ErrorCode,
  details: ErrorDetails,
  language: Language,
  settings: PublicSettings | null,
): string => {
  const messages =
    settings === null ? refusals[language] : fillMessages('refusals', refusals[language], language, settings);
  return messages[code](details);
};

const refusals: Bilingual<Messages['refusals']> = { ar, en };
