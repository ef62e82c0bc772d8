import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Optional details of an error, in addition to its code and message. */
type ErrorDetails = {
  readonly weakPassword?: { readonly reasons: readonly string[] };
  readonly retryAfterSeconds?: number;
};

/**
 * An expected failure of the accounts service: HTTP status, the contract's code (section 12) and its English
 * message, which the client shows unchanged.
 */
export class AccountsError extends HTTPException {
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: ErrorDetails = {}) {
    super(status, { message });
    this.name = 'AccountsError';
    this.code = code;
    this.details = details;
  }
}

/** 503 `unavailable`: nothing was done; the client may retry after this many seconds. */
export const unavailable = (retryAfterSeconds: number): AccountsError =>
  new AccountsError(503, 'unavailable', 'The service is not available now, please retry after a moment.', {
    retryAfterSeconds,
  });

/** 400 `validation_failed`: the request has an invalid value. */
export const invalid = (message: string): AccountsError => new AccountsError(400, 'validation_failed', message);
