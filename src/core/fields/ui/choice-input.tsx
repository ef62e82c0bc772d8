import { useId } from 'react';
import { FieldError } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useSettingForm } from './field-form-context.ts';
import type { SettingInputProps } from './field-input-props.ts';
import { useFieldLabels } from './use-field-labels.ts';

/** Maximum number of choices for radio buttons. */
const MAX_RADIOS = 3;

/** One of several values: radio buttons, or a select for many. */
export const ChoiceInput = ({ name, field, opened }: SettingInputProps) => {
  const { errors, clear } = useSettingForm();
  const t = useFieldLabels();
  const id = useId();
  const { choices = [] } = field;
  const error = errors[name];
  const selected = opened[name] ?? choices[0];
  if (choices.length > MAX_RADIOS) {
    return (
      <div>
        <label htmlFor={id} className="block text-sm font-medium mb-1.5">
          {t.label(field)}
        </label>
        <div className="relative">
          <select
            id={id}
            name={name}
            defaultValue={selected}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="field appearance-none pe-11!"
            onChange={() => clear(name)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t.choice(field, choice)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="size-5 absolute inset-y-0 my-auto end-4 pointer-events-none" />
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    );
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium mb-1.5">{t.label(field)}</legend>
      <div className="grid">
        {choices.map((choice) => (
          <label key={choice} className="inline-flex items-center gap-2.5 min-h-11 text-base">
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === selected}
              className="size-5 shrink-0 accent-lapis-700"
            />
            {t.choice(field, choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
