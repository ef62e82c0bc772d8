import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';

/** A field of a section's form: its input and parser. The form names it by its dotted path (`defaultZone.days.min`). */
export interface SettingField {
  readonly kind: SettingFieldKind;
  /** Key of its label and hint in the messages. */
  readonly label: string;
  /** Key of the heading above it. */
  readonly group?: string;
  /** Language of a text that exists in both. */
  readonly language?: ContentLanguage;
  /** An empty value is stored as null. */
  readonly isOptional?: boolean;
  /** The text may be empty. */
  readonly mayBeBlank?: boolean;
  /** Minimum and maximum of a whole number, or of the number of lines. */
  readonly range?: readonly [min: number, max: number];
  /** Values of a choice, or of a set. */
  readonly choices?: readonly string[];
  /** Only owners may change it, such as the account for bank transfers; not for fields of rows (decision 201). */
  readonly isForOwners?: boolean;
  /** Values are unique among the rows of the list. */
  readonly isExclusive?: boolean;
  /** Fields of each row of a list. */
  readonly rows?: SettingFields;
  /** Maximum number of rows. */
  readonly maxRows?: number;
  /** Initial values of a new row: the path of a field of the section, by field of the row. */
  readonly newRow?: Readonly<Record<string, string>>;
}

/**
 * `code` is left-to-right text, such as a phone number; `set` is any number of choices, `weekdays` any number of days
 * from 0, `lines` is one text per line, `list` has rows with fields of their own.
 */
export type SettingFieldKind =
  | 'line'
  | 'code'
  | 'time'
  | 'money'
  | 'percent'
  | 'whole'
  | 'choice'
  | 'flag'
  | 'set'
  | 'weekdays'
  | 'lines'
  | 'list';

export type SettingFields = Readonly<Record<string, SettingField>>;

type FieldOptions = Omit<SettingField, 'kind' | 'label'>;

/** A field of a section's form. */
export const field = (kind: SettingFieldKind, label: string, options: FieldOptions = {}): SettingField => ({
  kind,
  label,
  ...options,
});

/** A line in both languages; `*` in the path is the language. */
export const bilingualField = (path: string, label: string, options: FieldOptions = {}): SettingFields =>
  Object.fromEntries(
    contentLanguages.map((language) => [path.replace('*', language), field('line', label, { ...options, language })]),
  );
