import type { FormEventHandler, ReactNode } from 'react';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import type { SettingField } from '#core/fields/setting-field.ts';
import { SettingFormContext } from '#core/fields/ui/field-form-context.ts';
import { SettingInput } from '#core/fields/ui/field-input.tsx';
import { useFieldLabels } from '#core/fields/ui/use-field-labels.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { settingFields } from '../setting-sections.ts';
import type { EditedSection } from './use-edited-section.ts';

interface SettingFormProps {
  readonly edited: EditedSection;
  readonly getChanges: () => readonly string[] | null;
  readonly onDiscard: () => void;
}

/** The form of a section, with the fields of each group under its heading. */
export const SettingForm = ({ edited, getChanges, onDiscard }: SettingFormProps) => {
  const { settings } = useMessages('admin');
  const { section, opened, form, isBusy, formProps } = edited;
  const handleInput: FormEventHandler = ({ target }) => {
    if (target instanceof HTMLInputElement && target.inputMode !== '') toLatinDigits(target);
    form.syncValues();
  };
  return (
    <SettingFormContext value={form}>
      <form {...formProps} onInput={handleInput} className="grid gap-10 min-w-0">
        {groupsOf(Object.entries(settingFields[section])).map(({ name, fields }) => (
          <Group key={name ?? ''} name={name}>
            {fields.map(([path, field]) => (
              <SettingInput key={path} name={path} field={field} opened={opened} />
            ))}
          </Group>
        ))}
        <SaveBar form={formProps.ref} getChanges={getChanges} onDiscard={onDiscard}>
          <SubmitButton isBusy={isBusy} busy={settings.saving} className="">
            {settings.save}
          </SubmitButton>
        </SaveBar>
      </form>
    </SettingFormContext>
  );
};

/** Fields under their heading; those without a group have none. */
const Group = ({ name, children }: { name: string | undefined; children: ReactNode }) => {
  const { groupHints } = useMessages('admin').settings;
  const t = useFieldLabels();
  const grid = <div className="grid sm:grid-cols-2 gap-x-8 gap-y-6">{children}</div>;
  if (name === undefined) return grid;
  const hints: Readonly<Partial<Record<string, string>>> = groupHints;
  const hint = hints[name];
  return (
    <section aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} className="text-lg font-medium scroll-mt-4">
        {t.group(name)}
      </h2>
      {hint !== undefined && <p className="text-base text-mist">{hint}</p>}
      <div className="pt-4">{grid}</div>
    </section>
  );
};

type NamedField = readonly [path: string, field: SettingField];

const groupsOf = (fields: readonly NamedField[]) => {
  const groups: { name: string | undefined; fields: NamedField[] }[] = [];
  for (const each of fields) {
    const last = groups.at(-1);
    if (last && last.name === each[1].group) last.fields.push(each);
    else groups.push({ name: each[1].group, fields: [each] });
  }
  return groups;
};
