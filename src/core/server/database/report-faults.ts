import type { EventEmitter } from 'node:events';
import type pg from 'pg';

type FaultLog = { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };

/** Receives the code of each database error. */
export type FaultReporter = (code: string) => void;

/** Faults that only the administrator of the database or its machine can fix. The shop responds with 503 to each of them. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^53100$/, 'disk of the database is full'],
  [/^53200$/, 'database has no memory left'],
  [/^58/, 'database cannot read or write its files'],
  [/^42501$/, 'database refused a right that the shop needs'],
];

const INTERVAL_MS = 60_000;

/** Logs each fault immediately and then at most once a minute, because every request may cause it. */
export const createFaultReporter = (log: FaultLog, now: () => number = () => performance.now()): FaultReporter => {
  const reportedAt = new Map<string, number>();
  return (code) => {
    const message = faults.find(([pattern]) => pattern.test(code))?.[1];
    if (message === undefined || now() - (reportedAt.get(code) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS) return;
    reportedAt.set(code, now());
    log.error({ code }, message);
  };
};

/** Reports every database error of this connection, including caught ones. */
export const reportFaults = (client: pg.Client, report: FaultReporter): void => {
  const { connection } = client as unknown as { readonly connection: EventEmitter };
  connection.on('errorMessage', ({ code }: { readonly code?: string }) => report(code ?? ''));
};
