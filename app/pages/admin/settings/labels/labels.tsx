import { useCallback, useEffect, useState } from 'react';
import type { LabelEntry } from '../../../../../contract/admin/labels.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../../components/could-not-load.tsx';
import { useMessages } from '../../../../i18n/messages.tsx';
import { ListSkeleton } from '../../list-skeleton.tsx';
import { useAdminContext } from '../../use-admin.ts';
import { EditorHeader } from '../editor-header.tsx';
import { useSettingVersions } from '../use-setting-versions.ts';
import { LabelEditor } from './label-editor.tsx';

/** Page of the labels: all messages of the shop, which the owner can replace one by one (decision 183). */
export const Labels = () => {
  const { labels: words } = useMessages('admin');
  const { versions, hasFailed, loadAgain, show } = useSettingVersions();
  const messages = useLabelEntries();
  if (!versions || !messages.entries) {
    const loadBoth = () => {
      loadAgain();
      messages.loadAgain();
    };
    return hasFailed || messages.hasFailed ? <CouldNotLoad onTryAgain={loadBoth} /> : <ListSkeleton />;
  }
  return (
    <>
      <EditorHeader section="labels" version={versions.labels} />
      <p className="text-base text-mist pb-6 -mt-4 max-w-[70ch]">{words.intro}</p>
      <LabelEditor entries={messages.entries} opened={versions.labels} onSaved={(version) => show('labels', version)} />
    </>
  );
};

/** Loads the messages; null until then. */
function useLabelEntries() {
  const { fail } = useAdminContext();
  const [entries, setEntries] = useState<readonly LabelEntry[] | null>(null);
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
  return { entries, hasFailed, loadAgain: () => void load() };
}
