import { useState } from 'react';
import type { AdminSearchGroup } from '../../../../contract/admin/search-groups.ts';
import { isProductMark, searchWordRoles } from '../../../../domain/search/search-group.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { May } from '../may.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { groupName } from './group-words.ts';

interface GroupDetailsProps {
  readonly group: AdminSearchGroup;
  readonly onRemoved: () => void;
}

/** All words of a group, by what they do, and its actions. */
export const GroupDetails = ({ group, onRemoved }: GroupDetailsProps) => {
  const { search: words } = useMessages('admin');
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <dl className="grid gap-3 max-w-3xl">
        {searchWordRoles.map((role) => {
          const own = group.words.filter((word) => word.role === role);
          if (own.length === 0) return null;
          return (
            <div key={role}>
              {group.kind === 'similar' && <dt className="text-mist">{words.roles[role]}</dt>}
              <dd className="flex flex-wrap gap-2 pt-1">
                {own.map(({ written }) => (
                  <bdi key={written} className="badge border-lapis-200 bg-white">
                    {isProductMark(written) ? words.marks[written] : written}
                  </bdi>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <May right="catalogue.write">
        <div className="flex flex-wrap gap-2 ms-auto">
          <a href={`/admin/search?group=${group.id}`} className="btn btn-sm btn-quiet bg-white">
            {words.edit}
          </a>
          <RemoveGroup group={group} onRemoved={onRemoved} />
        </div>
      </May>
    </div>
  );
};

/** Deletes a group after confirmation. */
export const RemoveGroup = ({ group, onRemoved }: GroupDetailsProps) => {
  const { search: words } = useMessages('admin');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAdminAction();
  const { id, version } = group;
  const remove = () =>
    run({ act: (admin) => admin.searchGroups.delete({ id, version }), notice: words.removed, onDone: onRemoved });
  return (
    <>
      <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.ask.title}
          button={words.remove}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{words.ask.text({ words: groupName(group) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
