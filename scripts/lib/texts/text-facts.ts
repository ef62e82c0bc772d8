import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TextsFacts, textsFactsOf } from '../../../src/core/i18n/define-texts.ts';
import type { Language } from '../../../src/core/i18n/language.ts';
import { defaultRules } from '../../../src/features/pricing/pricing-rules.ts';
import { banner, type Export, exportsOf, importsOf, root } from '../generated-module.ts';

/** Texts of one file with their place among all messages. */
export interface TextsDefinition extends TextsFacts {
  readonly texts: object;
  readonly file: string;
}

/** All texts that `*.texts.ts` files define, by path. */
export const readTexts = async (): Promise<readonly TextsDefinition[]> => {
  const files = globSync('src/{core,features}/**/*.texts.ts', { cwd: root }).toSorted();
  const definitions: TextsDefinition[] = [];
  for (const file of files) {
    const exports: object = await import(pathToFileURL(join(root, file)).href);
    for (const texts of Object.values(exports)) {
      const facts = textsFactsOf(texts);
      if (facts) definitions.push({ ...facts, texts, file });
    }
  }
  return definitions.toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

/** What owners can replace, for the registry of text overrides. */
export const textPlacesModule = (definitions: readonly TextsDefinition[]): string => {
  const places = definitions.filter(({ place }) => place !== undefined);
  const readOnly = definitions.flatMap(({ path, readOnly: reason }) =>
    typeof reason === 'object'
      ? Object.entries(reason).map(([name, each]) => [`${path}/${name}`, each])
      : reason === undefined
        ? []
        : [[path, reason]],
  );
  const excluded = definitions.flatMap(({ path, excluded: names = [] }) => names.map((name) => `'${path}/${name}',`));
  const lines = (entries: readonly (readonly (string | undefined)[])[]) =>
    entries.map(([path, value]) => `  '${path}': '${value}',\n`).join('');
  return `${banner('*.texts.ts')}import type { MessageLocation, ReadOnlyReason } from '#core/i18n/override-facts.ts';

/** Locations of the messages that owners can replace, by key prefix; all other messages are not replaceable. */
export const messagePlaces: Readonly<Record<string, MessageLocation>> = {
${lines(places.map(({ path, place }) => [path, place]))}};

/** Messages that owners see and cannot replace, by key prefix. */
export const readOnlyMessages: Readonly<Record<string, ReadOnlyReason>> = {
${lines(readOnly)}};

/** Messages at these locations that owners do not see, by key prefix. */
export const excludedMessages: readonly string[] = [
${excluded.map((line) => `  ${line}\n`).join('')}];
`;
};

/** Function of a feature that formats settings for texts, with the names of its values. */
type ShopValuesExport = Export & { readonly names: readonly string[] };

/** Functions that format the values of the settings for texts, by file. */
export const readShopValues = async (): Promise<readonly ShopValuesExport[]> => {
  const exported = await exportsOf('src/features/*/*.shop-values.ts', 'ShopValues');
  return Promise.all(
    exported.map(async ({ name, file }) => {
      const module: Readonly<Record<string, (settings: object, language: Language) => object>> = await import(
        pathToFileURL(join(root, file)).href
      );
      const values = module[name]?.({ ...defaultRules, name: { ar: '', en: '' } }, 'ar') ?? {};
      return { name, file, names: Object.keys(values) };
    }),
  );
};

/** Module that joins these values. */
export const shopValuesModule = (exported: readonly ShopValuesExport[]): string =>
  `${banner('*.shop-values.ts')}import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
${importsOf(exported)}
/** Formats the values of the settings that texts name; numbers stay numbers where a text chooses how they are written. */
export const formatShopValues = (
  settings: Pick<PublicSettings, 'name' | 'offers' | 'service' | 'shipping'>,
  language: Language,
) => ({
${exported.map(({ name }) => `  ...${name}(settings, language),\n`).join('')}});
export type ShopValues = ReturnType<typeof formatShopValues>;
`;
