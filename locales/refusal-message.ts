import type { Language } from '../domain/language.ts';
import type { RefusalCode, RefusalDetails } from '../domain/refusals.ts';
import { messagesOf } from './messages.ts';

/**
 * What the shop says for a refusal: for the server, which answers in both languages. In the browser
 * `messages.refusals[code](details)` says the same. Read from the details: `minimum` and `total` in piastres,
 * `seconds`, `name` (text, or one for each language); a missing one is left out of the sentence.
 */
export const refusalMessage = (code: RefusalCode, details: RefusalDetails, language: Language): string =>
  messagesOf(language).refusals[code](details);
