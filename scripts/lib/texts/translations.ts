import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { js2xliff, xliff2js } from 'xliff';
import { sharesParameters, type Text, withParameters } from '../../../src/core/i18n/define-texts.ts';
import { type Bilingual, contentLanguages, isContentLanguage, type Language } from '../../../src/core/i18n/language.ts';
import { root } from '../generated-module.ts';
import type { TextsDefinition } from './text-facts.ts';

/** Whether a value is a text in Arabic and English. Throws when one of the two is missing. */
export const isText = (value: object): value is Text => {
  const isLeaf = (text: unknown) => typeof text === 'string' || Array.isArray(text);
  const written = Object.entries(value).filter(([name, text]) => isContentLanguage(name) && isLeaf(text));
  if (written.length === 1) throw new Error(`A language is missing: ${JSON.stringify(value)}`);
  return written.length === contentLanguages.length;
};

/** A text, or a paragraph of one, to translate: its id is that of the message (`docs/texts.md`). */
interface Unit {
  readonly id: string;
  readonly texts: Bilingual;
}

/** Path of a language's translations, for translators in XLIFF 2.0. */
export const translationsFile = (language: Language): string => join(root, `src/translations/${language}.xlf`);

/** Units of the file, by id; none when the language has no file yet. */
const readUnits = async (language: Language) => {
  const file = translationsFile(language);
  if (!existsSync(file)) return new Map<string, never>();
  const { resources } = await xliff2js(await readFile(file, 'utf8'));
  return new Map(Object.values(resources).flatMap((units) => Object.entries(units)));
};

/**
 * Returns the translations of a language by the id of their unit. A translation of a text that has changed since is left out, because it may
 * be wrong by now.
 */
export const readTranslations = async (
  language: Language,
  definitions: readonly TextsDefinition[],
): Promise<ReadonlyMap<string, string>> => {
  const units = await readUnits(language);
  const entries = definitions.flatMap(unitsOf).map(({ id, texts }): [string, string | undefined] => {
    const unit = units.get(id);
    return [id, unit?.source === texts.en ? unit.target : undefined];
  });
  return new Map(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
};

/** Returns the file for a translator: all texts in English with the Arabic as a note, and what is translated already. */
export const writeTranslations = async (
  language: Language,
  definitions: readonly TextsDefinition[],
): Promise<string> => {
  const former = await readUnits(language);
  const units = definitions.flatMap(unitsOf).map(({ id, texts: { ar: note, en: source } }) => {
    const { target, source: translated } = former.get(id) ?? {};
    if (!target) return [id, { source, note }] as const;
    if (translated === source) return [id, { source, target, note }] as const;
    return [id, { source, note: `${note}\nFormer text: ${translated}\nFormer translation: ${target}` }] as const;
  });
  const files = Map.groupBy(units, ([id]) => id.split('/')[0] ?? '');
  const resources = Object.fromEntries([...files].map(([name, entries]) => [name, Object.fromEntries(entries)]));
  return `${await js2xliff({ sourceLanguage: 'en', targetLanguage: language, resources })}\n`;
};

export const unitsOf = ({ path, texts }: TextsDefinition): readonly Unit[] => unitsIn(texts, path);

const unitsIn = (value: unknown, id: string): readonly Unit[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!isText(value)) return Object.entries(value).flatMap(([name, inner]) => unitsIn(inner, `${id}/${name}`));
  const { ar, en } = value;
  if (typeof ar === 'string' && typeof en === 'string') return [{ id, texts: { ar, en } }];
  return [...en].map((text, index) => ({ id: `${id}/${index}`, texts: { ar: ar[index] ?? '', en: text } }));
};

/** Returns texts with those of the languages that are translated; a list is translated only as a whole. */
export const translate = (
  definition: TextsDefinition,
  translations: ReadonlyMap<Language, ReadonlyMap<string, string>>,
): TextsDefinition => {
  const translateTree = (value: unknown, id: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) {
      const added = [...translations].map(([language, texts]) => [language, translationOf(value.en, id, texts)]);
      return { ...value, ...Object.fromEntries(added.filter(([, text]) => text !== undefined)) };
    }
    if (Array.isArray(value)) return value.map((inner, index) => translateTree(inner, `${id}/${index}`));
    const entries = Object.entries(value).map(([name, inner]) => [name, translateTree(inner, `${id}/${name}`)]);
    const translated = Object.fromEntries(entries);
    return sharesParameters(value) ? withParameters(translated) : translated;
  };
  const translated = translateTree(definition.texts, definition.path);
  return { ...definition, texts: translated as object };
};

const translationOf = (text: string | readonly string[], id: string, texts: ReadonlyMap<string, string>) => {
  if (typeof text === 'string') return texts.get(id);
  const paragraphs = text.map((_, index) => texts.get(`${id}/${index}`));
  return paragraphs.includes(undefined) ? undefined : paragraphs;
};
