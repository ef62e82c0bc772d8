import { adminLoader } from '#core/admin/admin-loader.ts';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { SetupProgress, SetupSteps } from './setup-list.tsx';

preloadMessages('admin');

export const clientLoader = adminLoader(({ setup }, { language, signal }) => setup.get({ language }, { signal }));

/** All setup steps, also after they are done or hidden on the dashboard. */
export default function SetupPage() {
  const { dashboard } = useMessages('admin');
  const { setup: t } = dashboard;
  const { data: setup, hasFailed, reload } = useAdminData<typeof clientLoader>();
  const { run, isBusy } = useAdminAction();
  const show = () =>
    void run({ act: ({ setup: api }) => api.setHidden({ isHidden: false }), notice: t.showNotice, onDone: reload });
  return (
    <>
      <SectionHeader title={t.title} back={{ to: '/admin', label: dashboard.title }} />
      {setup ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
            <SetupProgress steps={setup.steps} />
            {setup.isHidden && (
              <RequirePermission permission="settings.write">
                <button
                  type="button"
                  className="btn btn-sm btn-line ms-auto"
                  aria-busy={isBusy}
                  aria-disabled={isBusy}
                  onClick={show}
                >
                  {t.show}
                </button>
              </RequirePermission>
            )}
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
