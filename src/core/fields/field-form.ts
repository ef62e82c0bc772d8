import * as v from 'valibot';
import { parseCount, parseMoney, parsePercent } from '#core/forms/parse-number.ts';
import type { SettingField, SettingFieldKind, SettingFields } from './setting-fields.ts';

type Typed = Readonly<Record<string, unknown>>;

/**
 * Converts the fields of a section's form into a value for the section's schema: amounts are typed in pounds, a blank optional
 * field is null. A text that is no number stays a text, which the schema reports.
 */
export const parseSettingsForm = (fields: SettingFields, typed: Typed, path = ''): Typed => {
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    writeAt(value, name.split('.'), parseField(field, typed, path + name));
  }
  return value;
};

const parseField = (field: SettingField, typed: Typed, name: string): unknown => {
  const { kind, rows = {} } = field;
  if (kind === 'list') {
    return Array.from({ length: countRows(typed, name) }, (_, row) =>
      parseSettingsForm(rows, typed, `${name}.${row}.`),
    );
  }
  if (field.isOptional && isBlank(typed[name])) return null;
  if (kind === 'set') return chosen(field, typed, name);
  if (kind === 'weekdays') return chosen(field, typed, name).map(Number);
  return parsers[kind](typed[name]);
};

const chosen = ({ choices = [] }: SettingField, typed: Typed, name: string): readonly string[] =>
  choices.filter((choice) => typed[`${name}.${choice}`] === 'on');

/** The number of rows of a list in a form. */
const countRows = (typed: Typed, name: string): number =>
  Math.max(
    0,
    ...Object.keys(typed)
      .filter((each) => each.startsWith(`${name}.`))
      .map((each) => Number(each.slice(name.length + 1).split('.')[0]) + 1),
  );

const text = (typed: unknown): unknown => typed ?? '';

const parsers: Readonly<Record<Exclude<SettingFieldKind, 'set' | 'weekdays' | 'list'>, (typed: unknown) => unknown>> = {
  line: text,
  code: text,
  time: text,
  choice: text,
  flag: (typed) => typed === 'on',
  lines: (typed) =>
    typeof typed === 'string'
      ? typed
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
      : [],
  whole: (typed) => numberOr(typed, parseCount),
  percent: (typed) => numberOr(typed, parsePercent),
  money: (typed) => numberOr(typed, parseMoney),
};

/** The number, or the text if it is none. */
const numberOr = (typed: unknown, parse: (text: string) => number | null): unknown =>
  typeof typed === 'string' ? (parse(typed) ?? typed.trim()) : '';

const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === '';

/** Returns what the form of a section contains, by field name: the inverse of `parseSettingsForm`. */
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

/** The items of a list; none for a stored value of another form. */
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
 * Returns the name of the field that an issue's path belongs to: that of `newOrders` for its second line, `newOrders.1`. The path
 * itself if it is no field's.
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
