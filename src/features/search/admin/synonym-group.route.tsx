import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission, RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { RemoveGroup } from './group-details.tsx';
import { GroupState } from './group-state.tsx';
import { groupName, readGroup } from './group-terms.ts';
import { SearchPreviewForm } from './search-preview-form.tsx';
import { SimilarGroups } from './similar-groups.tsx';
import { SynonymGroupForm } from './synonym-group-form.tsx';

/** Polling interval while a group is being applied, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

preloadMessages('admin', 'forms');

export const clientLoader = adminLoader(async ({ synonymGroups }, { params: { id = 'new' }, signal }) =>
  id === 'new' ? null : synonymGroups.get({ id }, { signal }),
);

/** Page of a synonym group, or of a new one. */
export default function SynonymGroup() {
  const { id } = useParams();
  return <SynonymGroupEditor key={id} id={id === undefined || id === 'new' ? null : id} />;
}

/** Editor of a synonym group next to its preview; prefilled with `word` of the URL, which the search report sets. */
const SynonymGroupEditor = ({ id }: { id: string | null }) => {
  const { search: t } = useMessages('admin');
  const word = useListUrl().get('word');
  const navigate = useNavigate();
  const { group, hasFailed, reload, show } = useGroup(id);
  const form = useRef<HTMLFormElement>(null);
  const title = group === null ? t.form.make : t.form.change({ name: groupName(group) });
  useAdminTitle(title);
  if (id !== null && group === null) return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
  const saved = (written: AdminSynonymGroup) => {
    show(written);
    void navigate(`/admin/search/${written.id}`, { replace: true });
  };
  return (
    <>
      <BackLink to="/admin/search" label={t.back} className="mt-4" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-6">
        <h1 className="display text-h2 wrap-anywhere">{title}</h1>
        <span role="status">{group && <GroupState isApplied={group.isApplied} />}</span>
        {group && (
          <RequirePermission permission="catalogue.write">
            <div className="ms-auto">
              <RemoveGroup group={group} onRemoved={() => void navigate('/admin/search', { replace: true })} />
            </div>
          </RequirePermission>
        )}
      </div>
      {word !== undefined && <SimilarGroups word={word} openId={id} />}
      <RequireEditPermission permission="catalogue.write">
        <div className="grid lg:grid-cols-2 gap-x-12 gap-y-10">
          {/* another version or word remounts the form */}
          <SynonymGroupForm
            key={`${group?.version} ${word}`}
            form={form}
            group={group}
            word={word}
            onSaved={saved}
            onAcceptTheirVersion={show}
          />
          <RequirePermission permission="catalogue.write">
            <div className="lg:border-s lg:ps-12 border-lapis-200">
              <SearchPreviewForm
                heading="h2"
                initialWord={word}
                readChange={() => (form.current ? { id, group: readGroup(new FormData(form.current)) } : null)}
              />
            </div>
          </RequirePermission>
        </div>
      </RequireEditPermission>
    </>
  );
};

/** Returns the group of the page and reloads it while it is being applied. */
const useGroup = (id: string | null) => {
  const { data, hasFailed, reload } = useAdminData<typeof clientLoader>();
  const [group, setGroup] = useState(data);
  // another admin's version is only displayed on save, so that no input is lost
  if (data !== null && data !== group && (group === null || isNewer(data, group))) setGroup(data);
  const isWaiting = id !== null && group !== null && !group.isApplied && !hasFailed;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reload, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { group, hasFailed, reload, show: setGroup };
};

/** Whether the same version was applied in the meantime. */
const isNewer = (loaded: AdminSynonymGroup, group: AdminSynonymGroup): boolean =>
  loaded.version === group.version && loaded.isApplied && !group.isApplied;
