import type { SessionAnswer } from '../sessions/sessions.ts';

/** The address that hands a session to a page in its fragment, which no server sees (accounts contract, section 2). */
export const withSession = (
  target: string,
  session: SessionAnswer,
  extra: Readonly<Record<string, string>> = {},
): string =>
  withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    ...extra,
  });

/** The address that hands over a code, beside what its query says already. */
export const withCode = (target: string, code: string): string => withQuery(target, { code });

/** The address that tells what went wrong: in the fragment, and in the query too when the flow has a proof key. */
export const withFailure = (
  target: string,
  failure: { readonly status: number; readonly code: string; readonly message: string },
  isPkce: boolean,
): string => {
  const name = errorNames[failure.status];
  const told = {
    ...(name === undefined ? {} : { error: name }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(isPkce ? withQuery(target, told) : target, { ...told, sb: '' });
};

export const withFragment = (target: string, pairs: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  url.hash = new URLSearchParams(pairs).toString();
  return url.href;
};

/** The address with these pairs in its query, beside what it says already. */
export const withQuery = (target: string, pairs: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(pairs)) url.searchParams.set(name, value);
  return url.href;
};

/** What OAuth calls an error of this status. */
export const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
