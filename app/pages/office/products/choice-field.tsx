import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, said: string])[];
  readonly defaultValue: string | undefined;
}

/** A labelled menu of a form; nothing but its choices can be sent. */
export const ChoiceField = ({ label, name, choices, defaultValue }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <div className="relative">
        <select id={id} name={name} defaultValue={defaultValue} className="field appearance-none pe-11!">
          {choices.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-5 absolute inset-y-0 my-auto end-4 pointer-events-none" />
      </div>
    </div>
  );
};
