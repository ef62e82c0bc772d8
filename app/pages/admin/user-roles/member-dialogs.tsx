import { useState } from 'react';
import type { Staff, StaffMember } from '../../../../contract/admin/user-roles.ts';
import { type StaffRole, staffRoles } from '../../../../domain/staff/staff-roles.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminContext } from '../use-admin.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { RoleField } from './role-field.tsx';

interface MemberDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
  readonly onChanged: (team: Staff) => void;
}

/** Takes the role from a member after confirmation. */
export const RevokeRole = ({ member, onClose, onChanged }: MemberDialogProps) => {
  const { userRoles: words } = useMessages('admin');
  const { lookAgain } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const revoke = () =>
    run({
      act: (admin) => admin.userRoles.revoke({ id: member.id }),
      notice: words.revoked,
      onDone: (team) => {
        onChanged(team);
        onClose();
        // who revoked their own role is redirected
        if (member.isSelf) lookAgain();
      },
    });
  return (
    <ConfirmDialog
      title={words.ask.title}
      button={words.revoke}
      isBusy={isBusy}
      onYes={() => void revoke()}
      onClose={onClose}
    >
      <p>{words.ask.text(member)}</p>
      {member.isSelf && <p className="text-carnelian-700">{words.ask.self}</p>}
    </ConfirmDialog>
  );
};

/** Changes the role of a member. */
export const ChangeRole = ({ member, onClose, onChanged }: MemberDialogProps) => {
  const { userRoles: words } = useMessages('admin');
  const { fields } = useMessages('common');
  const { lookAgain } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const begun = member.role ?? 'readonly';
  const [role, setRole] = useState<StaffRole>(begun);
  const save = () =>
    run({
      act: (admin) => admin.userRoles.update({ id: member.id, role }),
      notice: words.changed,
      onDone: (team) => {
        onChanged(team);
        onClose();
        // the sections of the own role
        if (member.isSelf) lookAgain();
      },
    });
  return (
    <Dialog isOpen onClose={onClose} title={words.changeOf(member)} closeLabel={fields.close}>
      <form
        className="grid gap-5 mt-5"
        onChange={({ currentTarget }) => {
          const chosen = new FormData(currentTarget).get('role');
          setRole((before) => staffRoles.find((known) => known === chosen) ?? before);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <RoleField begun={begun} />
        {member.isSelf && role !== begun && <p className="text-carnelian-700">{words.changeSelf}</p>}
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </form>
    </Dialog>
  );
};
