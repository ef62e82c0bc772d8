import { useEntryWords } from '../../device/entry-words.ts';
import { notify } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { CodeForm } from '../../parts/code-form.tsx';
import { askAccounts } from './accounts-error.ts';
import { type AwaitedMail, requestMail, typeOf } from './awaited-mail.ts';
import { OwnEmail } from './own-email.tsx';
import { SendAgain } from './send-again.tsx';
import { welcome } from './welcome.ts';

interface MailCodeProps {
  readonly mail: AwaitedMail;
  /** Where the visitor came from. */
  readonly to: string | null;
  readonly onOtherEmail: () => void;
}

/** A mail is on its way: its link may be opened anywhere, its code is typed here. The page goes on with the session. */
export function MailCode({ mail, to, onOtherEmail }: MailCodeProps) {
  const words = useTillWords();
  const { awaited, failures } = useEntryWords();
  const { email, reason } = mail;

  const prove = async (token: string) => {
    const wrong = await askAccounts(
      (accounts) => accounts.verifyOtp({ email, token, type: typeOf(mail) }),
      words,
      failures,
    );
    if (!wrong && reason !== 'recovery') await welcome(words);
    return wrong;
  };
  const sendAgain = async () => {
    const wrong = await askAccounts((accounts) => requestMail(accounts, mail, to), words, failures);
    if (!wrong) notify({ title: awaited.sent.title, text: awaited.sent.body });
    return !wrong;
  };

  return (
    <>
      <OwnEmail email={email} />
      <p className="pt-1 pb-6">{awaited[reason]}</p>
      <CodeForm label={awaited.code} hint={awaited.hint} submit={awaited.submit} onCode={prove} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 mt-4">
        <SendAgain isJustSent={reason !== 'unconfirmed'} onSend={sendAgain} />
        <button type="button" className="link min-h-11 text-sm" onClick={onOtherEmail}>
          {awaited.otherEmail}
        </button>
      </div>
    </>
  );
}
