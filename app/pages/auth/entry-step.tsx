import { Suspense } from 'react';
import { useTillWords } from '../../device/till-words.ts';
import { lazily } from '../../parts/lazily.tsx';
import { AskMail } from './ask-mail.tsx';
import { NewPassword, NoWayToPassword } from './new-password.tsx';
import type { useEntry } from './use-entry.ts';
import { WayTabs } from './way-tabs.tsx';
import { welcomeBack } from './welcome.ts';

// what comes after something was done here
const MailCode = lazily(async () => (await import('./mail-code.tsx')).MailCode);
const SecondFactor = lazily(async () => (await import('./second-factor.tsx')).SecondFactor);

/** The part of the way in that somebody stands at. */
export function EntryStep(entry: ReturnType<typeof useEntry>) {
  const { step, to, mail, session, factors, isRecovering, lookForFactors, prove, awaitMail, goOn } = entry;
  const words = useTillWords();
  switch (step) {
    case 'recover':
      return <AskMail key="recover" reason="recovery" to={to} onAsked={awaitMail} />;
    case 'confirm':
      return <AskMail key="confirm" reason="again" to={to} onAsked={awaitMail} />;
    case 'mail':
      return (
        mail && (
          <Suspense>
            <MailCode mail={mail} to={to} onOtherEmail={() => awaitMail(null)} />
          </Suspense>
        )
      );
    case 'factor':
      return (
        <Suspense>
          <SecondFactor
            factors={factors}
            onProven={() => {
              prove();
              if (!isRecovering) welcomeBack(words);
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
          onSaved={goOn}
          onFactorDue={lookForFactors}
        />
      );
    case 'no-way':
      return <NoWayToPassword to={to} />;
    default:
      return <WayTabs to={to} onMail={awaitMail} />;
  }
}
