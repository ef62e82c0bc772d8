import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestContext } from './request-context.ts';

/**
 * Creates the process's logger: JSON lines to standard output by default, each with the id of its request. Of errors it
 * logs only the location (decision 131).
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
    // without a destination pino writes to standard output
    ...(destination === undefined ? [] : [destination]),
  );

/** Returns the location of an error and its causes, without messages, because a database or parser may quote user input. */
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
