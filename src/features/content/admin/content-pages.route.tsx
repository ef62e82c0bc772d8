import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { SettingsNav, settingPath } from '#core/admin/settings-nav.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useTitleOfPage } from '../ui/use-page-names.ts';
import { PageState } from './page-state.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(({ pages }, { signal }) => pages.list(undefined, { signal }));

/** All pages with the state of their texts and their last editor (decision 184). */
export default function PageIndex() {
  const { title, text } = useMessages('admin').pages.part;
  const titleOf = useTitleOfPage();
  const { data: pages, hasFailed, reload } = useAdminData<typeof clientLoader>();
  useAdminTitle(title);
  return (
    <RequireEditPermission permission="settings.write">
      <SettingsNav open="pages" />
      <div className="pt-4 md:pt-8 pb-6">
        <h1 className="display text-h2">{title}</h1>
        <p className="text-base text-mist pt-1">{text}</p>
      </div>
      {!pages && (hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />)}
      <ul className={pages ? 'border-t border-lapis-900' : ''}>
        {pages?.map(({ name, newest, shown: visibleVersion }) => (
          <li
            key={name}
            className="relative grid sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 py-4 border-b border-lapis-200 hover:bg-lapis-50"
          >
            <div className="min-w-0">
              <a href={pagePath(name)} className="text-lg font-medium after:absolute after:inset-0">
                {titleOf(name)}
              </a>
              <p className="text-caption text-mist break-words">
                <LastSaved version={newest} />
              </p>
            </div>
            <p className="flex items-center gap-3">
              <PageState newest={newest} visibleVersion={visibleVersion} />
              <Icon name="chevron-right" className="size-5 ms-auto text-mist rtl:mirror" />
            </p>
          </li>
        ))}
      </ul>
    </RequireEditPermission>
  );
}

const pagePath = (name: string): string => settingPath(`pages/${name}`);
