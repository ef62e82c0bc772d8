import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { isProductMark, searchWordRoles } from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { groupName } from './group-terms.ts';

interface GroupDetailsProps {
  readonly group: AdminSynonymGroup;
  readonly onRemoved: () => void;
}

/** Words of a group by role, and its actions. */
export const GroupDetails = ({ group, onRemoved }: GroupDetailsProps) => {
  const { search: t } = useMessages('admin');
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <dl className="grid gap-3 max-w-3xl">
        {searchWordRoles.map((role) => {
          const own = group.words.filter((word) => word.role === role);
          if (own.length === 0) return null;
          return (
            <div key={role}>
              {group.kind === 'similar' && <dt className="text-mist">{t.roles[role]}</dt>}
              <dd className="flex flex-wrap gap-2 pt-1">
                {own.map(({ written }) => (
                  <bdi key={written} className="badge border-lapis-200 bg-white">
                    {isProductMark(written) ? t.marks[written] : written}
                  </bdi>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <RequirePermission permission="catalogue.write">
        <div className="flex flex-wrap gap-2 ms-auto">
          <a href={`/admin/search/${group.id}`} className="btn btn-sm btn-quiet bg-white">
            {t.edit}
          </a>
          <RemoveGroup group={group} onRemoved={onRemoved} />
        </div>
      </RequirePermission>
    </div>
  );
};

/** Deletes a group after confirmation. */
export const RemoveGroup = ({ group, onRemoved }: GroupDetailsProps) => {
  const { search: t } = useMessages('admin');
  const [isConfirming, setConfirming] = useState(false);
  const { run, isBusy } = useAdminAction();
  const { id, version } = group;
  const remove = () =>
    run({ act: (admin) => admin.synonymGroups.delete({ id, version }), notice: t.removed, onDone: onRemoved });
  return (
    <>
      <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => setConfirming(true)}>
        {t.remove}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={t.confirmDelete.title}
          button={t.remove}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setConfirming(false)}
        >
          <p>{t.confirmDelete.text({ name: groupName(group) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
