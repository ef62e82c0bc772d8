import { useAdminContext } from '#core/admin/admin-context.ts';
import { directionOf } from '#core/i18n/language.ts';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { useSettingForm } from './field-form-context.ts';
import type { SettingInputProps } from './field-input-props.ts';
import { RowList } from './row-list.tsx';
import { SetInput } from './set-input.tsx';
import { useFieldLabels } from './use-field-labels.ts';

/** The input of a field, by its kind. */
export const SettingInput = (props: SettingInputProps) => {
  const { name, field, opened } = props;
  const { errors, clear } = useSettingForm();
  const t = useFieldLabels();
  const { may } = useAdminContext();
  const { kind, language, isOptional = false } = field;
  if (kind === 'list') return <RowList {...props} Input={SettingInput} />;
  if (kind === 'choice') return <ChoiceInput {...props} />;
  if (kind === 'set' || kind === 'weekdays') return <SetInput {...props} />;
  if (kind === 'flag') {
    return (
      <div className="sm:col-span-2">
        <Checkbox name={name} label={t.label(field)} isTicked={opened[name] === 'on'} />
      </div>
    );
  }
  const isOwnersOnly = field.isForOwners === true && !may('ownership');
  const isNumber = kind === 'whole' || kind === 'money' || kind === 'percent';
  return (
    <Field
      name={name}
      label={t.label(field)}
      hint={isOwnersOnly ? t.forOwners : t.hint(field)}
      keepsHint={field.range !== undefined}
      readOnly={isOwnersOnly}
      error={errors[name]}
      defaultValue={opened[name]}
      onChange={() => clear(name)}
      required={!isOptional && kind !== 'lines' && field.mayBeBlank !== true}
      autoComplete="off"
      {...(language ? { lang: language, dir: directionOf(language) } : { dir: 'ltr' })}
      {...(isNumber ? { inputMode: kind === 'whole' ? 'numeric' : 'decimal', maxLength: 14 } : {})}
      {...(kind === 'time' ? { type: 'time' } : {})}
      {...(kind === 'lines' ? { lines: 4, className: 'sm:col-span-2' } : {})}
    />
  );
};
