import { useCallback, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { dismissErrors, notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { areEqual, type Drafts, type StoredLabels, type Texts, textsOf, withDrafts } from './own-texts.ts';

/** Errors of the fields, by key and language (`cart/cart/title.en`), or by key. */
export type LabelErrors = Readonly<Record<string, string>>;

export type EditedLabels = ReturnType<typeof useEditedLabels>;

/** State of the labels that are being edited, over the version that was opened or saved last. */
export function useEditedLabels(
  entries: readonly MessageDefinition[],
  opened: SettingVersion,
  onSaved: (version: SettingVersion) => void,
) {
  const { labels: t, settings } = useMessages('admin');
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [base, setBase] = useState(opened);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<LabelErrors>({});
  const [conflict, setConflict] = useState<SettingVersion | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stored = base.value as StoredLabels;

  const begin = (version: SettingVersion) => {
    setBase(version);
    onSaved(version);
    setDrafts({});
    setErrors({});
    setConflict(null);
  };

  /** Publishes a version; a refusal appears at its fields, a version of another admin as a conflict. */
  const publish = async (
    call: (admin: Awaited<ReturnType<typeof loadAdminClient>>) => Promise<SettingVersion>,
    notice: { readonly title: string; readonly body: string },
  ): Promise<void> => {
    if (isBusy || isSubmitBlockedOffline()) return;
    dismissErrors();
    setBusy(true);
    setErrors({});
    try {
      const saved = await call(await loadAdminClient());
      // the admin area uses the labels too
      await refreshSettings();
      begin(saved);
      notify({ title: notice.title, text: notice.body, about: 'admin' });
    } catch (error) {
      const refusal = readError(error, language);
      if (refusal.code === 'SETTINGS_CHANGED') setConflict(refusal.details['current'] as SettingVersion);
      else fail(error);
      const refused = Object.entries(invalidFields(refusal, language) ?? {});
      setErrors(Object.fromEntries(refused.map(([path, message]) => [path.replace(/^value\./u, ''), message])));
    }
    setBusy(false);
  };
  const save = (over: SettingVersion) =>
    publish(
      (admin) =>
        admin.settings.save({
          section: 'labels',
          version: over.version,
          value: { ...withDrafts(entries, over.value as StoredLabels, drafts) },
        }),
      t.saved,
    );

  const edit = useCallback(
    (entry: MessageDefinition, texts: Texts) => {
      setErrors((now) => {
        const others = Object.entries(now).filter(([name]) => name !== entry.key && !name.startsWith(`${entry.key}.`));
        return Object.fromEntries(others);
      });
      setDrafts((now) => {
        const { [entry.key]: _, ...others } = now;
        return areEqual(texts, textsOf(entry, stored[entry.key])) ? others : { ...others, [entry.key]: texts };
      });
    },
    [stored],
  );

  return {
    section: 'labels' as const,
    entries,
    version: base,
    stored,
    drafts,
    errors,
    isBusy,
    isUnsaved: Object.keys(drafts).length > 0,
    /** The version that another admin has saved meanwhile. */
    conflict,
    textsOf: (entry: MessageDefinition): Texts => drafts[entry.key] ?? textsOf(entry, stored[entry.key]),
    /** Edits the texts of a message. */
    edit,
    save: () => save(base),
    discard: () => {
      setDrafts({});
      setErrors({});
    },
    /** Saves the input together with the other admin's version. */
    keepMine: async () => {
      if (conflict) await save(conflict);
    },
    acceptTheirVersion: () => {
      if (conflict) begin(conflict);
    },
    restore: (restored: number) =>
      publish(
        (admin) => admin.settings.restore({ section: 'labels', version: base.version, restored }),
        settings.history.restored,
      ),
  };
}
