import { cairoMinute, instantOfCairoMinute } from '#core/dates/cairo-time.ts';
import { type FieldKind, isText, type ProductFields } from '#core/fields/field.ts';
import { parseCount, parseMoney } from '#core/forms/parse-number.ts';
import { latinDigits } from '#core/text/clean-text.ts';
import { type ProductInput, productFields } from './product.ts';

type Typed = Readonly<Record<string, unknown>>;

/**
 * Converts the fields of a product form into the input of `ProductInput`. Texts are named by path (`name.ar`), prices are in
 * pounds, times are Cairo's, lists have one entry per line. A text that is no number or time stays a text, which `ProductInput`
 * reports.
 */
export const parseProductForm = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(productFields).map(([name, { kind, isRequired }]) => [
      name,
      hasNoValue(kind, isRequired, typed[name]) ? null : parsers[kind](typed, name),
    ]),
  );

/** Whether an optional number, time or choice is blank. */
const hasNoValue = (kind: FieldKind, isRequired: boolean, typed: unknown): boolean =>
  !isText(kind) && kind !== 'flag' && !isRequired && isBlank(typed);

const parsers: Readonly<Record<FieldKind, (typed: Typed, name: string) => unknown>> = {
  line: (typed, name) => inBoth(typed, name),
  paragraphs: (typed, name) => inBoth(typed, name),
  list: (typed, name) => inBoth(typed, name, linesOf),
  money: (typed, name) => numberOr(typed[name], parseMoney),
  whole: (typed, name) => numberOr(typed[name], parseCount),
  moment: (typed, name) => momentIn(typed[name], name),
  choice: (typed, name) => typed[name],
  flag: (typed, name) => typed[name] === 'on',
  code: (typed, name) => typed[name],
};

const inBoth = (typed: Typed, name: string, parse: (text: unknown) => unknown = (text) => text) => ({
  ar: parse(typed[`${name}.ar`]),
  en: parse(typed[`${name}.en`]),
});

/** Returns what the form of this product contains, by field name: the inverse of `parseProductForm`. */
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
  return kind === 'money' ? inPounds(Number(value)) : String(value);
};

/** "450", "450.50". */
const inPounds = (amount: number): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === '';

/** The number, or the text if it is none. */
const numberOr = (typed: unknown, parse: (text: string) => number | null): unknown =>
  typeof typed === 'string' ? (parse(typed) ?? typed) : typed;

/** "2026-11-30T23:59", or with a space, where the browser has no field for times. */
const momentIn = (typed: unknown, name: string): unknown =>
  (typeof typed === 'string'
    ? instantOfField(name, latinDigits(typed).trim().replace(' ', 'T'))
    : null
  )?.toISOString() ?? typed;

/** The instant of a field's minute on Cairo's clocks; null for a text of another form. */
export const instantOfField = (name: string, minute: string): Date | null =>
  instantOfCairoMinute(minute, (productFields as ProductFields)[name]?.isEnd ? 'last' : 'first');

const linesOf = (typed: unknown): string[] => (typeof typed === 'string' && typed !== '' ? typed.split('\n') : []);
