import pg from 'pg';

/**
 * Whether an error means that a row was to belong to somebody whose account is gone: deleted after they were recognised and
 * before this was written (foreign_key_violation; a table's `user_id` points at the accounts).
 */
export const isOrphaned = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && error.constraint?.endsWith('_user_id_fkey') === true;
