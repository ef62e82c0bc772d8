import type pg from 'pg';
import { PrimaryClient } from './primary-client.ts';
import { findLimits, missingLimits, roleLimits, sessionParameters } from './session-parameters.ts';

const TIMEOUT_MS = 5_000;

/** Explanations of connection error codes for the owner. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL, or correct host and port',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'there is no host of this name, or no network to ask for it',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'there is no such socket; start PostgreSQL, or correct the folder',
  '28P01': 'the password is wrong, or missing',
  '28000': 'this user may not connect from here',
  '25006': 'it is a standby; name the primary',
  '3D000': 'there is no database of this name; create it first',
};

/** A database in a setting. */
type DatabaseToVerify = {
  readonly setting: string;
  readonly url: string;
  /** Whether a pooler may be in front of it, so that the role needs the timeouts. */
  readonly isPooled: boolean;
};

/** Identity of the cluster and the database; null where the server does not provide it. */
export type VerifiedDatabase = { readonly identity: string | null };

/**
 * Throws if a database of the owner cannot be reached, if its connections would have no timeouts, or if an undeclared
 * pooler is in front of it. The message names the setting, its target and the cause, and never contains a password.
 */
export const verifyDatabase = async ({ setting, url, isPooled }: DatabaseToVerify): Promise<VerifiedDatabase> => {
  const client = new PrimaryClient({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    ...(isPooled ? {} : sessionParameters()),
  });
  client.on('error', () => undefined);
  const leads = () => `${setting} leads to ${targetOf(client)}`;
  try {
    await client.connect();
    const { rows } = await client.query<Session>(findSession);
    const session = rows[0];
    if (session === undefined) throw new Error('it answered nothing');
    // the process id that a pooler reports at connection is not that of the server
    const isUnannounced = !isPooled && session.pid !== (client as unknown as { readonly processID: number }).processID;
    if (isUnannounced) throw new SettingRefusal(`${leads()} ${throughPooler}`);
    const missing = missingLimits((await client.query<Limit>(findLimits)).rows);
    if (missing.length > 0) throw new SettingRefusal(`${leads()} ${withoutLimits(missing, session)}`);
    const identity = await client.query<{ identity: string }>(findIdentity).catch(() => null);
    return { identity: identity?.rows[0]?.identity ?? null };
  } catch (error) {
    if (error instanceof SettingRefusal) throw error;
    if (isUnsupportedParameter(error)) throw new SettingRefusal(`${leads()} ${throughPooler}`, { cause: error });
    throw new Error(`${leads()}, which cannot be reached: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A reachable database that the shop must not use. */
export class SettingRefusal extends Error {}

type Session = { readonly pid: number; readonly role: string; readonly database: string };
type Limit = { readonly name: string; readonly milliseconds: number };

const findSession = `select pg_backend_pid() as pid, quote_ident(current_user) as role,
  quote_ident(current_database()) as database`;

const findIdentity = `select system_identifier || ' ' || current_database() as identity from pg_control_system()`;

const throughPooler =
  'through a pooler such as PgBouncer. Set DATABASE_DIRECT_URL too, to the same database without the pooler ' +
  '(docs/scaling.md).';

const withoutLimits = (missing: readonly string[], { role, database }: Session): string =>
  `where ${missing.join(', ')} would be missing or too long: a pooler drops what a connection begins with. Give these limits ` +
  `to the role once, and let the pooler connect anew (RECONNECT):\n${roleLimits(role, database)}`;

const isUnsupportedParameter = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

const targetOf = ({ host, port, user, database }: pg.Client): string =>
  `the database "${database}" at ${host}:${port} as the user "${user}"`;

const reasonOf = (error: unknown): string => {
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  return reasons[code] ?? (message.includes('timeout') ? 'the host does not answer' : code || 'it gave no reason');
};
