import { useState } from 'react';
import { safeParse } from 'valibot';
import type { AdminUsers } from '../../../../contract/admin/user-roles.ts';
import { NewsletterForm as Rules } from '../../../../domain/forms/forms.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Field } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminContext } from '../use-admin.ts';

interface Question {
  readonly email: string;
  readonly answer: (isYes: boolean) => void;
}

/** State of the confirmation for the account with an e-mail address. */
const useQuestion = () => {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (email: string) => new Promise<boolean>((answer) => setAsked({ email, answer })),
    answer: (isYes: boolean) => {
      asked?.answer(isYes);
      setAsked(null);
    },
  };
};

/** Grants the admin role to an existing account after confirmation. */
export const AddAdmin = ({ onAdded }: { onAdded: (team: AdminUsers) => void }) => {
  const { userRoles } = useMessages('admin');
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [times, setTimes] = useState(0);
  const { asked, ask, answer } = useQuestion();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      if (!(await ask(form.email))) return null;
      try {
        const admin = await loadAdminClient();
        onAdded(await admin.userRoles.grant(form));
        setTimes((now) => now + 1);
        notify({ title: userRoles.added.title, text: userRoles.added.body, about: 'admin' });
      } catch (error) {
        const { code, message: sentence } = refusalOf(error, language);
        if (code === 'ACCOUNT_NOT_FOUND' || code === 'EMAIL_NOT_VERIFIED') return { email: sentence };
        fail(error);
      }
      return null;
    },
  });
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="display text-h4">{userRoles.add.title}</h2>
      <p className="mt-2 text-mist">{userRoles.add.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          key={times}
          label={userRoles.add.email}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          error={errors['email']}
          onChange={() => clear('email')}
        />
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
          <p>{userRoles.add.ask.text({ email: asked.email })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};
