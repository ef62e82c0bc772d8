import * as v from 'valibot';
import { LanguageInput } from './base.ts';

export const csvSeparators = ['comma', 'semicolon'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** Input fields of each export: the language of its headings and the separator of its cells. */
export const csvFormat = {
  language: v.optional(LanguageInput, 'ar'),
  separator: v.optional(v.picklist(csvSeparators), 'comma'),
};
