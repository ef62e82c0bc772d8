import { useEffect, useMemo, useState } from 'react';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { serializeForm } from '#core/admin/unsaved-changes.tsx';
import type { AdminClient } from '#core/api/admin-client.ts';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { checkSettings, fieldNameAt, formatSettingsForm, parseSettingsForm } from '#core/fields/field-form.ts';
import type { SettingForm } from '#core/fields/ui/field-form-context.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { type FormSection, settingFields, settingSections } from '../setting-sections.ts';

type SaveInput = Parameters<AdminClient['settings']['save']>[0];

interface EditedProps {
  readonly section: FormSection;
  /** The version that the form was opened with. */
  readonly version: SettingVersion;
  /** Called with the saved version, and whether the form was edited while it was saved. */
  readonly onSaved: (version: SettingVersion, hasNewerInput: boolean) => void;
  readonly onRestored: (version: SettingVersion) => void;
}

/** The version that another admin has saved meanwhile; the number changes with each conflict. */
interface Conflict {
  readonly current: SettingVersion;
  readonly number: number;
}

export type EditedSection = ReturnType<typeof useEditedSection>;

/** State of an edited section: its form, the input, and a version that another admin has saved meanwhile. */
export function useEditedSection({ section, version, onSaved, onRestored }: EditedProps) {
  const fields = settingFields[section];
  const schema = settingSections[section];
  const opened = useMemo(() => formatSettingsForm(fields, version.value), [fields, version]);
  const [formValues, setFormValues] = useState<Readonly<Record<string, unknown>>>(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const { settings: t } = useMessages('admin');
  const { general } = useMessages('forms');
  const language = useLanguage();
  const { fail } = useAdminContext();

  /** Saves a version; returns the errors of the fields, if the server refuses some. */
  const publish = async (
    call: (settings: AdminClient['settings']) => Promise<SettingVersion>,
    { title, body }: { readonly title: string; readonly body: string },
    onDone: (version: SettingVersion) => void,
  ): Promise<LocalizedFieldErrors | null> => {
    try {
      const saved = await call((await loadAdminClient()).settings);
      // the open page uses the settings too
      await refreshSettings();
      notify({ title, text: body, about: 'admin' });
      setConflict(null);
      onDone(saved);
    } catch (error) {
      const refusal = readError(error, language);
      if (refusal.code === 'SETTINGS_CHANGED') {
        const current = refusal.details['current'] as SettingVersion;
        setConflict((last) => ({ current, number: (last?.number ?? 0) + 1 }));
      } else fail(error);
      const refused = invalidFields(refusal, language);
      return (
        refused &&
        Object.fromEntries(
          Object.entries(refused).map(([path, message]) => [
            fieldNameAt(fields, path.replace(/^value\./u, '')),
            message,
          ]),
        )
      );
    }
    return null;
  };
  const save = (value: unknown, over: number) => {
    const sent = serializeForm(formRef.current);
    return publish(
      (settings) => settings.save({ section, version: over, value } as SaveInput),
      t.saved,
      (saved) => onSaved(saved, serializeForm(formRef.current) !== sent),
    );
  };
  const check = (values: Readonly<Record<string, unknown>>) =>
    checkSettings(schema, fields, parseSettingsForm(fields, values));
  const { errors, clear, isBusy, formProps } = useValidatedForm({
    check,
    refusedTitle: general.error,
    onChecked: (value: unknown) => save(value, version.version),
  });
  const formRef = formProps.ref;
  const syncValues = () => {
    if (formRef.current) setFormValues(Object.fromEntries(new FormData(formRef.current)));
  };
  // the form may differ from the value, for example by the first choice of a missing value
  useEffect(() => {
    if (formRef.current) setFormValues(Object.fromEntries(new FormData(formRef.current)));
  }, [formRef]);

  const value = parseSettingsForm(fields, formValues);
  const checked = safeParse(schema, value);
  return {
    section,
    version,
    fields,
    opened,
    formProps,
    isBusy: isBusy || isPublishing,
    form: { errors, clear, formValues, syncValues } satisfies SettingForm,
    /** Current input, valid or not. */
    value: value as unknown,
    /** Parsed input; null while it is invalid. */
    accepted: checked.success ? (checked.output as unknown) : null,
    isUnsaved: JSON.stringify(value) !== JSON.stringify(parseSettingsForm(fields, opened)),
    /** The version that another admin has saved meanwhile. */
    conflict,
    /** Saves the input over the version of the other admin. */
    keepMine: async () => {
      if (conflict === null || isBusy || isPublishing) return;
      // reports the errors at the fields
      if (!checked.success) return formRef.current?.requestSubmit();
      if (isSubmitBlockedOffline()) return;
      setPublishing(true);
      await save(checked.output, conflict.current.version);
      setPublishing(false);
    },
    /** Saves an earlier version again. */
    restore: async (restored: number) => {
      if (isBusy || isPublishing || isSubmitBlockedOffline()) return;
      setPublishing(true);
      await publish(
        (settings) => settings.restore({ section, version: version.version, restored }),
        t.history.restored,
        onRestored,
      );
      setPublishing(false);
    },
  };
}
