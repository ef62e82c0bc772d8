import pg from 'pg';

/** Network errors that mean the database cannot be reached. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EACCES',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * PostgreSQL error codes: connections and errors of a pooler (08), resources (53), shutdown or start (57P), read-only
 * standby, timeouts, unreadable or unwritable files (58), a privilege revoked from the role (42501), named statements
 * that a pooler lost (26000, 42P05).
 */
const databaseCodes = /^(08...|53...|57P..|58...|25006|42501|57014|55P03|25P03|26000|42P05)$/;

/** Errors of the driver without a code. */
const driverMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
];

/**
 * Whether an error means that the database is temporarily unavailable, so that the response is UNAVAILABLE (503)
 * instead of an internal error. Checks causes and aggregated errors.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (hasUnavailabilityCode(error) || driverMessages.some((message) => error.message.startsWith(message))) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};

const hasUnavailabilityCode = (error: Error): boolean => {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (databaseCodes.test(error.code)) return true;
  // Only failed socket calls count: a missing file is not a network error.
  const isSocketCall = 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
  return networkCodes.has(error.code) && isSocketCall;
};

/**
 * Whether a pooler sent a named statement to a connection that lacks it (invalid_sql_statement_name) or already has one
 * of that name (duplicate_prepared_statement). Nothing was executed.
 */
export const isLostNameError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/**
 * Whether an insert failed because its user was deleted after the request was authenticated (foreign_key_violation; a `user_id`
 * references the accounts).
 */
export const isOrphaned = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && error.constraint?.endsWith('_user_id_fkey') === true;

/**
 * Returns the result of a statement, or undefined after a unique_violation. The statement's transaction must then be rolled
 * back.
 */
export const unlessUniqueViolation = async <Answer>(statement: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await statement;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return undefined;
    throw error;
  }
};
