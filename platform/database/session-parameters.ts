import type { ClientConfig } from 'pg';

/** Limits of every statement of the shop, in milliseconds. */
const limits = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 } as const;

/** Compiling a plan takes longer than any query of the shop. */
const withoutJit = '-c jit=off';

/** What a connection of the shop begins with; a pooler refuses or drops these parameters. */
export const sessionParameters = ({ isDurable = true, isReplica = false } = {}): ClientConfig => ({
  ...limits,
  options: [
    withoutJit,
    ...(isDurable ? [] : ['-c synchronous_commit=off']),
    ...(isReplica ? ['-c default_transaction_read_only=on'] : []),
  ].join(' '),
});

/** Of a connection for migrations and backups, which take as long as they need, whatever limits its role has. */
export const unlimitedSession: ClientConfig = {
  options: `${withoutJit} ${Object.keys(limits)
    .map((name) => `-c ${name}=0`)
    .join(' ')}`,
};

/** Query for the limits that a connection has, in milliseconds; 0 for none. */
export const findLimits = `select name, setting::integer as milliseconds from pg_settings
  where name in (${Object.keys(limits)
    .map((name) => `'${name}'`)
    .join(', ')})`;

/** Names of the limits that a connection lacks or exceeds; takes the rows of `findLimits`. */
export const missingLimits = (
  rows: readonly { readonly name: string; readonly milliseconds: number }[],
): readonly string[] =>
  Object.entries(limits)
    .filter(([name, most]) => {
      const found = rows.find((row) => row.name === name)?.milliseconds ?? 0;
      return found <= 0 || found > most;
    })
    .map(([name]) => name);

/** Statements that give a role the limits in one database; both names are quoted identifiers. */
export const roleLimits = (role: string, database: string): string =>
  [...Object.entries(limits).map(([name, most]) => `${name} = '${most / 1000}s'`), 'jit = off']
    .map((setting) => `alter role ${role} in database ${database} set ${setting};`)
    .join('\n');
