import { Logger } from 'graphile-worker';

type Line = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** A line's fields never hold what a job is about. */
export type JobsLog = { readonly error: Line; readonly warn: Line };

/** What the library says of itself, at warning and above. Of a job it would say too much: that is logged by `run-jobs.ts`. */
export const warningsLogger = (log: JobsLog): Logger =>
  new Logger(() => (level, message, meta) => {
    const isAboutJob = meta !== undefined && 'job' in meta;
    if (isAboutJob || (level !== 'error' && level !== 'warning')) return;
    log[level === 'error' ? 'error' : 'warn']({}, `jobs: ${message}`);
  });

/**
 * The library prints by `console.trace`, on the bare standard error, what it tells its logger too: that a worker has ended
 * with an error. Nothing else here prints traces.
 */
export const silenceTraces = (): void => {
  console.trace = () => undefined;
};
