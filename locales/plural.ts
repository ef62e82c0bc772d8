import type { Language } from '../domain/language.ts';
import { formatNumber } from './format.ts';

/** The sentence for each kind of count; `{count}` stands for the number in the language's digits. */
export type PluralForms = Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { other: string }>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** A sentence that follows its count. `zero` speaks for exactly 0 in both languages; a form left out is `other`. */
export const plural =
  (language: Language, forms: PluralForms): ((count: number) => string) =>
  (count) => {
    const rule = count === 0 ? 'zero' : (rules[language] ??= new Intl.PluralRules(language)).select(count);
    return (forms[rule] ?? forms.other).replace('{count}', formatNumber(count, language));
  };
