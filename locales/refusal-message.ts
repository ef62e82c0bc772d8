import type { Language } from '../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../domain/refusals.ts';
import { refusals as ar } from './ar/forms/refusals.ts';
import { refusals as en } from './en/forms/refusals.ts';

/**
 * The message of a refusal: for the server, which answers in both languages. In the browser `messages.refusals[code](details)`
 * returns the same. Uses the details `minimum` and `total` in piastres, `seconds`, `name` (text, or one per language); a
 * missing one is left out.
 */
export const refusalMessage = (code: RefusalCode, details: RefusalDetails, language: Language): string =>
  refusals[language][code](details);

const refusals = { ar, en };
