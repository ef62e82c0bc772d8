import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../i18n/messages.tsx';
import { knownSession, refreshKnownSession } from '../../state/known-session.ts';
import { clearProviderRedirect, hasLeftForProvider } from '../../state/provider-redirect.ts';
import { accountsFailure, loadAccounts } from '../../state/session.ts';
import { notify } from '../../state/toasts.ts';
import { passwordStepAfterLink } from './auth-steps.ts';

/** What is said of these wherever they happen. */
const shopsFailures: ReadonlySet<string> = new Set(['user_banned', 'signup_disabled', 'network', 'unavailable']);

/**
 * Whether somebody is just arriving with a session in the address, which is then taken out of it; what went wrong is
 * told, and taken out too.
 */
export function useAuthCallback(): boolean {
  const { auth, notices } = useMessages('forms');
  const { halfway, returns } = useMessages('authFlows');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);
  const [arrival, setArrival] = useState(() => (import.meta.env.SSR ? null : parseAuthCallback(location.href)));

  const told: Readonly<Record<string, string>> = returns;
  const tell = (failure: string) => {
    const isKnown = shopsFailures.has(failure);
    const text = isKnown ? auth.errorSentence(failure) : (told[failure] ?? returns.other);
    // whoever is signed in already is led on, and hears why they came
    notify({ title: notices.auth.error.title, text, tone: 'alarm', goesAlong: Boolean(knownSession()) });
  };
  const settle = useEffectEvent(async ({ hasSession, isHalfway, failure, address }: AuthCallback) => {
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
    refreshKnownSession();
    return error && accountsFailure(error);
  } catch {
    return 'network';
  } finally {
    clearProviderRedirect();
  }
};

/** What an address tells whoever comes back by it: from a provider, or by a link that the accounts followed themselves. */
interface AuthCallback {
  /** A session lies behind the `#`; the accounts' client takes it from there. */
  readonly hasSession: boolean;
  /** One of two addresses has agreed to a change of e-mail. */
  readonly isHalfway: boolean;
  /** What went wrong, by the accounts' own name. */
  readonly failure: string | null;
  /** The path without all that. */
  readonly address: string;
}

const told = ['code', 'error', 'error_code', 'error_description', 'message', 'sb'];

/** Reads what the accounts have put into an address (accounts contract, section 2); null when there is nothing. */
export function parseAuthCallback(href: string): AuthCallback | null {
  const url = new URL(href);
  const behind = new URLSearchParams(url.hash.slice(1));
  const say = (name: string) => behind.get(name) ?? url.searchParams.get(name);
  const hasSession = behind.has('access_token');
  const isHalfway = behind.has('message');
  // a code is for whoever holds its key, and this shop's pages never ask for one
  const failure = say('error_code') ?? say('error') ?? (url.searchParams.has('code') ? 'bad_code_verifier' : null);
  if (!hasSession && !isHalfway && failure === null) return null;
  for (const name of told) url.searchParams.delete(name);
  const choice = hasSession ? passwordStepAfterLink(behind.get('type')) : null;
  if (choice !== null) url.searchParams.set('mode', choice);
  return { hasSession, isHalfway, failure, address: url.pathname + url.search };
}
