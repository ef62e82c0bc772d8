import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { type StaffRole, staffRoles } from '#core/permissions/permissions.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { Staff, StaffMember } from '../staff.admin.contract.ts';
import { RoleField } from './role-field.tsx';

interface MemberDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
  readonly onChanged: (team: Staff) => void;
}

/** Revokes a member's role after confirmation. */
export const RevokeRole = ({ member, onClose, onChanged }: MemberDialogProps) => {
  const { userRoles: t } = useMessages('admin');
  const { refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const revoke = () =>
    run({
      act: (admin) => admin.userRoles.revoke({ id: member.id }),
      notice: t.revoked,
      onDone: (team) => {
        onChanged(team);
        onClose();
        // a member who revoked their own role is redirected
        if (member.isSelf) refetchSummary();
      },
    });
  return (
    <ConfirmDialog
      title={t.confirm.title}
      button={t.revoke}
      isBusy={isBusy}
      onYes={() => void revoke()}
      onClose={onClose}
    >
      <p>{t.confirm.text(member)}</p>
      {member.isSelf && <p className="text-carnelian-700">{t.confirm.self}</p>}
    </ConfirmDialog>
  );
};

/** Changes the role of a member. */
export const ChangeRole = ({ member, onClose, onChanged }: MemberDialogProps) => {
  const { userRoles: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const { refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const initialRole = member.role ?? 'readonly';
  const [role, setRole] = useState<StaffRole>(initialRole);
  const save = () =>
    run({
      act: (admin) => admin.userRoles.update({ id: member.id, role }),
      notice: t.changed,
      onDone: (team) => {
        onChanged(team);
        onClose();
        // reloads the sections when the own role has changed
        if (member.isSelf) refetchSummary();
      },
    });
  return (
    <Dialog isOpen onClose={onClose} title={t.changeOf(member)} closeLabel={fields.close}>
      <form
        className="grid gap-5 mt-5"
        onChange={({ currentTarget }) => {
          const selectedRole = new FormData(currentTarget).get('role');
          setRole((before) => staffRoles.find((option) => option === selectedRole) ?? before);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <RoleField initialRole={initialRole} />
        {member.isSelf && role !== initialRole && <p className="text-carnelian-700">{t.changeSelf}</p>}
        <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
      </form>
    </Dialog>
  );
};
