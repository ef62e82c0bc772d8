import * as v from 'valibot';
import { languages } from '../domain/language.ts';

/** The language of the words in an answer. */
export const LanguageInput = v.picklist(languages);
