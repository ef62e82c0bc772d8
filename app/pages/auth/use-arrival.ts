import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEntryWords } from '../../device/entry-words.ts';
import { knownSession, lookAtSession } from '../../device/known-session.ts';
import { forgetLeaving, hasLeftForProvider } from '../../device/left-for-provider.ts';
import { notify } from '../../device/notices.ts';
import { accountsFailure, loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { type Arrival, readArrival } from './read-arrival.ts';

/** What is said of these wherever they happen. */
const shopsFailures: ReadonlySet<string> = new Set(['user_banned', 'signup_disabled', 'network', 'unavailable']);

/**
 * Whether somebody is just arriving with a session in the address, which is then taken out of it; what went wrong is
 * told, and taken out too.
 */
export function useArrival(): boolean {
  const { auth, notices } = useTillWords();
  const { halfway, returns } = useEntryWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);
  const [arrival, setArrival] = useState(() => (import.meta.env.SSR ? null : readArrival(location.href)));

  const told: Readonly<Record<string, string>> = returns;
  const tell = (failure: string) => {
    const isKnown = shopsFailures.has(failure);
    const text = isKnown ? auth.errorSentence(failure) : (told[failure] ?? returns.other);
    // whoever is signed in already is led on, and hears why they came
    notify({ title: notices.auth.error.title, text, tone: 'alarm', goesAlong: Boolean(knownSession()) });
  };
  const settle = useEffectEvent(async ({ hasSession, isHalfway, failure, address }: Arrival) => {
    const wrong = failure ?? (hasSession ? await takeSession() : null);
    await navigate(address, { replace: true });
    setSettled(true);
    if (wrong !== null) tell(wrong);
    else if (isHalfway) notify({ title: halfway.title, text: halfway.text });
  });
  useEffect(() => {
    if (arrival) void settle(arrival);
  }, [arrival]);

  // not before the page itself knows its new address: what is asked of it stands there
  const isOver = arrival === null || (isSettled && pathname + search === arrival.address);
  useEffect(() => {
    if (isOver) setArrival(null);
  }, [isOver]);

  return !isOver;
}

/**
 * Lets the accounts' client take the session out of the address; answers with what went wrong, or null. One that nobody has
 * left for is not taken.
 */
const takeSession = async (): Promise<string | null> => {
  if (!hasLeftForProvider()) return 'bad_oauth_state';
  try {
    const { error } = await (await loadAccounts()).initialize();
    lookAtSession();
    return error && accountsFailure(error);
  } catch {
    return 'network';
  } finally {
    forgetLeaving();
  }
};
