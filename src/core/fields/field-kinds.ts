import * as v from 'valibot';
import { lineField, phoneField } from '#core/forms/form-schemas.ts';
import { form, type ValidationCode, validationCode } from '#core/forms/validation.ts';
import { MAX_PRICE } from '#core/money/money.ts';
import { normalizeHttpsAddress } from '#core/text/safe-target.ts';

export const required = validationCode('required');
export const generic = validationCode('generic');

export const line = (max: number) => lineField({ min: 1, max }, { min: required, max: validationCode('text.max') });
export const bilingualLine = (max: number) => form({ ar: line(max), en: line(max) });

/** A number; a missing or blank value has the code `required`, any other text this code. */
export const number = (code: ValidationCode) =>
  v.number(({ input }) => (input === '' || input === null || input === undefined ? required : code));

type Range = readonly [min: number, max: number];

/** Minimum and maximum of whole numbers and of the number of rows in lists. */
export type Ranges = Readonly<Record<string, Range>>;

export const whole = ([min, max]: Range, code: ValidationCode = validationCode('setting.range')) =>
  v.pipe(
    number(validationCode('number.whole')),
    v.integer(validationCode('number.whole')),
    v.minValue(min, code),
    v.maxValue(max, code),
  );

/** A percentage with at most two decimals. */
export const percent = (max: number) =>
  v.pipe(
    number(validationCode('setting.percent')),
    v.minValue(0, validationCode('setting.percent')),
    v.maxValue(max, validationCode('setting.percent')),
    v.check((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), validationCode('setting.percent')),
  );

export const amount = v.pipe(
  number(validationCode('setting.amount')),
  v.integer(validationCode('setting.amount')),
  v.minValue(0, validationCode('setting.amount')),
  v.maxValue(MAX_PRICE, validationCode('setting.amount')),
);

export const url = v.pipe(
  v.string(required),
  v.trim(),
  v.maxLength(300, validationCode('text.max')),
  v.transform((input) => normalizeHttpsAddress(input) ?? input),
  v.check((input) => normalizeHttpsAddress(input) === input, validationCode('setting.url')),
);

export const phone = phoneField(validationCode('phone.format'), validationCode('phone.max'));

export const clockTime = v.pipe(
  v.string(required),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, validationCode('setting.time')),
);
