import * as v from 'valibot';
import { parseCount, parseMoney, parsePercent } from '#core/forms/parse-number.ts';
import type { SettingField, SettingFieldKind, SettingFields } from './setting-field.ts';

type FormValues = Readonly<Record<string, unknown>>;

/**
 * Converts the fields of a section's form into a value for the section's schema: amounts are entered in pounds, a blank optional
 * field is null. A text that is not a number is kept, so that the schema reports it.
 */
export const parseSettingsForm = (fields: SettingFields, formValues: FormValues, path = ''): FormValues => {
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    writeAt(value, name.split('.'), parseField(field, formValues, path + name));
  }
  return value;
};

const parseField = (field: SettingField, formValues: FormValues, name: string): unknown => {
  const { kind, rows = {} } = field;
  if (kind === 'list') {
    return Array.from({ length: countRows(formValues, name) }, (_, row) =>
      parseSettingsForm(rows, formValues, `${name}.${row}.`),
    );
  }
  if (field.isOptional && isBlank(formValues[name])) return null;
  if (kind === 'set') return readChoices(field, formValues, name);
  if (kind === 'weekdays') return readChoices(field, formValues, name).map(Number);
  return parsers[kind](formValues[name]);
};

const readChoices = ({ choices = [] }: SettingField, formValues: FormValues, name: string): readonly string[] =>
  choices.filter((choice) => formValues[`${name}.${choice}`] === 'on');

/** The number of rows of a list in a form. */
const countRows = (formValues: FormValues, name: string): number =>
  Math.max(
    0,
    ...Object.keys(formValues)
      .filter((each) => each.startsWith(`${name}.`))
      .map((each) => Number(each.slice(name.length + 1).split('.')[0]) + 1),
  );

const text = (input: unknown): unknown => input ?? '';

const parsers: Readonly<Record<Exclude<SettingFieldKind, 'set' | 'weekdays' | 'list'>, (input: unknown) => unknown>> = {
  line: text,
  code: text,
  time: text,
  choice: text,
  flag: (input) => input === 'on',
  lines: (input) =>
    typeof input === 'string'
      ? input
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
      : [],
  whole: (input) => numberOr(input, parseCount),
  percent: (input) => numberOr(input, parsePercent),
  money: (input) => numberOr(input, parseMoney),
};

/** Returns the number, or the text if it is not a number. */
const numberOr = (input: unknown, parse: (text: string) => number | null): unknown =>
  typeof input === 'string' ? (parse(input) ?? input.trim()) : '';

const isBlank = (input: unknown): boolean => typeof input !== 'string' || input.trim() === '';

/** Returns the form values of a section by field name: the inverse of `parseSettingsForm`. */
export const formatSettingsForm = (fields: SettingFields, value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const held = readAt(value, name);
      const { kind, rows } = field;
      if (rows) {
        return rowsOf(held).flatMap((row, index) =>
          Object.entries(formatSettingsForm(rows, row)).map(([inner, messages]) => [
            `${name}.${index}.${inner}`,
            messages,
          ]),
        );
      }
      if (kind === 'set' || kind === 'weekdays')
        return rowsOf(held).map((choice) => [`${name}.${String(choice)}`, 'on']);
      return [[name, formatField(kind, held)]];
    }),
  );

const formatField = (kind: SettingFieldKind, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (kind === 'flag') return value === true ? 'on' : '';
  if (kind === 'lines') return rowsOf(value).join('\n');
  if (kind === 'money' && typeof value === 'number') return (value / 100).toFixed(value % 100 === 0 ? 0 : 2);
  return String(value);
};

/** Returns the items of a list; empty for a stored value of another type. */
export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The value at a dotted path; undefined where there is none. */
export const readAt = (value: unknown, path: string): unknown => {
  let inner = value;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    inner = (inner as Record<string, unknown>)[name];
  }
  return inner;
};

const writeAt = (target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = (target[name] ??= {}) as Record<string, unknown>;
  writeAt(inner, rest, value);
};

/**
 * Returns the name of the field for the path of an issue, such as `newOrders` for its second line, `newOrders.1`; the
 * path itself if it belongs to no field.
 */
export const fieldNameAt = (fields: SettingFields, path: string): string => {
  for (const [name, field] of Object.entries(fields)) {
    if (path === name) return name;
    if (!path.startsWith(`${name}.`)) continue;
    if (!field.rows) return name;
    const [row = '', ...inner] = path.slice(name.length + 1).split('.');
    return [name, row, fieldNameAt(field.rows, inner.join('.'))].filter((part) => part !== '').join('.');
  }
  return path;
};

/** Checks a section's value as its schema does; the issues have the paths of fields. */
export const checkSettings = <Schema extends v.GenericSchema>(
  schema: Schema,
  fields: SettingFields,
  value: unknown,
) => {
  const checked = v.safeParse(schema, value);
  if (checked.success) return checked;
  const issues = checked.issues.map((issue) => {
    const name = fieldNameAt(fields, v.getDotPath(issue) ?? '');
    return { ...issue, path: issue.path?.slice(0, name.split('.').length) as typeof issue.path };
  });
  return { success: false as const, issues };
};
