import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminSearchGroup } from '../../../../contract/admin/search-groups.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { CouldNotLoad } from '../../../components/could-not-load.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { BackLink } from '../back-link.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { EditableWith, May } from '../may.tsx';
import { useAdminTitle } from '../section-title.ts';
import { useAdminContext } from '../use-admin.ts';
import { RemoveGroup } from './group-details.tsx';
import { GroupState } from './group-state.tsx';
import { groupName, readGroup } from './group-words.ts';
import { NearGroups } from './near-groups.tsx';
import { SearchGroupForm } from './search-group-form.tsx';
import { SearchPreviewForm } from './search-preview-form.tsx';

/** Time between two looks at a group that is being applied, in milliseconds. */
const LOOKS_EVERY = 2_000;

/** Editor of a group of words beside a preview of it; `word` of the URL is filled in, as the report of searches asks for it. */
export const SearchGroupEditor = ({ id }: { id: string | null }) => {
  const { search: words } = useMessages('admin');
  const word = useListUrl().get('word');
  const navigate = useNavigate();
  const { group, hasFailed, loadAgain, show } = useGroup(id);
  const form = useRef<HTMLFormElement>(null);
  const title = group === null ? words.form.make : words.form.change({ words: groupName(group) });
  useAdminTitle(title);
  if (id !== null && group === null) return hasFailed ? <CouldNotLoad onTryAgain={loadAgain} /> : <ListSkeleton />;
  const saved = (written: AdminSearchGroup) => {
    show(written);
    void navigate(`/admin/search?group=${written.id}`, { replace: true });
  };
  return (
    <>
      <BackLink to="/admin/search" label={words.back} className="mt-4" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-6">
        <h1 className="display text-h2 wrap-anywhere">{title}</h1>
        <span role="status">{group && <GroupState isApplied={group.isApplied} />}</span>
        {group && (
          <May right="catalogue.write">
            <div className="ms-auto">
              <RemoveGroup group={group} onRemoved={() => void navigate('/admin/search', { replace: true })} />
            </div>
          </May>
        )}
      </div>
      {word !== undefined && <NearGroups word={word} openId={id} />}
      <EditableWith right="catalogue.write">
        <div className="grid lg:grid-cols-2 gap-x-12 gap-y-10">
          {/* another version or word remounts the form */}
          <SearchGroupForm
            key={`${group?.version} ${word}`}
            form={form}
            group={group}
            word={word}
            onSaved={saved}
            onTakeTheirs={show}
          />
          <May right="catalogue.write">
            <div className="lg:border-s lg:ps-12 border-lapis-200">
              <SearchPreviewForm
                heading="h2"
                begun={word}
                readChange={() => (form.current ? { id, group: readGroup(new FormData(form.current)) } : null)}
              />
            </div>
          </May>
        </div>
      </EditableWith>
    </>
  );
};

/** Loads a group, and looks again while it is being applied. */
const useGroup = (id: string | null) => {
  const { fail } = useAdminContext();
  const [group, setGroup] = useState<AdminSearchGroup | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    if (id === null) return;
    setFailed(false);
    try {
      const found = await (await loadAdminClient()).searchGroups.get({ id });
      // another admin's version appears when this one is saved, so that nothing typed is lost
      setGroup((now) => (now === null || now.version === found.version ? found : now));
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [id, fail]);
  useEffect(() => void load(), [load]);
  const isWaiting = group !== null && !group.isApplied && !hasFailed;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void load(), LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  return { group, hasFailed, loadAgain: () => void load(), show: setGroup };
};
