import { type AccountsFailure, accountsFailure, loadAccounts } from '#core/browser/session.ts';
import type { EnabledProvider } from './public-auth-settings.ts';

/** A verified second factor of the user. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** Empty if none was given. */
  readonly name: string;
  /** Time of creation in RFC 3339. */
  readonly since: string;
}

/** A sign-in identity of the user: e-mail, or a provider's key such as google. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  /** The owner's name of the provider; null without one. */
  readonly providerName: string | null;
  readonly email: string;
}

/** Security settings of an account, as currently stored by the accounts service. */
export interface Security {
  readonly factors: readonly Factor[];
  readonly identities: readonly Identity[];
  /** There is a second factor, and this session has not verified it. */
  readonly needsSecondFactor: boolean;
  readonly canEnrollPhone: boolean;
  readonly canLinkIdentity: boolean;
  readonly providers: readonly EnabledProvider[];
}

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
interface AccountsError extends AccountsFailure {
  readonly name: string;
}

/** Outcome of a call: its data, or an error code; `network` means that there was no response. */
export type Outcome<Data> =
  | { readonly isDone: true; readonly data: Data }
  | { readonly isDone: false; readonly failure: string };

type Answer = { readonly data: unknown; readonly error: AccountsError | null };
type Success<Given extends Answer> = Extract<Given, { readonly error: null }>;

/** Calls the accounts service. Never throws. */
export const callAccounts = async <Given extends Answer>(
  act: (accounts: Accounts) => Promise<Given>,
): Promise<Outcome<Success<Given>['data']>> => {
  try {
    const result = await act(await loadAccounts());
    if (hasSucceeded(result)) return { isDone: true, data: result.data };
    const isMissing = result.error?.name === 'AuthSessionMissingError';
    return { isDone: false, failure: isMissing ? 'session_not_found' : accountsFailure(result.error ?? {}) };
  } catch {
    return { isDone: false, failure: 'network' };
  }
};

const hasSucceeded = <Given extends Answer>(result: Given): result is Success<Given> => result.error === null;

/** Like `callAccounts`, for calls without a useful result. */
export const callAccountsVoid = (
  act: (accounts: Accounts) => Promise<{ readonly error: AccountsError | null }>,
): Promise<Outcome<true>> =>
  callAccounts(async (accounts) => {
    const { error } = await act(accounts);
    return error ? { data: null, error } : { data: true as const, error: null };
  });

/** Loads the security settings; the user comes from the server, not from the token. */
export const readSecurity = async (): Promise<Outcome<Security>> => {
  const [userResult, level, methods] = await Promise.all([
    callAccounts((accounts) => accounts.getUser()),
    callAccounts((accounts) => accounts.mfa.getAuthenticatorAssuranceLevel()),
    readMethods(),
  ]);
  if (!userResult.isDone) return userResult;
  if (!level.isDone) return level;
  if (!methods) return { isDone: false, failure: 'network' };
  const { user } = userResult.data;
  const factors = (user.factors ?? []).flatMap(({ id, status, factor_type: kind, friendly_name: name, created_at }) =>
    status === 'verified' && (kind === 'totp' || kind === 'phone')
      ? [{ id, kind, name: name ?? '', since: created_at }]
      : [],
  );
  const identities = (user.identities ?? []).map(({ identity_id: id, provider, identity_data: data }) => {
    const email: unknown = data?.['email'];
    const providerName = methods.providers.find(({ key }) => key === provider)?.name ?? null;
    return { id, provider, providerName, email: typeof email === 'string' ? email : '' };
  });
  const needsSecondFactor = factors.length > 0 && level.data.currentLevel !== 'aal2';
  return { isDone: true, data: { factors, identities, needsSecondFactor, ...methods } };
};

/** Ends all other sessions of the user (specification 7, scope others). */
export const signOutOtherSessions = (): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) => accounts.signOut({ scope: 'others' }));

/** The optional methods that are enabled, so that no disabled one is offered; null without a response. */
const readMethods = async (): Promise<Pick<Security, 'canEnrollPhone' | 'canLinkIdentity' | 'providers'> | null> => {
  try {
    const response = await fetch('/auth/v1/settings');
    const {
      external,
      manual_linking_enabled: canLinkIdentity,
      mfa_phone_enroll_enabled: canEnrollPhone,
      provider_names: names,
    } = await response.json();
    const providers = Object.keys(external)
      .filter((key) => external[key] === true && !ownMethods.has(key))
      .map((key) => ({ key, name: names[key] ?? null }));
    return { canLinkIdentity: canLinkIdentity === true, canEnrollPhone: canEnrollPhone === true, providers };
  } catch {
    return null;
  }
};

/** Sign-in methods of the accounts service itself. */
const ownMethods = new Set(['email', 'phone', 'anonymous_users']);
