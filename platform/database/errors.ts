import pg from 'pg';

/** The network's ways of not reaching the database. */
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

/** PostgreSQL's: connections (08), resources (53), shutting down or starting (57P), a standby that only reads, time-outs. */
const databaseCodes = /^(08...|53...|57P..|25006|57014|55P03|25P03)$/;

/** The driver says these in words only. */
const driverMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/**
 * Whether an error means that the database cannot be asked just now, so that the honest answer is "come back in a
 * moment" (Refusal UNAVAILABLE, 503) and not "we are broken". Looks into causes and into gathered errors.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (hasTellingCode(error) || driverMessages.some((message) => error.message.startsWith(message))) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};

const hasTellingCode = (error: Error): boolean => {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (databaseCodes.test(error.code)) return true;
  // A missing file is nobody's database: only a failed socket call counts.
  const isSocketCall = 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
  return networkCodes.has(error.code) && isSocketCall;
};

/**
 * Whether an error means that a row was to belong to somebody whose account is gone: deleted after they were recognised and
 * before this was written (foreign_key_violation; a table's `user_id` points at the accounts).
 */
export const isOrphaned = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && error.constraint?.endsWith('_user_id_fkey') === true;

/**
 * What a statement answers; undefined when what it writes is somebody else's already, which the database decides
 * (unique_violation). The statement's transaction can then only be undone.
 */
export const unlessUniqueViolation = async <Answer>(writing: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return undefined;
    throw error;
  }
};
