import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What an error may carry beside its code and sentence. */
type ErrorDetails = {
  readonly weakPassword?: { readonly reasons: readonly string[] };
  readonly retryAfterSeconds?: number;
};

/**
 * An expected failure of the accounts service: HTTP status, the contract's code (section 12) and its English text, which
 * the client shows as it stands.
 */
export class AccountsError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AccountsError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 503 `unavailable`: nothing was done, and who comes back after so many seconds may find it better. */
export const unavailable = (retryAfterSeconds: number): AccountsError =>
  new AccountsError(503, 'unavailable', 'The service is not available now, please retry after a moment.', {
    retryAfterSeconds,
  });

/** 400 `validation_failed`: the caller sent something that cannot be accepted. */
export const invalid = (message: string): AccountsError => new AccountsError(400, 'validation_failed', message);
