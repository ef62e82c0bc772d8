import * as v from 'valibot';
import { languageFacts, languages } from '#core/i18n/language.ts';
import { cleanLine } from '#core/text/clean-text.ts';

/** Language of the texts in a response. */
export const LanguageInput = v.picklist(languages);

/** Language of a page, as that of its products and other content. */
export const ContentLanguageInput = v.pipe(
  LanguageInput,
  v.transform((language) => languageFacts[language].content),
);

/** Number of waiting items, counted up to 1,000, and the time of the oldest (ISO 8601, UTC). */
export const WaitingItems = v.object({ count: v.number(), since: v.nullable(v.string()) });
export type WaitingItems = v.InferOutput<typeof WaitingItems>;

/** A line of text, such as a search, of at most `max` characters, without characters that PostgreSQL cannot store. */
export const LineInput = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.transform(cleanLine), v.maxLength(max));
