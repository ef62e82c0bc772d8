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

/** 400 `validation_failed`: the caller sent something that cannot be accepted. */
export const invalid = (message: string): AccountsError => new AccountsError(400, 'validation_failed', message);
