import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { type AttributeName, attributes } from '../product.ts';

type AttributeValues = Readonly<Record<AttributeName, string | number | null>>;

/** Returns the attributes that a product has: label, displayed value, and element of the product feed with its value. */
export const attributesOf = (product: AttributeValues, language: Language, settings: PublicSettings) => {
  const { names, values } = serverTexts(language, settings).search.filters;
  const labels: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = values;
  return attributes.flatMap(({ name, feed }) => {
    const value = product[name];
    if (value === null) return [];
    const text = labels[name]?.[value] ?? String(value);
    const displayed = typeof value === 'number' ? formatNumber(value, language) : text;
    return [{ name: names[name], value: displayed, feed: feed && { element: feed, value: text } }];
  });
};
