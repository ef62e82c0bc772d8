import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { currentRequestContext } from './request-context.ts';
import type { Span } from './tracer.ts';

type Asked = (...args: unknown[]) => unknown;
type Answered = (error?: Error | null, ...rest: unknown[]) => unknown;

/**
 * Adds a span to the current trace for each query of a pool: the statement with `$1` and `$2` as placeholders, and its outcome;
 * never a value. The pool must not have been used yet.
 */
export const traceQueries = (pool: Pool): void => {
  pool.on('connect', (client) => traceClient(client));
  // a callback that waits for a connection keeps its own context, not that of the code that released the connection
  const connect = pool.connect.bind(pool) as Asked;
  Object.assign(pool, {
    connect: (answer?: Answered) => connect(...(answer === undefined ? [] : [AsyncResource.bind(answer)])),
  });
};

const traceClient = (client: PoolClient): void => {
  const query = client.query.bind(client) as Asked;
  Object.assign(client, {
    query: (...args: unknown[]): unknown => {
      const statement = statementOf(args[0]);
      const span = statement === null ? null : beginQuery(statement);
      if (span === null) return query(...args);
      const answer = args.at(-1);
      if (typeof answer === 'function') {
        return query(...args.slice(0, -1), (error?: Error | null, ...rest: unknown[]) => {
          endQuery(span, error);
          return (answer as Answered)(error, ...rest);
        });
      }
      const answered = query(...args) as Promise<unknown>;
      answered.then(
        () => endQuery(span, null),
        (error: Error) => endQuery(span, error),
      );
      return answered;
    },
  });
};

/** Null for anything but a text query, such as a cursor. */
const statementOf = (asked: unknown): string | null => {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
  return isConfig && typeof asked.text === 'string' ? asked.text : null;
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
