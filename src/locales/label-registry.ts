import { splitKey } from '#core/i18n/apply-overrides.ts';
import { type Bilingual, languages } from '#core/i18n/language.ts';
import { paymentLabelPlaces } from '#features/content/payment-texts.ts';
import type { ReadOnlyReason } from '#features/content/text-overrides/text-override.ts';
import {
  isLabelValue,
  type LabelValueName,
  labelPlaces,
  type MessageLocation,
} from '#features/content/text-overrides/text-override.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { consents } from '#generated/consents.gen.ts';
import { fixedMessages, isBelow, technicalNames, unofferedMessages } from './fixed-messages.ts';
import { type MessageTemplate, messagesWithNumbers, messageTemplates } from './message-templates.ts';
import { formatShopValues } from './shop-values.ts';
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

/** Returns all messages by key, in the order of their places. For the server only: it loads every namespace in both languages. */
export const labelRegistry = (): Promise<ReadonlyMap<string, MessageDefinition>> => (registry ??= readRegistry());

let registry: Promise<ReadonlyMap<string, MessageDefinition>> | undefined;

const readRegistry = async (): Promise<ReadonlyMap<string, MessageDefinition>> => {
  const [ar, en] = await Promise.all(languages.map(messageTemplates));
  const specified = await specifiedKeys();
  const entries = [...new Set([...(ar?.keys() ?? []), ...(en?.keys() ?? [])])]
    .filter(isOffered)
    .map((key) => toEntry(key, { ar: ar?.get(key), en: en?.get(key) }, specified.has(key)))
    .filter(({ defaults }) => hasWords(defaults.ar) || hasWords(defaults.en));
  const byPlace = labelPlaces.flatMap((place) => entries.filter((entry) => entry.place === place));
  return new Map(byPlace.map((entry) => [entry.key, entry]));
};

/** Keys of the messages that the specification quotes, as they read by its rules. */
const specifiedKeys = async (): Promise<ReadonlySet<string>> => {
  const shop = formatShopValues({ ...defaultRules, name: { ar: '', en: '' } }, 'en');
  const messages = await messagesWithNumbers('en', shop);
  return new Set([...messages].filter(([, text]) => isSpecified(text)).map(([key]) => key));
};

const isOffered = (key: string): boolean =>
  !Object.keys(unofferedMessages).some((beginning) => isBelow(key, beginning)) &&
  !technicalNames.includes(splitKey(key).at(-1) ?? '');

const hasWords = (template: string | null): boolean =>
  template !== null && /\p{L}/u.test(template.replaceAll(/\{\w+\}/gu, ''));

const toEntry = (
  key: string,
  templates: Bilingual<MessageTemplate | undefined>,
  isQuoted: boolean,
): MessageDefinition => {
  const { ar, en } = templates;
  const named = [...new Set([ar, en].flatMap((template) => namesIn(template?.text ?? '')))];
  const place = placeOf(key);
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

const placeOf = (key: string): MessageLocation => {
  const place = labelPlaces.find((each) => keysByPlace[each].some((beginning) => isBelow(key, beginning)));
  if (place === undefined) throw new Error(`The message "${key}" has no place in label-registry.ts.`);
  return place;
};

const reasonOf = (key: string, templates: readonly (MessageTemplate | undefined)[]): ReadOnlyReason | null => {
  if (templates.some((template) => consentTexts.has(template?.text ?? ''))) return 'consent';
  const named = Object.entries(fixedMessages).find(([beginning]) => isBelow(key, beginning));
  if (named) return named[1];
  if (templates.some((template) => template?.dependsOnSettings)) return 'settings';
  return templates.some((template) => template?.isComputed) ? 'computed' : null;
};

const consentTexts: ReadonlySet<string> = new Set(
  consents.flatMap(({ versions }) => languages.map((language) => versions.at(-1)?.text[language] ?? '')),
);

/** Names in braces, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)),
];

/** Beginnings of keys by the place where their messages are seen. */
const keysByPlace: Readonly<Record<MessageLocation, readonly string[]>> = {
  home: ['content/home'],
  about: ['content/about'],
  everyPage: ['common/layout', 'common/fields', 'common/states', 'offline'],
  productList: ['common/catalogue', 'common/counts', 'common/productList', 'content/search'],
  product: ['common/product', 'productDetails'],
  cart: ['cart'],
  checkout: ['checkout/checkout'],
  confirmation: ['checkout/confirmation', 'checkout/transferProof', 'checkout/parcels', 'payment', 'returns'],
  discountDialog: ['discountDialog'],
  contact: ['content/contact', 'openingHours'],
  signIn: ['forms/auth', 'authFlows'],
  account: ['account', 'accountSecurity', 'personalData', 'savedAddresses'],
  forms: ['forms/general', 'forms/validation', 'refusals'],
  notices: ['forms/notices'],
  mails: ['content/mail', 'content/newsletterConfirmation', 'content/unsubscribe'],
  chat: ['content/sellerChat'],
  searchEngines: ['content/meta'],
};
