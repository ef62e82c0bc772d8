import { useState } from 'react';
import { safeParse } from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { NewsletterForm as Rules } from '#core/forms/forms.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { type StaffRole, staffRoles } from '#core/permissions/permissions.ts';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { STAFF_INVITATION_DAYS } from '../invitation-days.ts';
import type { Staff } from '../staff.admin.contract.ts';
import { RoleField } from './role-field.tsx';

interface Question {
  readonly email: string;
  readonly role: StaffRole;
  readonly resolve: (isYes: boolean) => void;
}

/** State of the confirmation for an e-mail address and its role. */
const useQuestion = () => {
  const [dialog, setDialog] = useState<Question | null>(null);
  return {
    dialog,
    ask: (question: Omit<Question, 'resolve'>) =>
      new Promise<boolean>((resolve) => setDialog({ ...question, resolve })),
    answer: (isYes: boolean) => {
      dialog?.resolve(isYes);
      setDialog(null);
    },
  };
};

/** Grants a role to an account or invites an address, after confirmation. */
export const AddMember = ({ onAdded }: { onAdded: (team: Staff) => void }) => {
  const { userRoles } = useMessages('admin');
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [times, setTimes] = useState(0);
  const { dialog, ask: confirm, answer: closeDialog } = useQuestion();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ email }) => safeParse(Rules, { email }),
    refusedTitle: general.error,
    onChecked: async ({ email }, form) => {
      const selectedRole = new FormData(form).get('role');
      const role = staffRoles.find((option) => option === selectedRole) ?? 'orders';
      if (!(await confirm({ email, role }))) return null;
      try {
        const admin = await loadAdminClient();
        const team = await admin.userRoles.grant({ email, role, language });
        onAdded(team);
        setTimes((now) => now + 1);
        const isMember = team.members.some((member) => member.email === email.toLowerCase());
        const { title, body } = isMember ? userRoles.added : userRoles.invited;
        notify({ title, text: body, about: 'admin' });
      } catch (error) {
        const { code, message: sentence } = readError(error, language);
        if (code === 'ROLE_ALREADY_GRANTED') return { email: sentence };
        fail(error);
      }
      return null;
    },
  });
  return (
    <section className="mt-12 max-w-2xl">
      <h2 className="display text-h4">{userRoles.add.title}</h2>
      <p className="mt-2 text-mist">
        {userRoles.add.text} {userRoles.invitations.valid(STAFF_INVITATION_DAYS)}
      </p>
      <form key={times} {...formProps} className="grid gap-5 mt-5">
        <Field
          label={userRoles.add.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          error={errors['email']}
          onChange={() => clear('email')}
        />
        <RoleField initialRole="orders" />
        <p>
          <SubmitButton isBusy={isBusy} className="">
            {userRoles.add.button}
          </SubmitButton>
        </p>
      </form>
      {dialog && (
        <ConfirmDialog
          title={userRoles.add.confirm.title}
          button={userRoles.add.confirm.button}
          onYes={() => closeDialog(true)}
          onClose={() => closeDialog(false)}
        >
          <p>
            {userRoles.add.confirm.text({
              email: dialog.email,
              role: userRoles.roles[dialog.role],
              may: userRoles.roleTexts[dialog.role],
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
};
