import { ERROR_MESSAGES } from '#core/errors/error-message.ts';
import { type ValidationCode, validationCode } from '#core/forms/validation.ts';
import type { Labels } from '#core/i18n/apply-overrides.ts';
import { isolateText } from '#core/i18n/format.ts';
import { fillLabelValues } from '#core/i18n/label-values.ts';
import { type Bilingual, type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { isLabelValue } from '#core/i18n/override-facts.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import { cleanLine } from '#core/text/clean-text.ts';
import { isBelow, type MessageDefinition, namesIn } from '#features/content/text-overrides/label-registry.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';

type Label = Bilingual<string | null>;

/** Issue of a label; without a language if it concerns the key. */
export type LabelIssue = { readonly code: ValidationCode; readonly language?: ContentLanguage };

/** Returns the issues of a label for a message; `undefined` is an unknown message. */
export const checkLabel = (entry: MessageDefinition | undefined, label: Label): readonly LabelIssue[] => {
  if (entry === undefined) return [{ code: validationCode('setting.labelUnknown') }];
  if (entry.fixed !== null) return [{ code: validationCode('setting.labelFixed') }];
  return contentLanguages.flatMap((language) => {
    const code = checkText(entry, entry.defaults[language], label[language]);
    return code === null ? [] : [{ language, code }];
  });
};

const checkText = (entry: MessageDefinition, standard: string | null, text: string | null): ValidationCode | null => {
  if (standard === null) return text === null ? null : validationCode('generic');
  if (text === null) return validationCode('required');
  const named = namesIn(text);
  const placeholders = [...entry.parameters, ...entry.values];
  if (named.some((name) => !placeholders.includes(name))) return validationCode('setting.labelNames');
  const needed = namesIn(standard).filter(
    (name) => !isLabelValue(name) && !(name === 'count' && isSingleNumber(entry)),
  );
  return needed.every((name) => named.includes(name)) ? null : validationCode('setting.labelLacks');
};

/** A plural form that stands for one number can say it in words: "one item". */
const isSingleNumber = ({ key, isPluralForm }: MessageDefinition): boolean =>
  isPluralForm && /\/(?:zero|one|two)$/u.test(key);

/** Normalizes a label to one line: every replaceable message has one line. */
export const cleanLabel = (label: Label): Label => {
  const clean = (text: string | null) => (text === null ? text : cleanLine(text));
  return { ar: clean(label.ar), en: clean(label.en) };
};

/**
 * Returns the effective labels by language, without those that no longer fit their message. Setting values are filled in, except
 * in long texts, which `serverTexts` fills: a mail may have other values than the shop.
 */
export const effectiveLabels = (
  labels: ShopSettings['labels'],
  registry: ReadonlyMap<string, MessageDefinition>,
  settings: PublicSettings,
): Bilingual<Labels> => {
  const accepted = Object.entries(labels).filter(([key, label]) => checkLabel(registry.get(key), label).length === 0);
  const inLanguage = (language: ContentLanguage): Labels => {
    const texts = accepted.flatMap(([key, label]) => {
      const text = label[language];
      return text === null ? [] : [[key, withIsolatedNumbers(text)] as const];
    });
    const [long, short] = [texts.filter(([key]) => isLongText(key)), texts.filter(([key]) => !isLongText(key))];
    const values = formatShopValues(settings, language);
    return { ...Object.fromEntries(long), ...fillLabelValues(Object.fromEntries(short), values, language) };
  };
  return { ar: inLanguage('ar'), en: inLanguage('en') };
};

/** The labels of messages that the browser loads; those of long texts and errors are in the server's answers. */
export const labelsOfPages = (labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([key]) => !isLongText(key) && !isBelow(key, ERROR_MESSAGES)));

const isLongText = (key: string): boolean => isBelow(key, 'content');

/** Keeps the plus of a phone number before it in Arabic. */
const withIsolatedNumbers = (text: string): string => text.replaceAll(/\+\d[\d ]{5,}\d/gu, isolateText);
