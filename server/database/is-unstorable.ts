import pg from 'pg';

/**
 * Whether an error means that a text was given which PostgreSQL has no way to write, such as one with U+0000: no row holds
 * it, so whoever sent it has asked for nothing that could be (character_not_in_repertoire, untranslatable_character).
 */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05');
