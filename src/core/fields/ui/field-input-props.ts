import type { SettingField } from '../setting-field.ts';

/** Props of every kind of input. */
export interface SettingInputProps {
  /** Name in the form: the dotted path in the section's value. */
  readonly name: string;
  readonly field: SettingField;
  /** Content of the form when it was opened, by name. */
  readonly opened: Readonly<Record<string, string>>;
}
