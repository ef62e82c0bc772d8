import { withLabels } from '#core/i18n/apply-overrides.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { formatShopValues, type ShopValues } from '#generated/shop-values.gen.ts';
import { namespaces } from '#generated/texts.gen.ts';

export type Namespace = keyof typeof namespaces;

/** Names of all namespaces. */
export const namespaceNames = Object.keys(namespaces) as readonly Namespace[];

/** Messages of each namespace; those of all languages have the shape of the Arabic ones. */
export type Messages = {
  readonly [Name in Namespace]: WithValues<Awaited<ReturnType<(typeof namespaces)[Name]['ar']>>['messages']>;
};

/** Messages of a generated module; a function of the shop's settings if the messages contain values of them. */
export type MessageSource = object | ((shop: ShopValues) => object);

type WithValues<Source> = Source extends (shop: ShopValues) => infer Messages ? Messages : Source;

/** Loads a namespace in one language, without the other language. */
export const loadSource = async (name: Namespace, language: Language): Promise<MessageSource> =>
  (await namespaces[name][language]()).messages;

/** Loads the messages of one namespace in one language, with the values of the settings and the owner's labels. */
export const loadMessages = async <Name extends Namespace>(
  name: Name,
  language: Language,
  settings: PublicSettings,
): Promise<Messages[Name]> => fillMessages(name, await loadSource(name, language), language, settings);

/** Fills in the values of the settings and the owner's labels; cached by settings. */
export const fillMessages = <Name extends Namespace>(
  name: Name,
  source: MessageSource,
  language: Language,
  settings: PublicSettings,
): Messages[Name] => {
  let filled = filledBySettings.get(settings);
  if (!filled) filledBySettings.set(settings, (filled = new Map()));
  const key = `${name} ${language}`;
  let messages = filled.get(key);
  if (messages === undefined) {
    const written: object = typeof source === 'function' ? source(formatShopValues(settings, language)) : source;
    messages = withLabels(written, name, settings.labels[language] ?? {}, language);
    filled.set(key, messages);
  }
  // a lookup by a variable name loses the type of the namespace
  return messages as Messages[Name];
};

const filledBySettings = new WeakMap<PublicSettings, Map<string, object>>();
