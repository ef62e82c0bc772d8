import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { currentRequestContext } from './request-context.ts';
import type { Span } from './tracer.ts';

type AnyFunction = (...args: unknown[]) => unknown;
type QueryCallback = (error?: Error | null, ...rest: unknown[]) => unknown;

/**
 * Adds a span to the current trace for each query of a pool: the statement with `$1` and `$2` as placeholders, and its outcome;
 * never a value. The pool must not have been used yet.
 */
export const traceQueries = (pool: Pool): void => {
  pool.on('connect', (client) => traceClient(client));
  // a callback that waits for a connection keeps its own context instead of that of the releasing code
  const connect = pool.connect.bind(pool) as AnyFunction;
  Object.assign(pool, {
    connect: (callback?: QueryCallback) => connect(...(callback === undefined ? [] : [AsyncResource.bind(callback)])),
  });
};

const traceClient = (client: PoolClient): void => {
  const query = client.query.bind(client) as AnyFunction;
  Object.assign(client, {
    query: (...args: unknown[]): unknown => {
      const statement = statementOf(args[0]);
      const span = statement === null ? null : beginQuery(statement);
      if (span === null) return query(...args);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return query(...args.slice(0, -1), (error?: Error | null, ...rest: unknown[]) => {
          endQuery(span, error);
          return (callback as QueryCallback)(error, ...rest);
        });
      }
      const result = query(...args) as Promise<unknown>;
      result.then(
        () => endQuery(span, null),
        (error: Error) => endQuery(span, error),
      );
      return result;
    },
  });
};

/** Null for anything but a text query, such as a cursor. */
const statementOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
  return isConfig && typeof query.text === 'string' ? query.text : null;
};

const MAX_CHARACTERS = 1000;

const beginQuery = (statement: string): Span | null => {
  const text = statement.trim();
  const operation = /^[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const fields = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_CHARACTERS) };
  return currentRequestContext()?.span?.begin(operation, 'client', fields) ?? null;
};

const endQuery = (span: Span, error: Error | null | undefined): void => {
  if (!error) return span.end();
  span.end({ fault: 'code' in error && typeof error.code === 'string' ? error.code : error.name });
};
