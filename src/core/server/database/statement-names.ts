import type { PoolClient } from 'pg';
import { isLostNameError } from './errors.ts';

/** Whether the statements of a process have names, which requires state in their connection (decision 207). */
export type StatementNames = {
  readonly areUsed: () => boolean;
  /** Sends all further statements without names, because a pooler sent one to a connection that lacks it. */
  readonly disable: () => void;
};

type Log = { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };

/** Creates the setting of a process; logs when names are disabled. */
export const createStatementNames = (areUsed: boolean, log: Log): StatementNames => {
  let isUsing = areUsed;
  return {
    areUsed: () => isUsing,
    disable: () => {
      if (!isUsing) return;
      isUsing = false;
      log.error({}, 'pooler lost a named statement; statement names are disabled (DATABASE_STATEMENTS)');
    },
  };
};

type Query = (...args: unknown[]) => unknown;
type QueryCallback = (error?: Error | null, ...rest: unknown[]) => unknown;

/** Removes the names of a connection's statements while names are disabled, and disables them after a lost one. */
export const manageStatementNames = (client: PoolClient, names: StatementNames): void => {
  const query = client.query.bind(client) as Query;
  const observe = (error?: Error | null): void => {
    if (isLostNameError(error)) names.disable();
  };
  const queryNamed = (...args: unknown[]): unknown => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error?: Error | null, ...rest: unknown[]) => {
        observe(error);
        return (callback as QueryCallback)(error, ...rest);
      });
    }
    const result = query(...args) as Promise<unknown>;
    result.then(undefined, observe);
    return result;
  };
  Object.assign(client, {
    query: (...args: unknown[]): unknown => {
      const [statement, ...rest] = args;
      if (!isNamed(statement)) return query(...args);
      return names.areUsed() ? queryNamed(...args) : query({ ...statement, name: undefined }, ...rest);
    },
  });
};

/** Whether a statement has a name; a cursor or a copy submits itself and has none. */
const isNamed = (statement: unknown): statement is { readonly name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
