import { parseMoney } from '#core/forms/parse-number.ts';
import { formatAmount, formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import { instantOfField } from '../../parse-product-form.ts';
import { type ProductFormName, productFields } from '../../product.ts';

interface FormatOptions {
  readonly products: Messages['admin']['products'];
  readonly catalogue: Messages['common']['catalogue'];
  readonly language: Language;
}

type Names = Readonly<Partial<Record<string, unknown>>>;

/** Formats a field's form value for display: amounts, numbers, times and names of choices. */
export const formatFieldValue = (
  field: string,
  value: string,
  { products, catalogue, language }: FormatOptions,
): string => {
  const kind = productFields[field.replace(/\..*/u, '') as keyof typeof productFields]?.kind;
  const { yes, no } = products.file;
  if (kind === 'flag') return value === 'on' ? yes : no;
  if (value === '') return products.import.blank;
  if (kind === 'money') return formatAmount(parseMoney(value) ?? 0, language);
  if (kind === 'whole') return formatNumber(Number(value), language);
  const instant = kind === 'moment' ? instantOfField(field, value) : null;
  if (instant !== null) return formatMoment(instant, language);
  const { categories, badges } = catalogue;
  const choices: Partial<Record<ProductFormName, Names>> = {
    category: categories,
    badge: badges,
    ...products.attributes,
  };
  const name = choices[field as ProductFormName]?.[value];
  return typeof name === 'string' ? name : value;
};
