import * as v from 'valibot';
import { cleanLine } from '../domain/text/clean.ts';

/** What somebody looks for, in at most so many characters; whatever no database can hold is left out. */
export const SearchText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(cleanLine));
