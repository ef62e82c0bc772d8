import type { Language } from '../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../domain/refusals.ts';
import { messagesOf } from './messages.ts';

/**
 * The message of a refusal: for the server, which answers in both languages. In the browser `messages.refusals[code](details)`
 * returns the same. Uses the details `minimum` and `total` in piastres, `seconds`, `name` (text, or one per language); a
 * missing one is left out.
 */
export const refusalMessage = (code: RefusalCode, details: RefusalDetails, language: Language): string =>
  messagesOf(language).refusals[code](details);
