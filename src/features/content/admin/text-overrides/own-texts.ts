import { type Bilingual, contentLanguages } from '#core/i18n/language.ts';
import { fold } from '#core/text/fold.ts';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';

/** Labels as they are stored. */
export type StoredLabels = Readonly<Record<string, Bilingual<string | null>>>;

/** The texts of a message in the fields; empty where a language does not have it. */
export type Texts = Bilingual;

/** Unsaved input by key. */
export type Drafts = Readonly<Record<string, Texts>>;

/** The texts of a message with a label, or without one. */
export const textsOf = ({ defaults }: MessageDefinition, label?: Bilingual<string | null>): Texts => ({
  ar: label?.ar ?? defaults.ar ?? '',
  en: label?.en ?? defaults.en ?? '',
});

export const areEqual = (some: Texts, others: Texts): boolean =>
  contentLanguages.every((language) => some[language] === others[language]);

/** Returns the overrides with the input. A text equal to its default has none; those of removed messages are omitted. */
export const withDrafts = (entries: readonly MessageDefinition[], stored: StoredLabels, drafts: Drafts): StoredLabels =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const texts = drafts[entry.key] ?? textsOf(entry, stored[entry.key]);
      if (entry.fixed !== null || areEqual(texts, textsOf(entry))) return [];
      const label = {
        ar: entry.defaults.ar === null ? null : texts.ar,
        en: entry.defaults.en === null ? null : texts.en,
      };
      return [[entry.key, label] as const];
    }),
  );

/** Messages whose key, default or own text contains every word of a query. */
export const searchEntries = (
  entries: readonly MessageDefinition[],
  query: string,
  textsByKey: (entry: MessageDefinition) => Texts,
): readonly MessageDefinition[] => {
  const terms = fold(query).split(' ').filter(Boolean);
  return entries.filter((entry) => {
    const own = textsByKey(entry);
    const searched = fold([entry.key, entry.defaults.ar, entry.defaults.en, own.ar, own.en].join(' '));
    return terms.every((term) => searched.includes(term));
  });
};
