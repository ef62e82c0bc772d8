import { notify } from '#core/browser/toasts.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { callAccountsWithNotice } from './accounts-error.ts';
import { AccountEmail } from './new-password.tsx';
import { type PendingMail, sendAuthMail, typeOf } from './pending-mail.ts';
import { ResendButton } from './resend-button.tsx';
import { welcome } from './welcome.ts';

preloadMessages('authFlows', 'forms');

interface MailCodeProps {
  readonly mail: PendingMail;
  /** Path to return to after sign-in. */
  readonly to: string | null;
  readonly onOtherEmail: () => void;
}

/** Form for the code of a sent mail; its link may be opened on any device. The page continues once there is a session. */
export function EmailCodeForm({ mail, to, onOtherEmail }: MailCodeProps) {
  const t = useMessages('forms');
  const { awaited, failures } = useMessages('authFlows');
  const { email, reason } = mail;

  const submitCode = async (token: string) => {
    const wrong = await callAccountsWithNotice(
      (accounts) => accounts.verifyOtp({ email, token, type: typeOf(mail) }),
      t,
      failures,
    );
    if (!wrong && reason !== 'recovery') await welcome(t);
    return wrong;
  };
  const sendAgain = async () => {
    const wrong = await callAccountsWithNotice((accounts) => sendAuthMail(accounts, mail, to), t, failures);
    if (!wrong) notify({ title: awaited.sent.title, text: awaited.sent.body });
    return !wrong;
  };

  return (
    <>
      <AccountEmail email={email} />
      <p className="pt-1 pb-6">{awaited[reason]}</p>
      <CodeForm label={awaited.code} hint={awaited.hint} submit={awaited.submit} onCode={submitCode} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 mt-4">
        <ResendButton isJustSent={reason !== 'unconfirmed'} onSend={sendAgain} />
        <button type="button" className="link min-h-11 text-sm" onClick={onOtherEmail}>
          {awaited.otherEmail}
        </button>
      </div>
    </>
  );
}
