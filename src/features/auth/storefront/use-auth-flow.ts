import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lacksPassword, type SignedIn } from '#core/browser/known-session.ts';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { useAppNavigate } from '#core/routing/use-app-navigate.ts';
import { useSession } from '../ui/use-session.ts';
import { useAuthCallback } from './auth-callback.ts';
import { authUrlFor, type Mode, readMode } from './auth-steps.ts';
import type { PendingMail } from './pending-mail.ts';
import { redirectPath } from './redirect-path.ts';
import { useRequiredFactors } from './required-factors.ts';

/** Steps of the sign-in flow. */
export type AuthStepName =
  | 'tabs'
  | 'recover'
  | 'confirm'
  | 'mail'
  | 'factor'
  | 'new-password'
  | 'first-password'
  | 'no-way';

/** Pending mail, bound to the mode that requested it; back navigation discards it. */
type RequestedMail = { readonly at: Mode | null; readonly mail: PendingMail };

/**
 * State of the sign-in flow: the current step, and the redirect to the return path when all steps are done (decision 24).
 */
export function useAuthFlow() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const to = isHydrated ? query.get('to') : null;
  const mode = readMode(query.get('mode'));
  const target = redirectPath(to);
  const [requestedMail, setRequestedMail] = useState<RequestedMail | null>(null);
  const mail = requestedMail?.at === mode ? requestedMail.mail : null;
  const isReturning = useAuthCallback();
  const session = useSession();
  const { factors, reload, markVerified } = useRequiredFactors(session?.userId);
  const isSettingPassword = mode === 'new-password' || mode === 'first-password';
  const passwordStep = mail === null ? null : passwordStepAfterMail(mail, session);
  const isRecovering = isSettingPassword || passwordStep !== null;
  const navigate = useAppNavigate();
  const isSignInComplete = session && !isReturning && factors?.length === 0;

  useEffect(() => {
    if (!isSignInComplete) return;
    if (!isRecovering) void navigate(target, { replace: true });
    else if (!isSettingPassword) void navigate(authUrlFor(passwordStep, to), { replace: true });
  }, [isSignInComplete, isRecovering, isSettingPassword, passwordStep, target, to, navigate]);

  return {
    to,
    place: target,
    mail,
    session,
    factors: factors ?? [],
    isRecovering,
    step: stepOf({
      mode,
      hasMail: mail !== null,
      isFactorDue: !!factors?.length,
      isSignedOut: session === null && !isReturning,
    }),
    reloadFactors: reload,
    markVerified,
    setPendingMail: (pendingMail: PendingMail | null) =>
      setRequestedMail(pendingMail && { at: mode, mail: pendingMail }),
    proceed: () => void navigate(target, { replace: true }),
  };
}

/** Password step that follows the code of a mail. */
const passwordStepAfterMail = ({ reason }: PendingMail, session: SignedIn | null | undefined): Mode | null => {
  if (reason === 'recovery') return 'new-password';
  return session && lacksPassword() ? 'first-password' : null;
};

interface FlowState {
  readonly mode: Mode | null;
  readonly hasMail: boolean;
  readonly isFactorDue: boolean;
  readonly isSignedOut: boolean;
}

const stepOf = ({ mode, hasMail, isFactorDue, isSignedOut }: FlowState): AuthStepName => {
  if (isFactorDue) return 'factor';
  if (mode === 'new-password' || mode === 'first-password') return isSignedOut ? 'no-way' : mode;
  if (hasMail) return 'mail';
  return mode ?? 'tabs';
};
