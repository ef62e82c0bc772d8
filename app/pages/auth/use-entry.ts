import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lacksPassword } from '../../device/known-session.ts';
import { useSession } from '../../device/signed-in.ts';
import type { SignedIn } from '../../device/stored-session.ts';
import { useIsHydrated } from '../../device/use-is-hydrated.ts';
import type { AwaitedMail } from './awaited-mail.ts';
import { useDueFactors } from './due-factors.ts';
import { entryAddress, type Mode, readMode } from './entry-steps.ts';
import { nextPlace } from './next-place.ts';
import { useArrival } from './use-arrival.ts';

/** Where somebody stands on the way in. */
export type Step = 'tabs' | 'recover' | 'confirm' | 'mail' | 'factor' | 'new-password' | 'first-password' | 'no-way';

/** A mail waits at the address where it was asked for: a step back leads away from it. */
type Waiting = { readonly at: Mode | null; readonly mail: AwaitedMail };

/**
 * The way in: what is to be done next, and the way on to where the visitor came from once nothing is left to do
 * (decision 24).
 */
export function useEntry() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const to = isHydrated ? query.get('to') : null;
  const mode = readMode(query.get('mode'));
  const place = nextPlace(to);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const mail = waiting?.at === mode ? waiting.mail : null;
  const isArriving = useArrival();
  const session = useSession();
  const { factors, look, prove } = useDueFactors(session?.userId);
  const isChoosing = mode === 'new-password' || mode === 'first-password';
  const choice = mail === null ? null : choiceAfterMail(mail, session);
  const isRecovering = isChoosing || choice !== null;
  const navigate = useNavigate();
  const isIn = session && !isArriving && factors?.length === 0;

  useEffect(() => {
    if (!isIn) return;
    if (!isRecovering) void navigate(place, { replace: true });
    else if (!isChoosing) void navigate(entryAddress(choice, to), { replace: true });
  }, [isIn, isRecovering, isChoosing, choice, place, to, navigate]);

  return {
    to,
    place,
    mail,
    session,
    factors: factors ?? [],
    isRecovering,
    step: stepOf({
      mode,
      hasMail: mail !== null,
      isFactorDue: !!factors?.length,
      isNobody: session === null && !isArriving,
    }),
    lookForFactors: look,
    prove,
    awaitMail: (wanted: AwaitedMail | null) => setWaiting(wanted && { at: mode, mail: wanted }),
    goOn: () => void navigate(place, { replace: true }),
  };
}

/** What is chosen before the way goes on, once the code of a mail was given. */
const choiceAfterMail = ({ reason }: AwaitedMail, session: SignedIn | null | undefined): Mode | null => {
  if (reason === 'recovery') return 'new-password';
  return session && lacksPassword() ? 'first-password' : null;
};

interface Standing {
  readonly mode: Mode | null;
  readonly hasMail: boolean;
  readonly isFactorDue: boolean;
  readonly isNobody: boolean;
}

const stepOf = ({ mode, hasMail, isFactorDue, isNobody }: Standing): Step => {
  if (isFactorDue) return 'factor';
  if (mode === 'new-password' || mode === 'first-password') return isNobody ? 'no-way' : mode;
  if (hasMail) return 'mail';
  return mode ?? 'tabs';
};
