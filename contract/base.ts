import * as v from 'valibot';
import { languages } from '../domain/language.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

/** Language of the texts in an answer. */
export const LanguageInput = v.picklist(languages);

/** A line of text, such as a search, of at most `most` characters, without characters that PostgreSQL cannot store. */
export const LineInput = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(cleanLine));
