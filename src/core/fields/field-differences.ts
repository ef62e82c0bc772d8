import { readAt, rowsOf } from './field-form.ts';
import type { SettingField, SettingFields } from './setting-field.ts';

/** A field that differs between two values of a section. */
export interface SettingDifference {
  /** Dotted path of the field. */
  readonly path: string;
  readonly field: SettingField;
  /** For a field of a row: the field of the list, and the index of the row from 0. */
  readonly list?: { readonly field: SettingField; readonly row: number };
  /** Undefined where a list has no such row. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Compares two values of a section field by field, in the order of its form. */
export const settingDifferences = (fields: SettingFields, before: unknown, after: unknown): SettingDifference[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const [old, next] = [readAt(before, path), readAt(after, path)];
    if (!field.rows) return isSame(old, next) ? [] : [{ path, field, before: old, after: next }];
    const { rows } = field;
    const count = Math.max(rowsOf(old).length, rowsOf(next).length);
    return Array.from({ length: count }, (_, row) => row).flatMap((row) =>
      settingDifferences(rows, rowsOf(old)[row], rowsOf(next)[row]).map((inner) => ({
        ...inner,
        path: `${path}.${row}.${inner.path}`,
        list: { field, row },
      })),
    );
  });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
