import pg from 'pg';

const PATIENCE_MS = 5_000;

/** Explanations of connection error codes for the owner. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL, or correct host and port',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'there is no host of this name, or no network to ask for it',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'there is no such socket; start PostgreSQL, or correct the folder',
  '28P01': 'the password is wrong, or missing',
  '28000': 'this user may not connect from here',
  '3D000': 'there is no database of this name; create it first',
};

/**
 * Throws when the owner's database cannot be reached. The message names the setting, its target and the cause, and never
 * contains a password.
 */
export const reachDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const sentence = `DATABASE_URL leads to ${cursorPosition(client)}, which cannot be reached: ${reasonOf(error)}.`;
    throw new Error(sentence, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};

const cursorPosition = ({ host, port, user, database }: pg.Client): string =>
  `the database "${database}" at ${host}:${port} as the user "${user}"`;

const reasonOf = (error: unknown): string => {
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  return reasons[code] ?? (message.includes('timeout') ? 'the host does not answer' : code || 'it gave no reason');
};
