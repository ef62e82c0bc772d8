import type { Bilingual, Language } from '../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../domain/refusals.ts';
import type { PublicSettings } from '../domain/settings/shop-settings.ts';
import { messages as ar } from './ar/refusals.ts';
import { messages as en } from './en/refusals.ts';
import { fillMessages, type Messages } from './namespaces.ts';

/**
 * The message of a refusal, with the owner's labels of these settings; null stands for a shop whose settings cannot be read. Uses
 * the details `minimum` and `total` in piastres, `seconds`, `name` (text, or one per language) and the like; a missing one is left
 * out.
 */
export const refusalMessage = (
  code: RefusalCode,
  details: RefusalDetails,
  language: Language,
  settings: PublicSettings | null,
): string => {
  const messages =
    settings === null ? refusals[language] : fillMessages('refusals', refusals[language], language, settings);
  return messages[code](details);
};

const refusals: Bilingual<Messages['refusals']> = { ar, en };
