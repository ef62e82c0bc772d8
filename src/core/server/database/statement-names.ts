import type { PoolClient } from 'pg';
import { isLostNameError } from './errors.ts';

/** Whether the statements of a process are sent under names, which their connection has to remember (decision 207). */
export type StatementNames = {
  readonly areUsed: () => boolean;
  /** Sends all further statements without names, because a pooler gave one to a connection that does not have it. */
  readonly giveUp: () => void;
};

type Log = { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };

/** Creates the setting of a process; logs when names are given up. */
export const createStatementNames = (areUsed: boolean, log: Log): StatementNames => {
  let isUsing = areUsed;
  return {
    areUsed: () => isUsing,
    giveUp: () => {
      if (!isUsing) return;
      isUsing = false;
      log.error({}, 'the pooler forgot a named statement; statements have no names from now on (DATABASE_STATEMENTS)');
    },
  };
};

type Query = (...args: unknown[]) => unknown;
type Answered = (error?: Error | null, ...rest: unknown[]) => unknown;

/** Removes the names of a connection's statements while none are used, and gives them up when one was forgotten. */
export const manageStatementNames = (client: PoolClient, names: StatementNames): void => {
  const query = client.query.bind(client) as Query;
  const observe = (error?: Error | null): void => {
    if (isLostNameError(error)) names.giveUp();
  };
  const queryNamed = (...args: unknown[]): unknown => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error?: Error | null, ...rest: unknown[]) => {
        observe(error);
        return (callback as Answered)(error, ...rest);
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

/** A cursor or a copy submits itself and has no name. */
const isNamed = (statement: unknown): statement is { readonly name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
