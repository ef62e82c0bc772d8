import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { DATABASE_RETRY_AFTER_SECONDS } from '#core/errors/app-error.ts';
import { isOrphaned, isUnavailable } from '#core/server/database/errors.ts';
import { serializeError } from '#core/server/observability/logger.ts';
import type { AccountsLog } from '../accounts-context.ts';
import { AccountsError, unavailable } from '../accounts-error.ts';
import { noSuchUser } from '../check-bearer.ts';

/**
 * Maps any failure to one of the two envelopes of the accounts contract, section 0.1, chosen by the request's
 * `X-Supabase-Api-Version`. An unexpected error becomes 500, or 503 `unavailable` with `Retry-After` when the database is
 * unreachable; on both the client retries and keeps its session. An account deleted during the request counts as missing.
 */
export const answerError = (context: Context, error: unknown, log: AccountsLog): Response => {
  if (error instanceof AccountsError) return toResponse(context, error, {});
  if (isOrphaned(error)) return toResponse(context, noSuchUser(), {});
  const errorId = randomUUID();
  log.error({ errorId, ...serializeError(error) }, 'the accounts service failed');
  return toResponse(context, asAccountsError(error), { error_id: errorId });
};

/** Maps an unexpected error to 503 when the database is unreachable, else to 500 without details. */
export const asAccountsError = (error: unknown): AccountsError =>
  isUnavailable(error)
    ? unavailable(DATABASE_RETRY_AFTER_SECONDS)
    : new AccountsError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');

const toResponse = (context: Context, error: AccountsError, trace: { readonly error_id?: string }): Response => {
  const { status, code, message, details } = error;
  const headers = new Headers({ 'content-type': 'application/json; charset=UTF-8', 'x-sb-error-code': code });
  if (details.retryAfterSeconds !== undefined) headers.set('retry-after', String(details.retryAfterSeconds));
  const weakness = details.weakPassword === undefined ? {} : { weak_password: details.weakPassword };

  const isCurrent = acceptsCurrentVersion(context.req.header(versionHeader));
  if (isCurrent) headers.set(versionHeader, currentVersion);
  const envelope = isCurrent
    ? { code, message, ...weakness }
    : { code: status, error_code: code, msg: message, ...trace, ...weakness };
  return context.newResponse(JSON.stringify(envelope), { status, headers });
};

const versionHeader = 'X-Supabase-Api-Version';
const currentVersion = '2024-01-01';

// Dates of this form sort as text.
const acceptsCurrentVersion = (version: string | undefined): boolean =>
  version !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(version) &&
  !Number.isNaN(Date.parse(version)) &&
  version >= currentVersion;
