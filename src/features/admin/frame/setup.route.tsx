import { adminLoader } from '#core/admin/admin-loader.ts';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { SetupProgress, SetupSteps, SetupVisibilityButton } from './setup-list.tsx';

preloadMessages('admin');

export const clientLoader = adminLoader(({ setup }, { language, signal }) => setup.get({ language }, { signal }));

/** All setup steps, also after they are done or hidden on the dashboard. */
export default function SetupPage() {
  const { dashboard } = useMessages('admin');
  const { setup: t } = dashboard;
  const { data: setup, hasFailed, reload } = useAdminData<typeof clientLoader>();
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin', label: dashboard.title }} />
      {setup ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
            <SetupProgress steps={setup.steps} />
            {setup.isHidden && <SetupVisibilityButton isHidden onChanged={reload} />}
          </div>
          {setup.steps.every(({ isDone }) => isDone) && <p className="pb-4">{t.complete}</p>}
          <SetupSteps steps={setup.steps} />
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={reload} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}
