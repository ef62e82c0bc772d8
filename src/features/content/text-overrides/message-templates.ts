import type { ErrorDefinition } from '#core/errors/define-errors.ts';
import { ERROR_MESSAGES } from '#core/errors/error-message.ts';
import { joinKey, replaceParameters } from '#core/i18n/apply-overrides.ts';
import { settingVariants, templateValues } from '#core/i18n/label-values.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadSource, namespaceNames } from '#core/i18n/messages.ts';
import { isLabelValue } from '#core/i18n/override-facts.ts';
import { pluralFormsOf } from '#core/i18n/plural.ts';
import { contentSource } from '#core/i18n/server-texts.ts';
import { errors } from '#generated/errors.gen.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

/** A message as an owner can write it: parameters and values of the settings in braces. */
export type MessageTemplate = {
  readonly text: string;
  /** The program chooses between several texts or computes a part, so no single text can replace it. */
  readonly isComputed: boolean;
  /** One of the forms of a plural message. */
  readonly isPluralForm: boolean;
  /** The text depends on settings, such as free shipping. */
  readonly dependsOnSettings: boolean;
};

/** Returns every message of a language as a template, by key; a plural message has one for each form. */
export const messageTemplates = async (language: ContentLanguage): Promise<ReadonlyMap<string, MessageTemplate>> => {
  const sources = await loadSources(language);
  const [first = new Map<string, Leaf>(), ...others] = settingVariants.map((variant) => {
    const { shop, toTemplate } = templateValues(language, variant);
    return readLeaves(sources(shop), toTemplate);
  });
  return new Map(
    [...first].map(([key, { text, ...leaf }]) => [
      key,
      {
        ...leaf,
        text: withoutIsolates(text),
        dependsOnSettings: others.some((each) => each.get(key)?.text !== text),
      },
    ]),
  );
};

/** Returns every message of a language by key, formatted with these values and with numbers for its parameters. */
export const messagesWithNumbers = async (
  language: ContentLanguage,
  shop: ShopValues,
): Promise<ReadonlyMap<string, string>> => textsOf((await loadSources(language))(shop), sample(7));

const loadSources = async (language: ContentLanguage): Promise<(shop: ShopValues) => object> => {
  const loaded = await Promise.all(
    namespaceNames.map(async (name) => [name, await loadSource(name, language)] as const),
  );
  return (shop) => ({
    ...Object.fromEntries(loaded.map(([name, source]) => [name, typeof source === 'function' ? source(shop) : source])),
    [ERROR_MESSAGES]: errorTexts(language),
    content: contentSource(language)(shop),
  });
};

/** Texts of the API's errors in a language, by their names candidates the text overrides. */
export const errorTexts = (language: ContentLanguage): object =>
  Object.fromEntries(
    Object.entries<ErrorDefinition>(errors).map(([code, { text, overrideKey = code }]) => [
      overrideKey,
      text[language],
    ]),
  );

type Leaf = Pick<MessageTemplate, 'text' | 'isComputed' | 'isPluralForm'>;

/** Arguments of a message: every parameter has this value, or its own name in braces. */
const sample = (value?: string | number | null): object =>
  new Proxy({}, { get: (_, name) => (typeof name !== 'string' || value !== undefined ? value : `{${name}}`) });

const samples = ['word', '', 7, null] as const;

const readLeaves = (messages: object, toTemplate: (text: string) => string): Map<string, Leaf> => {
  const renderings = samples.map((value) => ({ value, texts: textsOf(messages, sample(value)) }));
  return new Map(
    leavesOf(messages, sample()).map(({ key, text, isMessage, isPluralForm, lacksParameter }) => [
      key,
      {
        text: toTemplate(text),
        isPluralForm,
        isComputed:
          lacksParameter ||
          renderings.some(({ value, texts }) => isMessage && texts.get(key) !== filled(text, String(value))),
      },
    ]),
  );
};

const textsOf = (messages: object, parameters: object): ReadonlyMap<string, string> =>
  new Map(leavesOf(messages, parameters).map(({ key, text }) => [key, text]));

const filled = (template: string, value: string): string =>
  replaceParameters(template, (name) => (isLabelValue(name) ? undefined : value));

type MessageLeaf = {
  readonly key: string;
  readonly text: string;
  /** The text is the result of a function. */
  readonly isMessage: boolean;
  readonly isPluralForm: boolean;
  /** A function of parameters that none of its texts names. */
  readonly lacksParameter: boolean;
};

const leavesOf = (value: unknown, parameters: object, path: readonly string[] = []): readonly MessageLeaf[] => {
  const forms = pluralFormsOf(value);
  if (forms) return leavesOf(forms, parameters, path).map((leaf) => ({ ...leaf, isPluralForm: true }));
  if (typeof value === 'function') {
    const leaves = leavesOf(callMessage(value, parameters), parameters, path);
    const lacksParameter = value.length > 0 && leaves.every(({ text }) => !/\{\w+\}/u.test(text));
    return leaves.map((leaf) => ({ ...leaf, isMessage: true, lacksParameter }));
  }
  if (typeof value === 'string')
    return [{ key: joinKey(...path), text: value, isMessage: false, isPluralForm: false, lacksParameter: false }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, parameters, [...path, name]));
};

/** Undefined for a function that does not accept these arguments. */
const callMessage = (message: object, parameters: object): unknown => {
  try {
    return Reflect.apply(message as (args: object) => unknown, undefined, [parameters]);
  } catch {
    return undefined;
  }
};

const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
