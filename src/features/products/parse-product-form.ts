import { cairoMinute, instantOfCairoMinute } from '#core/dates/cairo-time.ts';
import { type FieldKind, isText, type ProductFields } from '#core/fields/field.ts';
import { parseCount, parseMoney } from '#core/forms/parse-number.ts';
import { latinDigits } from '#core/text/clean-text.ts';
import { type ProductInput, productFields } from './product.ts';

type FormValues = Readonly<Record<string, unknown>>;

/**
 * Converts the fields of a product form into the input of `ProductInput`. Texts are named by path (`name.ar`), prices are in
 * pounds, times are in Cairo time, lists have one entry per line. An invalid number or time stays a text, which `ProductInput`
 * reports.
 */
export const parseProductForm = (formValues: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(productFields).map(([name, { kind, isRequired }]) => [
      name,
      hasNoValue(kind, isRequired, formValues[name]) ? null : parsers[kind](formValues, name),
    ]),
  );

/** Whether an optional number, time or choice is blank. */
const hasNoValue = (kind: FieldKind, isRequired: boolean, input: unknown): boolean =>
  !isText(kind) && kind !== 'flag' && !isRequired && isBlank(input);

const parsers: Readonly<Record<FieldKind, (formValues: FormValues, name: string) => unknown>> = {
  line: (formValues, name) => inBoth(formValues, name),
  paragraphs: (formValues, name) => inBoth(formValues, name),
  list: (formValues, name) => inBoth(formValues, name, linesOf),
  money: (formValues, name) => numberOr(formValues[name], parseMoney),
  whole: (formValues, name) => numberOr(formValues[name], parseCount),
  moment: (formValues, name) => parseInstant(formValues[name], name),
  choice: (formValues, name) => formValues[name],
  flag: (formValues, name) => formValues[name] === 'on',
  code: (formValues, name) => formValues[name],
};

const inBoth = (formValues: FormValues, name: string, parse: (text: unknown) => unknown = (text) => text) => ({
  ar: parse(formValues[`${name}.ar`]),
  en: parse(formValues[`${name}.en`]),
});

/** Returns the form values of a product by field name: the inverse of `parseProductForm`. */
export const formatProductForm = (product: ProductInput): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(product).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? [
            [`${name}.ar`, textOf(value.ar)],
            [`${name}.en`, textOf(value.en)],
          ]
        : [[name, formatted(productFields[name as keyof ProductInput].kind, value)]],
    ),
  );

const textOf = (text: string | readonly string[]): string => (typeof text === 'string' ? text : text.join('\n'));

const formatted = (kind: FieldKind, value: string | number | boolean | null): string => {
  if (value === null) return '';
  if (kind === 'flag') return value === true ? 'on' : '';
  if (kind === 'moment') return cairoMinute(new Date(String(value)));
  return kind === 'money' ? formatPounds(Number(value)) : String(value);
};

/** "450", "450.50". */
const formatPounds = (amount: number): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

const isBlank = (input: unknown): boolean => typeof input !== 'string' || input.trim() === '';

/** Returns the number, or the text if it is not one. */
const numberOr = (input: unknown, parse: (text: string) => number | null): unknown =>
  typeof input === 'string' ? (parse(input) ?? input) : input;

/** Parses "2026-11-30T23:59"; with a space instead of T from browsers without a field for times. */
const parseInstant = (input: unknown, name: string): unknown =>
  (typeof input === 'string'
    ? instantOfField(name, latinDigits(input).trim().replace(' ', 'T'))
    : null
  )?.toISOString() ?? input;

/** Returns the instant of a field's minute in Cairo time; null for a text in another format. */
export const instantOfField = (name: string, minute: string): Date | null =>
  instantOfCairoMinute(minute, (productFields as ProductFields)[name]?.isEnd ? 'last' : 'first');

const linesOf = (input: unknown): string[] => (typeof input === 'string' && input !== '' ? input.split('\n') : []);
