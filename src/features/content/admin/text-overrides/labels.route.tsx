import { adminLoader, ignoreQuery } from '#core/admin/admin-loader.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { useOpenedData } from '#core/admin/use-admin-data.ts';
import { EditorHeader } from '#core/admin/versions/editor-header.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { LabelEditor } from './label-editor.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(async ({ labels, settings }, { signal }) => {
  const [entries, { labels: version }] = await Promise.all([
    labels.list(undefined, { signal }),
    settings.list(undefined, { signal }),
  ]);
  return { entries, version: version as SettingVersion };
});

/** The browser filters the messages. */
export const shouldRevalidate = ignoreQuery('q', 'changed');

/** Page of the labels: all messages of the shop, which the owner can replace one by one (decision 183). */
export default function Labels() {
  return (
    <RequireEditPermission permission="settings.write">
      <LoadedLabels />
    </RequireEditPermission>
  );
}

const LoadedLabels = () => {
  const { labels: t } = useMessages('admin');
  const { data, setData, hasFailed, reload } = useOpenedData<typeof clientLoader>();
  if (!data) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const { entries, version } = data;
  return (
    <>
      <EditorHeader section="labels" version={version} />
      <p className="text-base text-mist pb-6 -mt-4 max-w-[70ch]">{t.intro}</p>
      <LabelEditor entries={entries} opened={version} onSaved={(saved) => setData({ entries, version: saved })} />
    </>
  );
};
