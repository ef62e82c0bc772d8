import type { SessionAnswer } from '../sessions/sessions.ts';

/** Adds a session to the fragment of an address, which is never sent to a server (accounts contract, section 2). */
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

/** Adds a code to the query of an address. */
export const withCode = (target: string, code: string): string => withQuery(target, { code });

/** Adds an error to the fragment, and to the query too when the flow has a PKCE challenge. */
export const withFailure = (
  target: string,
  failure: { readonly status: number; readonly code: string; readonly message: string },
  isPkce: boolean,
): string => {
  const name = errorNames[failure.status];
  const params = {
    ...(name === undefined ? {} : { error: name }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(isPkce ? withQuery(target, params) : target, { ...params, sb: '' });
};

export const withFragment = (target: string, pairs: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  url.hash = new URLSearchParams(pairs).toString();
  return url.href;
};

/** Adds these pairs to the query of an address. */
export const withQuery = (target: string, pairs: Readonly<Record<string, string>>): string => {
  const url = new URL(target);
  for (const [name, value] of Object.entries(pairs)) url.searchParams.set(name, value);
  return url.href;
};

/** OAuth error names by HTTP status. */
export const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
