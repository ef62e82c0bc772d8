import { Suspense } from 'react';
import { safeParse } from 'valibot';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { EmailField } from '#core/ui/email-field.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { EmailOnlyForm } from '../one-time-code.ts';
import { callAccountsWithNotice } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';
import { NewPassword, PasswordLinkRequired } from './new-password.tsx';
import { type PendingMail, sendAuthMail } from './pending-mail.ts';
import { SignInTabs } from './sign-in-tabs.tsx';
import type { useAuthFlow } from './use-auth-flow.ts';
import { welcomeBack } from './welcome.ts';

// lazy: needed only after a first step
const EmailCodeForm = lazyOnDemand(async () => (await import('./email-code-form.tsx')).EmailCodeForm);

const SecondFactor = lazyOnDemand(async () => (await import('./second-factor.tsx')).SecondFactor);

/** Renders the current step of the sign-in flow. */
export function AuthStep(entry: ReturnType<typeof useAuthFlow>) {
  const { step, to, mail, session, factors, isRecovering, reloadFactors, markVerified, setPendingMail, proceed } =
    entry;
  const t = useMessages('forms');
  switch (step) {
    case 'recover':
      return <RequestMailForm key="recover" reason="recovery" to={to} onRequested={setPendingMail} />;
    case 'confirm':
      return <RequestMailForm key="confirm" reason="again" to={to} onRequested={setPendingMail} />;
    case 'mail':
      return (
        mail && (
          <Suspense>
            <EmailCodeForm mail={mail} to={to} onOtherEmail={() => setPendingMail(null)} />
          </Suspense>
        )
      );
    case 'factor':
      return (
        <Suspense>
          <SecondFactor
            factors={factors}
            onProven={() => {
              markVerified();
              if (!isRecovering) welcomeBack(t);
            }}
          />
        </Suspense>
      );
    case 'new-password':
    case 'first-password':
      return (
        <NewPassword
          isFirst={step === 'first-password'}
          email={session?.email ?? ''}
          onSaved={proceed}
          onFactorDue={reloadFactors}
        />
      );
    case 'no-way':
      return <PasswordLinkRequired to={to} />;
    default:
      return <SignInTabs to={to} onMail={setPendingMail} />;
  }
}

interface RequestMailProps {
  readonly reason: 'recovery' | 'again';
  /** Path to return to after sign-in. */
  readonly to: string | null;
  readonly onRequested: (mail: PendingMail) => void;
}

/** Form for the e-mail address that an authentication mail is sent to. */
function RequestMailForm({ reason, to, onRequested }: RequestMailProps) {
  const t = useMessages('forms');
  const entry = useMessages('authFlows');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(EmailOnlyForm, input),
    refusedTitle: t.notices.auth.error.title,
    draftName: reason,
    onChecked: async ({ email }) => {
      const mail = { reason, email };
      const wrong = await callAccountsWithNotice((accounts) => sendAuthMail(accounts, mail, to), t, entry.failures);
      if (wrong) return wrong;
      clearStoredInput(reason);
      onRequested(mail);
      return null;
    },
  });
  return (
    <>
      <p>{entry[reason === 'recovery' ? 'recovery' : 'confirmation'].text}</p>
      <form {...formProps} className="grid gap-5 pt-6">
        <EmailField errors={errors} clear={clear} autoComplete="username" />
        <SubmitButton isBusy={isBusy}>{entry.send}</SubmitButton>
      </form>
      <a href={authUrlFor(null, to)} className="link inline-flex items-center min-h-11 mt-4 text-sm">
        {entry.back}
      </a>
    </>
  );
}
