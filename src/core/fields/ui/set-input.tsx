import { useId } from 'react';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { FieldError } from '#core/ui/field.tsx';
import type { SettingField } from '../setting-field.ts';
import { useSettingForm } from './field-form-context.ts';
import type { SettingInputProps } from './field-input-props.ts';
import { useFieldLabels } from './use-field-labels.ts';

/** Any number of choices, as checkboxes; a choice of another row is marked as taken, with the title of that row. */
export const SetInput = ({ name, field, opened }: SettingInputProps) => {
  const { errors, clear } = useSettingForm();
  const t = useFieldLabels();
  const takenBy = useTakenChoices(name, field);
  const id = useId();
  const error = errors[name];
  const isWide = field.kind === 'set';
  return (
    // the name and the tab index let the form move the focus to an invalid group
    <fieldset
      name={name}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="sm:col-span-2 min-w-0 scroll-mt-20"
      onChange={() => clear(name)}
    >
      <legend className="text-sm font-medium mb-1.5">{t.label(field)}</legend>
      <div className={`grid gap-x-4 ${isWide ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}>
        {(field.choices ?? []).map((choice) => {
          const taken = takenBy(choice);
          return (
            <label
              key={choice}
              className={`flex items-center gap-2.5 min-h-11 text-base leading-tight ${taken === null ? '' : 'text-mist'}`}
            >
              <input
                type="checkbox"
                name={`${name}.${choice}`}
                defaultChecked={opened[`${name}.${choice}`] === 'on'}
                disabled={taken !== null}
                className="size-5 shrink-0 accent-lapis-700"
              />
              <span>
                {t.choice(field, choice)}
                {taken !== null && <span className="block text-caption">{taken}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};

/** Returns the title of the row that has a choice; null if it is free or also a choice of this row. */
const useTakenChoices = (name: string, field: SettingField) => {
  const { formValues } = useSettingForm();
  const { settings } = useMessages('admin');
  const { rowTitle } = useRowTitle();
  const [, list = '', own = '', set = ''] = /^(.*)\.(\d+)\.(.*)$/u.exec(name) ?? [];
  return (choice: string): string | null => {
    if (field.isExclusive !== true || formValues[`${name}.${choice}`] === 'on') return null;
    for (const key of Object.keys(formValues)) {
      const row = key.startsWith(`${list}.`) && key.endsWith(`.${set}.${choice}`) ? key.split('.').at(-3) : undefined;
      if (row !== undefined && row !== own) return settings.taken({ row: rowTitle(list, Number(row)) });
    }
    return null;
  };
};

/** Returns a function for the title of a row: the entered name, or the list's label with the row number. */
export const useRowTitle = () => {
  const { formValues } = useSettingForm();
  const language = useLanguage();
  const t = useFieldLabels();
  return {
    rowTitle: (list: string, row: number): string => {
      const named = formValues[`${list}.${row}.name.${language}`];
      return typeof named === 'string' && named.trim() !== ''
        ? named.trim()
        : t.rowLabel({ kind: 'list', label: list }, row);
    },
  };
};
