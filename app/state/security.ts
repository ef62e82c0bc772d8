import { type AccountsFailure, accountsFailure, clearSession, loadAccounts } from './session.ts';

/** A proven second factor of the person. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** Empty where none was given. */
  readonly name: string;
  /** When it was taken, in RFC 3339. */
  readonly since: string;
}

/** A way the person comes in: by e-mail, or by a provider's key such as google. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly email: string;
}

/** How a person's account is locked, as the accounts tell it now. */
export interface Security {
  readonly factors: readonly Factor[];
  readonly identities: readonly Identity[];
  /** There is a second factor, and this session has not given it. */
  readonly owesCode: boolean;
  readonly mayTakePhone: boolean;
  readonly mayLink: boolean;
  /** The keys of the providers that are open. */
  readonly providers: readonly string[];
}

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
interface AccountsError extends AccountsFailure {
  readonly name: string;
}

/** What became of an attempt: its answer, or the code of why there is none; `network` is an answer that never came. */
export type Outcome<Data> =
  | { readonly isDone: true; readonly data: Data }
  | { readonly isDone: false; readonly failure: string };

type Answer = { readonly data: unknown; readonly error: AccountsError | null };
type Told<Given extends Answer> = Extract<Given, { readonly error: null }>;

/** Asks something of the accounts. A session that they have ended is forgotten on this device. Never throws. */
export const callAccounts = async <Given extends Answer>(
  act: (accounts: Accounts) => Promise<Given>,
): Promise<Outcome<Told<Given>['data']>> => {
  try {
    const answer = await act(await loadAccounts());
    if (isTold(answer)) return { isDone: true, data: answer.data };
    if (answer.error?.name !== 'AuthSessionMissingError') {
      return { isDone: false, failure: accountsFailure(answer.error ?? {}) };
    }
    await clearSession();
    return { isDone: false, failure: 'session_not_found' };
  } catch {
    return { isDone: false, failure: 'network' };
  }
};

const isTold = <Given extends Answer>(answer: Given): answer is Told<Given> => answer.error === null;

/** The same for what answers nothing of use. */
export const callAccountsVoid = (
  act: (accounts: Accounts) => Promise<{ readonly error: AccountsError | null }>,
): Promise<Outcome<true>> =>
  callAccounts(async (accounts) => {
    const { error } = await act(accounts);
    return error ? { data: null, error } : { data: true as const, error: null };
  });

/** Reads it; the person as they are now, not as their token says. */
export const readSecurity = async (): Promise<Outcome<Security>> => {
  const [person, level, ways] = await Promise.all([
    callAccounts((accounts) => accounts.getUser()),
    callAccounts((accounts) => accounts.mfa.getAuthenticatorAssuranceLevel()),
    readWays(),
  ]);
  if (!person.isDone) return person;
  if (!level.isDone) return level;
  if (!ways) return { isDone: false, failure: 'network' };
  const { user } = person.data;
  const factors = (user.factors ?? []).flatMap(({ id, status, factor_type: kind, friendly_name: name, created_at }) =>
    status === 'verified' && (kind === 'totp' || kind === 'phone')
      ? [{ id, kind, name: name ?? '', since: created_at }]
      : [],
  );
  const identities = (user.identities ?? []).map(({ identity_id: id, provider, identity_data: told }) => {
    const email: unknown = told?.['email'];
    return { id, provider, email: typeof email === 'string' ? email : '' };
  });
  const owesCode = factors.length > 0 && level.data.currentLevel !== 'aal2';
  return { isDone: true, data: { factors, identities, owesCode, ...ways } };
};

/** Signs the person out wherever else they are signed in (specification 7, scope others). */
export const signOutOtherSessions = (): Promise<Outcome<true>> =>
  callAccountsVoid((accounts) => accounts.signOut({ scope: 'others' }));

/** Ways that are ours to offer, so that nobody is led to a door that is shut; null without an answer. */
const readWays = async (): Promise<Pick<Security, 'mayTakePhone' | 'mayLink' | 'providers'> | null> => {
  try {
    const answer = await fetch('/auth/v1/settings');
    const { external, manual_linking_enabled: mayLink, mfa_phone_enroll_enabled: mayTakePhone } = await answer.json();
    const providers = Object.keys(external).filter((key) => external[key] === true && !ownWays.has(key));
    return { mayLink: mayLink === true, mayTakePhone: mayTakePhone === true, providers };
  } catch {
    return null;
  }
};

/** What the accounts do themselves. */
const ownWays = new Set(['email', 'phone', 'anonymous_users']);
