import * as v from 'valibot';
import { lineField, paragraphsField } from '#core/forms/form-schemas.ts';
import { MAX_BARCODE_LENGTH, MAX_FEATURES, MAX_WHOLE_NUMBER } from '#core/forms/limits.ts';
import { form, type ValidationCode, validationCode } from '#core/forms/validation.ts';
import { MAX_PRICE } from '#core/money/money.ts';
import { cleanLine, latinDigits, lengthOf } from '#core/text/clean-text.ts';

/** Deeply read-only type of a value. */
export type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** A field of a product: its input, its schema in a request, and its stored value. */
export interface ProductField<
  Kind extends FieldKind = FieldKind,
  Entered extends v.GenericSchema = v.GenericSchema,
  Value extends v.GenericSchema = v.GenericSchema,
> {
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** Schema of a request: limits with their codes; texts are cleaned. */
  readonly entered: Entered;
  /** Schema of stored products and answers, without limits. */
  readonly value: Value;
  /** Maximum length of a text, in code points. */
  readonly maxLength?: number;
  /** Values of a choice. */
  readonly choices?: readonly string[];
  /** Whether a time is the end of a period. */
  readonly isEnd?: boolean;
}

/** Kinds of fields; those of texts have a value in each language. */
export type FieldKind = TextKind | 'money' | 'whole' | 'moment' | 'choice' | 'flag' | 'code';
export type TextKind = (typeof textKinds)[number];
const textKinds = ['line', 'paragraphs', 'list'] as const;

export const isText = (kind: FieldKind): kind is TextKind => textKinds.some((each) => each === kind);

/** A text, or a list of texts, in both languages. */
export const bilingual = <Text extends v.GenericSchema>(text: Text) => v.object({ ar: text, en: text });

export const isBilingual = (value: v.GenericSchema): value is ReturnType<typeof bilingual> => 'entries' in value;

const required = validationCode('required');
const tooLong = validationCode('text.max');

/** One line in each language. */
export const line = (maxLength: number, codes = { min: required, max: tooLong } as Codes) =>
  ({
    kind: 'line',
    isRequired: true,
    entered: inBoth(lineField({ min: 1, max: maxLength }, codes)),
    value: bilingual(v.string()),
    maxLength,
  }) satisfies ProductField;

type Codes = { readonly min: ValidationCode; readonly max: ValidationCode };

/** Paragraphs in each language. */
export const paragraphs = (maxLength: number) =>
  ({
    kind: 'paragraphs',
    isRequired: true,
    entered: inBoth(paragraphsField({ min: 1, max: maxLength }, { min: required, max: tooLong })),
    value: bilingual(v.string()),
    maxLength,
  }) satisfies ProductField;

/** A list of lines in each language, which may be empty; `maxLength` is that of a line. */
export const list = (maxLength: number) =>
  ({
    kind: 'list',
    isRequired: false,
    entered: inBoth(
      v.pipe(
        v.array(v.string(validationCode('generic')), required),
        v.transform((lines) => lines.map(cleanLine).filter((each) => each !== '')),
        v.check((lines) => lines.length <= MAX_FEATURES, validationCode('features.many')),
        v.check((lines) => lines.every((each) => lengthOf(each) <= maxLength), tooLong),
      ),
    ),
    value: bilingual(v.array(v.string())),
  }) satisfies ProductField;

/** An amount in piastres. */
export const money = () => {
  const code = validationCode('price.typed');
  return {
    kind: 'money',
    isRequired: true,
    entered: v.pipe(
      v.number(code),
      v.integer(code),
      v.minValue(1, validationCode('cart.price')),
      v.maxValue(MAX_PRICE, validationCode('cart.priceMax')),
    ),
    value: v.number(),
  } satisfies ProductField;
};

/** A whole number from 0. */
export const whole = () => {
  const code = validationCode('number.whole');
  return {
    kind: 'whole',
    isRequired: true,
    entered: v.pipe(v.number(code), v.integer(code), v.minValue(0, code), v.maxValue(MAX_WHOLE_NUMBER, code)),
    value: v.number(),
  } satisfies ProductField;
};

/**
 * A time of this century, ISO 8601 in UTC; an admin enters it in Cairo's local time, to the minute. When summer time
 * ends, some minutes occur twice; an end (`isEnd`) is the last occurrence.
 */
export const moment = ({ isEnd = false } = {}) => {
  const code = validationCode('moment.typed');
  return {
    kind: 'moment',
    isEnd,
    isRequired: true,
    entered: v.pipe(v.string(code), v.check(isMoment, code)),
    value: v.string(),
  } satisfies ProductField;
};

const isMoment = (text: string): boolean =>
  /^20\d\d-/u.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

/** One of these values. */
export const choice = <const Choices extends readonly string[]>(
  choices: Choices,
  code: ValidationCode = validationCode('generic'),
) =>
  ({
    kind: 'choice',
    isRequired: true,
    entered: v.picklist(choices, code),
    value: v.picklist(choices),
    choices,
  }) satisfies ProductField;

export const flag = () =>
  ({
    kind: 'flag',
    isRequired: false,
    entered: v.boolean(validationCode('generic')),
    value: v.boolean(),
  }) satisfies ProductField;

/** A code as a scanner reads it: letters, digits and signs of ASCII without spaces. */
export const code = () => {
  const wrong = validationCode('barcode.typed');
  // a spreadsheet has dropped the last digits of 6.22E+12
  const shortened = /^\d+(?:[.,]\d+)?E[+-]\d+$/iu;
  return {
    kind: 'code',
    isRequired: true,
    entered: v.pipe(
      v.string(wrong),
      v.transform((input) => latinDigits(input).replaceAll(/\s/gu, '')),
      v.check((input) => !shortened.test(input), validationCode('barcode.shortened')),
      v.check((input) => /^[!-~]+$/u.test(input) && input.length <= MAX_BARCODE_LENGTH, wrong),
    ),
    value: v.string(),
    maxLength: MAX_BARCODE_LENGTH,
  } satisfies ProductField;
};

/** The field with `null` for no value. */
export const optional = <Kind extends FieldKind, Entered extends v.GenericSchema, Value extends v.GenericSchema>(
  field: ProductField<Kind, Entered, Value>,
) => ({ ...field, isRequired: false, entered: v.nullable(field.entered), value: v.nullable(field.value) });

const inBoth = <Field extends v.GenericSchema>(field: Field) => form({ ar: field, en: field });

export type ProductFields = Readonly<Record<string, ProductField>>;

/** The schemas of requests, or of stored values, of these fields. */
export const schemasOf = <Fields extends ProductFields, Part extends 'entered' | 'value'>(fields: Fields, part: Part) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof Fields]: Fields[Name][Part];
  };
