import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestContext } from './request-context.ts';

/**
 * The log of a process: a line of JSON each, to the standard output unless told otherwise. A line that is written on an
 * errand bears its request's id, and of an error only where it happened (decision 131).
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin: () => {
        const requestContext = currentRequestContext();
        return requestContext === undefined ? {} : { requestId: requestContext.requestId };
      },
      serializers: { err: serializeError },
    },
    // without a destination pino writes to the standard output
    ...(destination === undefined ? [] : [destination]),
  );

/**
 * Where something failed, without its words: the message of a database, or of what could not be parsed, may quote what
 * somebody typed. The same of what caused it.
 */
export const serializeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    frames,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
};
