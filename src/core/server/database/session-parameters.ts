import type { ClientConfig } from 'pg';

/** Timeouts of every statement of the shop, in milliseconds. */
const limits = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 } as const;

/** Disables JIT compilation, which takes longer than any query of the shop. */
const withoutJit = '-c jit=off';

/** Startup parameters of a connection of the shop; a pooler refuses or drops them. */
export const sessionParameters = ({ isDurable = true } = {}): ClientConfig => ({
  ...limits,
  options: isDurable ? withoutJit : `${withoutJit} -c synchronous_commit=off`,
});

/** Startup parameters of a connection for migrations and backups, without timeouts even if the role has some. */
export const unlimitedSession: ClientConfig = {
  options: `${withoutJit} ${Object.keys(limits)
    .map((name) => `-c ${name}=0`)
    .join(' ')}`,
};

/** Query for the timeouts of a connection, in milliseconds; 0 for none. */
export const findLimits = `select name, setting::integer as milliseconds from pg_settings
  where name in (${Object.keys(limits)
    .map((name) => `'${name}'`)
    .join(', ')})`;

/** Returns the names of missing or too long timeouts, from the rows of `findLimits`. */
export const missingLimits = (
  rows: readonly { readonly name: string; readonly milliseconds: number }[],
): readonly string[] =>
  Object.entries(limits)
    .filter(([name, max]) => {
      const current = rows.find((row) => row.name === name)?.milliseconds ?? 0;
      return current <= 0 || current > max;
    })
    .map(([name]) => name);

/** Returns the statements that set the timeouts of a role in one database; both names are quoted identifiers. */
export const roleLimits = (role: string, database: string): string =>
  [...Object.entries(limits).map(([name, max]) => `${name} = '${max / 1000}s'`), 'jit = off']
    .map((setting) => `alter role ${role} in database ${database} set ${setting};`)
    .join('\n');
