import { ERROR_MESSAGES } from '#core/errors/error-message.ts';
import { splitKey } from '#core/i18n/apply-overrides.ts';
import { type Bilingual, contentLanguages } from '#core/i18n/language.ts';
import {
  isLabelValue,
  type LabelValueName,
  type MessageLocation,
  messageLocations,
  type ReadOnlyReason,
} from '#core/i18n/override-facts.ts';
import { paymentLabelPlaces } from '#features/content/payment-texts.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { consents } from '#generated/consents.gen.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import { excludedMessages, messagePlaces, readOnlyMessages } from '#generated/text-places.gen.ts';
import { type MessageTemplate, messagesWithNumbers, messageTemplates } from './message-templates.ts';
import { isSpecified } from './specified-sentences.ts';

/** A message that owners can replace, or that is fixed. */
export type MessageDefinition = {
  readonly key: string;
  readonly place: MessageLocation;
  /** The text with its parameters in braces; null for a plural form that the language does not have. */
  readonly defaults: Bilingual<string | null>;
  /** Parameters that a label must name. */
  readonly parameters: readonly string[];
  /** Values of the settings that a label may name. */
  readonly values: readonly LabelValueName[];
  /** One of the forms of a plural message, which the last part of the key names. */
  readonly isPluralForm: boolean;
  readonly fixed: ReadOnlyReason | null;
  /** Text on or around the payment: changing it requires the permission `paymentTexts.write`. */
  readonly isAboutPayment: boolean;
};

/** Returns all messages by key, in the order of their locations. For the server only: it loads every namespace in both languages. */
export const labelRegistry = (): Promise<ReadonlyMap<string, MessageDefinition>> => (registry ??= readRegistry());

let registry: Promise<ReadonlyMap<string, MessageDefinition>> | undefined;

const readRegistry = async (): Promise<ReadonlyMap<string, MessageDefinition>> => {
  const [ar, en] = await Promise.all(contentLanguages.map(messageTemplates));
  const specified = await specifiedKeys();
  const entries = [...new Set([...(ar?.keys() ?? []), ...(en?.keys() ?? [])])]
    .flatMap((key) => {
      const place = placeOf(key);
      return place ? [toEntry(key, place, { ar: ar?.get(key), en: en?.get(key) }, specified.has(key))] : [];
    })
    .filter(({ defaults }) => hasText(defaults.ar) || hasText(defaults.en));
  const byPlace = messageLocations.flatMap((place) => entries.filter((entry) => entry.place === place));
  return new Map(byPlace.map((entry) => [entry.key, entry]));
};

/** Keys of the messages that the specification quotes, formatted by its rules. */
const specifiedKeys = async (): Promise<ReadonlySet<string>> => {
  const shop = formatShopValues({ ...defaultRules, name: { ar: '', en: '' } }, 'en');
  const messages = await messagesWithNumbers('en', shop);
  return new Set([...messages].filter(([, text]) => isSpecified(text)).map(([key]) => key));
};

/** Names of properties that are no text. */
const technicalNames: readonly string[] = ['key'];

/** Whether a key is this one, or below it. */
export const isBelow = (key: string, beginning: string): boolean =>
  key === beginning || key.startsWith(`${beginning}/`) || key.startsWith(`${beginning}.`);

const hasText = (template: string | null): boolean =>
  template !== null && /\p{L}/u.test(template.replaceAll(/\{\w+\}/gu, ''));

const toEntry = (
  key: string,
  place: MessageLocation,
  templates: Bilingual<MessageTemplate | undefined>,
  isQuoted: boolean,
): MessageDefinition => {
  const { ar, en } = templates;
  const named = [...new Set([ar, en].flatMap((template) => namesIn(template?.text ?? '')))];
  const isPluralForm = [ar, en].some((template) => template?.isPluralForm);
  return {
    key,
    place,
    defaults: { ar: ar?.text ?? null, en: en?.text ?? null },
    parameters: [...new Set([...(isPluralForm ? ['count'] : []), ...named.filter((name) => !isLabelValue(name))])],
    values: named.filter(isLabelValue),
    isPluralForm,
    fixed: isQuoted ? 'specification' : reasonOf(key, [ar, en]),
    isAboutPayment: paymentLabelPlaces.includes(place),
  };
};

/** Location of a message; undefined if owners cannot replace it. */
export const placeOf = (key: string): MessageLocation | undefined => {
  if (technicalNames.includes(splitKey(key).at(-1) ?? '')) return undefined;
  if (excludedMessages.some((beginning) => isBelow(key, beginning))) return undefined;
  if (isBelow(key, ERROR_MESSAGES)) return 'forms';
  return Object.entries(messagePlaces).find(([beginning]) => isBelow(key, beginning))?.[1];
};

const reasonOf = (key: string, templates: readonly (MessageTemplate | undefined)[]): ReadOnlyReason | null => {
  if (templates.some((template) => consentTexts.has(template?.text ?? ''))) return 'consent';
  const named = Object.entries(readOnlyMessages).find(([beginning]) => isBelow(key, beginning));
  if (named) return named[1];
  if (templates.some((template) => template?.dependsOnSettings)) return 'settings';
  return templates.some((template) => template?.isComputed) ? 'computed' : null;
};

const consentTexts: ReadonlySet<string> = new Set(
  consents.flatMap(({ versions }) => contentLanguages.map((language) => versions.at(-1)?.text[language] ?? '')),
);

/** Names in braces, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)),
];
