import { Logger } from 'graphile-worker';

type Line = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Log of the jobs; fields never contain payloads. */
export type JobsLog = { readonly error: Line; readonly warn: Line };

/** Forwards the library's warnings and errors, except those about jobs, which `wrap-task.ts` logs with fewer details. */
export const warningsLogger = (log: JobsLog): Logger =>
  new Logger(() => (level, message, meta) => {
    const isAboutJob = meta !== undefined && 'job' in meta;
    if (isAboutJob || (level !== 'error' && level !== 'warning')) return;
    log[level === 'error' ? 'error' : 'warn']({}, `jobs: ${message}`);
  });

/**
 * Silences `console.trace`, with which the library prints worker errors to stderr in addition to its log. Nothing else
 * uses it.
 */
export const silenceTraces = (): void => {
  console.trace = () => undefined;
};
