import { Logger } from 'graphile-worker';

type Line = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Log of the jobs; fields never contain payloads. */
export type JobsLog = { readonly error: Line; readonly warn: Line };

/** Forwards the library's warnings and errors, except those about jobs: `task-wrapper.ts` logs these with less. */
export const warningsLogger = (log: JobsLog): Logger =>
  new Logger(() => (level, message, meta) => {
    const isAboutJob = meta !== undefined && 'job' in meta;
    if (isAboutJob || (level !== 'error' && level !== 'warning')) return;
    log[level === 'error' ? 'error' : 'warn']({}, `jobs: ${message}`);
  });

/** Silences `console.trace`, by which the library prints worker errors to stderr besides its log. Nothing else uses it. */
export const silenceTraces = (): void => {
  console.trace = () => undefined;
};
