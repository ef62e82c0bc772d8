import { redirectPath } from './redirect-path.ts';

/**
 * Modes of the sign-in page besides its two tabs: recovery mail, confirmation mail, new password, and the first password of an
 * invited user.
 */
export const modes = ['recover', 'confirm', 'new-password', 'first-password'] as const;
export type Mode = (typeof modes)[number];

export const readMode = (param: string | null): Mode | null => modes.find((mode) => mode === param) ?? null;

/** Parses the tab from the query. */
export const readTab = (query: URLSearchParams): 'login' | 'signup' =>
  query.get('tab') === 'signup' ? 'signup' : 'login';

/** URL of a sign-in step, including the return path. */
export const authUrlFor = (mode: Mode | null, to: string | null): string => {
  const query = new URLSearchParams();
  if (mode) query.set('mode', mode);
  if (to !== null) query.set('to', to);
  return query.size > 0 ? `/auth?${query}` : '/auth';
};

/** Password step that follows a link or code of this type; null for the other types. */
export const passwordStepAfterLink = (type: string | null): 'new-password' | 'first-password' | null => {
  if (type === 'recovery') return 'new-password';
  return type === 'invite' ? 'first-password' : null;
};

/** Types of links in mails. */
export const linkTypes = ['signup', 'recovery', 'invite'] as const;
export type LinkType = (typeof linkTypes)[number];

export const readLinkType = (query: URLSearchParams): LinkType | null =>
  linkTypes.find((each) => each === query.get('type')) ?? null;

/**
 * Returns the redirect after a verified link: to a password step, or to the target of the link; a target on another origin is
 * ignored.
 */
export const redirectAfterLink = (type: LinkType, redirectTo: string | null, origin: string): string => {
  const target = redirectTo === null ? null : URL.parse(redirectTo, origin);
  const isOurs = target?.origin === origin;
  const path = !isOurs ? null : target.pathname === '/auth' ? target.searchParams.get('to') : pathOf(target);
  const choice = passwordStepAfterLink(type);
  return choice === null ? redirectPath(path) : authUrlFor(choice, path);
};

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;
