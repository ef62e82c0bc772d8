import { formatNumber } from './format.ts';
import type { Language } from './language.ts';

/** One message per plural category; `{count}` is replaced by the formatted number. */
export type PluralForms = Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { other: string }>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Selects a message by count. `zero` is used for exactly 0 in both languages; a missing form falls back to `other`. */
export const plural = (language: Language, forms: PluralForms): ((count: number) => string) =>
  Object.assign(
    (count: number) => {
      const rule = count === 0 ? 'zero' : (rules[language] ??= new Intl.PluralRules(language)).select(count);
      return (forms[rule] ?? forms.other).replace('{count}', formatNumber(count, language));
    },
    { forms },
  );

/** Returns the forms of a message that `plural` made; undefined for any other value. */
export const pluralFormsOf = (message: unknown): PluralForms | undefined =>
  typeof message === 'function' && 'forms' in message ? (message.forms as PluralForms) : undefined;
