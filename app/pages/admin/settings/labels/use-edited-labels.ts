import { useCallback, useState } from 'react';
import type { LabelEntry } from '../../../../../contract/admin/labels.ts';
import type { SettingVersion } from '../../../../../contract/admin/settings.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { refusalOf } from '../../../../api/refusal.ts';
import { refusedFields } from '../../../../api/refused-fields.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../../state/is-submit-blocked-offline.ts';
import { refreshSettings } from '../../../../state/refresh-settings.ts';
import { dismissErrors, notify } from '../../../../state/toasts.ts';
import { useAdminContext } from '../../use-admin.ts';
import { areEqual, type Drafts, type StoredLabels, type Texts, textsOf, withDrafts } from './own-texts.ts';

/** Errors of the fields, by key and language (`cart/cart/title.en`), or by key. */
export type LabelErrors = Readonly<Record<string, string>>;

export type EditedLabels = ReturnType<typeof useEditedLabels>;

/** State of the labels that are being edited, over the version that was opened or saved last. */
export function useEditedLabels(
  entries: readonly LabelEntry[],
  opened: SettingVersion,
  onSaved: (version: SettingVersion) => void,
) {
  const { labels: words, settings } = useMessages('admin');
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

  /** Publishes a version; a refusal is shown at its fields, a version of another admin as a conflict. */
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
      // this page shows them too
      await refreshSettings();
      begin(saved);
      notify({ title: notice.title, text: notice.body, about: 'admin' });
    } catch (error) {
      const refusal = refusalOf(error, language);
      if (refusal.code === 'SETTINGS_CHANGED') setConflict(refusal.details['current'] as SettingVersion);
      else fail(error);
      const refused = Object.entries(refusedFields(refusal, language) ?? {});
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
      words.saved,
    );

  const edit = useCallback(
    (entry: LabelEntry, texts: Texts) => {
      setErrors((now) => {
        const kept = Object.entries(now).filter(([name]) => name !== entry.key && !name.startsWith(`${entry.key}.`));
        return Object.fromEntries(kept);
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
    textsOf: (entry: LabelEntry): Texts => drafts[entry.key] ?? textsOf(entry, stored[entry.key]),
    /** Types texts of a message. */
    edit,
    save: () => save(base),
    /** Saves what is typed together with what the other admin has saved. */
    keepMine: async () => {
      if (conflict) await save(conflict);
    },
    takeTheirs: () => {
      if (conflict) begin(conflict);
    },
    restore: (restored: number) =>
      publish(
        (admin) => admin.settings.restore({ section: 'labels', version: base.version, restored }),
        settings.history.restored,
      ),
  };
}
