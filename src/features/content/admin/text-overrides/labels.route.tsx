import { useCallback, useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { EditableWith } from '#core/admin/require-permission.tsx';
import { useSettingVersions } from '#core/admin/versions/use-setting-versions.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { EditorHeader } from '#features/settings/ui/editor-header.tsx';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { LabelEditor } from './label-editor.tsx';

preloadMessages('admin', 'forms');

/** Page of the labels: all messages of the shop, which the owner can replace one by one (decision 183). */
export default function Labels() {
  return (
    <EditableWith right="settings.write">
      <LoadedLabels />
    </EditableWith>
  );
}

const LoadedLabels = () => {
  const { labels: t } = useMessages('admin');
  const { versions, hasFailed, reload, show } = useSettingVersions();
  const messages = useLabelEntries();
  if (!versions || !messages.entries) {
    const loadBoth = () => {
      reload();
      messages.reload();
    };
    return hasFailed || messages.hasFailed ? <CouldNotLoad onTryAgain={loadBoth} /> : <ListSkeleton />;
  }
  return (
    <>
      <EditorHeader section="labels" version={versions.labels} />
      <p className="text-base text-mist pb-6 -mt-4 max-w-[70ch]">{t.intro}</p>
      <LabelEditor entries={messages.entries} opened={versions.labels} onSaved={(version) => show('labels', version)} />
    </>
  );
};

/** Loads the messages; null until then. */
function useLabelEntries() {
  const { fail } = useAdminContext();
  const [entries, setEntries] = useState<readonly MessageDefinition[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setEntries(await (await loadAdminClient()).labels.list());
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [fail]);
  useEffect(() => void load(), [load]);
  return { entries, hasFailed, reload: () => void load() };
}
