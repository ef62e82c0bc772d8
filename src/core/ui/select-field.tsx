import { useId } from 'react';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly format: (value: Value) => string;
  /** Null without a selection. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Placeholder without a selection. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
  /** Shows the label to screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** A select with label and error like `Field`. */
export function SelectField<Value extends string>({
  label,
  name,
  values,
  format,
  value,
  onChange,
  placeholder,
  error,
  isLabelHidden = false,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'block text-sm font-medium mb-1.5'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value ?? ''}
          className="field appearance-none pe-10!"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => {
            const selected = values.find((option) => option === target.value);
            if (selected !== undefined) onChange(selected);
          }}
        >
          {value === null && <option value="">{placeholder}</option>}
          {values.map((each) => (
            <option key={each} value={each}>
              {format(each)}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
