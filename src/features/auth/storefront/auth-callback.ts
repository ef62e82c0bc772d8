import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { knownSession, refreshKnownSession } from '#core/browser/known-session.ts';
import { clearProviderRedirect, wasRedirectedToProvider } from '#core/browser/provider-redirect.ts';
import { accountsFailure, loadAccounts } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { passwordStepAfterLink } from './auth-steps.ts';

/** Failures with a general message, independent of the callback. */
const shopsFailures: ReadonlySet<string> = new Set(['user_banned', 'signup_disabled', 'network', 'unavailable']);

/**
 * Handles the return from a provider or e-mail link: takes the session from the URL, removes the parameters and shows failures.
 * Returns true until this is done.
 */
export function useAuthCallback(): boolean {
  const { auth, notices } = useMessages('forms');
  const { returns } = useMessages('authFlows');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSettled, setSettled] = useState(false);
  const [arrival, setArrival] = useState(() => (import.meta.env.SSR ? null : parseAuthCallback(location.href)));

  const failureTexts: Readonly<Record<string, string>> = returns;
  const notifyFailure = (failure: string) => {
    const isKnown = shopsFailures.has(failure);
    const text = isKnown ? authErrorMessage(auth.errors, failure) : (failureTexts[failure] ?? returns.other);
    // a signed-in user is redirected; the notice stays visible on the next page
    notify({ title: notices.auth.error.title, text, tone: 'error', persistsOnNavigation: Boolean(knownSession()) });
  };
  const settle = useEffectEvent(async ({ hasSession, failure, address }: AuthCallback) => {
    const wrong = failure ?? (hasSession ? await takeSession() : null);
    await navigate(address, { replace: true });
    setSettled(true);
    if (wrong !== null) notifyFailure(wrong);
  });
  useEffect(() => {
    if (arrival) void settle(arrival);
  }, [arrival]);

  // wait until the router has updated the URL: the page reads its step from the query
  const hasEnded = arrival === null || (isSettled && pathname + search === arrival.address);
  useEffect(() => {
    if (hasEnded) setArrival(null);
  }, [hasEnded]);

  return !hasEnded;
}

/**
 * Lets the accounts client take the session from the URL; returns the failure code or null. Refuses a session if no sign-in at a
 * provider was started here.
 */
const takeSession = async (): Promise<string | null> => {
  if (!wasRedirectedToProvider()) return 'bad_oauth_state';
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

/** Result in the URL of a return from a provider, or from a link that the accounts service followed itself. */
interface AuthCallback {
  /** The fragment contains a session; the accounts client reads it from there. */
  readonly hasSession: boolean;
  /** Error code of the accounts service. */
  readonly failure: string | null;
  /** Path and query without these parameters. */
  readonly address: string;
}

const callbackParams = ['code', 'error', 'error_code', 'error_description', 'sb'];

/** Parses the parameters of the accounts service (accounts contract, section 2); null if there are none. */
export function parseAuthCallback(href: string): AuthCallback | null {
  const url = new URL(href);
  const behind = new URLSearchParams(url.hash.slice(1));
  const readParam = (name: string) => behind.get(name) ?? url.searchParams.get(name);
  const hasSession = behind.has('access_token');
  // a code requires a verifier, and this app never starts that flow
  const failure =
    readParam('error_code') ?? readParam('error') ?? (url.searchParams.has('code') ? 'bad_code_verifier' : null);
  if (!hasSession && failure === null) return null;
  for (const name of callbackParams) url.searchParams.delete(name);
  const choice = hasSession ? passwordStepAfterLink(behind.get('type')) : null;
  if (choice !== null) url.searchParams.set('mode', choice);
  return { hasSession, failure, address: url.pathname + url.search };
}
