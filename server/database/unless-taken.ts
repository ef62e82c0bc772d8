import pg from 'pg';

/**
 * What a statement answers; undefined when what it writes is somebody else's already, which the database decides
 * (unique_violation). The statement's transaction can then only be undone.
 */
export const unlessTaken = async <Answer>(writing: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') return undefined;
    throw error;
  }
};
