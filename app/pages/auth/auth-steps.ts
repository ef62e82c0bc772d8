import { redirectPath } from './redirect-path.ts';

/**
 * What the page to sign in may be asked for beside its two tabs: a mail with a way in, a mail to confirm, a new password,
 * and the first one of somebody who was invited.
 */
export const modes = ['recover', 'confirm', 'new-password', 'first-password'] as const;
export type Mode = (typeof modes)[number];

export const readMode = (asked: string | null): Mode | null => modes.find((mode) => mode === asked) ?? null;

/** Which of the two tabs is asked for. */
export const readTab = (query: URLSearchParams): 'login' | 'signup' =>
  query.get('tab') === 'signup' ? 'signup' : 'login';

/** The address of a step of signing in; it keeps where its visitor came from. */
export const authUrlFor = (mode: Mode | null, to: string | null): string => {
  const query = new URLSearchParams();
  if (mode) query.set('mode', mode);
  if (to !== null) query.set('to', to);
  return query.size > 0 ? `/auth?${query}` : '/auth';
};

/** What is chosen before the way goes on, after a link or code of this type; nothing after the others. */
export const passwordStepAfterLink = (type: string | null): 'new-password' | 'first-password' | null => {
  if (type === 'recovery') return 'new-password';
  return type === 'invite' ? 'first-password' : null;
};

/** What a link in a mail may be for. */
export const linkTypes = ['signup', 'recovery', 'magiclink', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export const readLinkType = (query: URLSearchParams): LinkType | null =>
  linkTypes.find((each) => each === query.get('type')) ?? null;

/**
 * Where a link out of a mail leads once it has been proven: to the choice of a password, or to the page of this shop that
 * it names; an address of another site counts as none.
 */
export const redirectAfterLink = (type: LinkType, redirectTo: string | null, origin: string): string => {
  const asked = redirectTo === null ? null : URL.parse(redirectTo, origin);
  const isOurs = asked?.origin === origin;
  const wanted = !isOurs ? null : asked.pathname === '/auth' ? asked.searchParams.get('to') : pathOf(asked);
  const choice = passwordStepAfterLink(type);
  return choice === null ? redirectPath(wanted) : authUrlFor(choice, wanted);
};

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;
