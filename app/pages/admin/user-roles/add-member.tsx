import { useState } from 'react';
import { safeParse } from 'valibot';
import type { Staff } from '../../../../contract/admin/user-roles.ts';
import { NewsletterForm as Rules } from '../../../../domain/forms/forms.ts';
import { STAFF_INVITATION_DAYS } from '../../../../domain/staff/invitation-days.ts';
import { type StaffRole, staffRoles } from '../../../../domain/staff/staff-roles.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Field } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminContext } from '../use-admin.ts';
import { RoleField } from './role-field.tsx';

interface Question {
  readonly email: string;
  readonly role: StaffRole;
  readonly answer: (isYes: boolean) => void;
}

/** State of the confirmation for an e-mail address and its role. */
const useQuestion = () => {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (wanted: Omit<Question, 'answer'>) => new Promise<boolean>((answer) => setAsked({ ...wanted, answer })),
    answer: (isYes: boolean) => {
      asked?.answer(isYes);
      setAsked(null);
    },
  };
};

/** Gives a role to an account or invites an address, after confirmation. */
export const AddMember = ({ onAdded }: { onAdded: (team: Staff) => void }) => {
  const { userRoles } = useMessages('admin');
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [times, setTimes] = useState(0);
  const { asked, ask, answer } = useQuestion();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ email }) => safeParse(Rules, { email }),
    refusedTitle: general.error,
    onChecked: async ({ email }, form) => {
      const chosen = new FormData(form).get('role');
      const role = staffRoles.find((known) => known === chosen) ?? 'orders';
      if (!(await ask({ email, role }))) return null;
      try {
        const admin = await loadAdminClient();
        const team = await admin.userRoles.grant({ email, role, language });
        onAdded(team);
        setTimes((now) => now + 1);
        const isMember = team.members.some((member) => member.email === email.toLowerCase());
        const { title, body } = isMember ? userRoles.added : userRoles.invited;
        notify({ title, text: body, about: 'admin' });
      } catch (error) {
        const { code, message: sentence } = refusalOf(error, language);
        if (code === 'ROLE_GIVEN') return { email: sentence };
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
        <RoleField begun="orders" />
        <p>
          <SubmitButton isBusy={isBusy} className="">
            {userRoles.add.button}
          </SubmitButton>
        </p>
      </form>
      {asked && (
        <ConfirmDialog
          title={userRoles.add.ask.title}
          button={userRoles.add.ask.button}
          onYes={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p>
            {userRoles.add.ask.text({
              email: asked.email,
              role: userRoles.roles[asked.role],
              may: userRoles.roleTexts[asked.role],
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
};
