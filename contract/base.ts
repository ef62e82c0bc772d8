import * as v from 'valibot';
import { languages } from '../domain/language.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

/** The language of the words in an answer. */
export const LanguageInput = v.picklist(languages);

/** What somebody looks for, in at most so many characters; whatever no database can hold is left out. */
export const SearchText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(cleanLine));
