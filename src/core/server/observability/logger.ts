import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { currentRequestContext } from './request-context.ts';

type LoggerParts = {
  readonly destination?: DestinationStream;
  /** Receives each logged error with its message, for development. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Creates the process's logger: JSON lines to standard output by default, each with the id of its request. Of errors it
 * logs only the location (decision 131).
 */
export const createLogger = (level: string, { destination, onError }: LoggerParts = {}): Logger =>
  pino(
    {
      level,
      hooks: onError === undefined ? {} : { logMethod: callOnErrors(onError) },
      mixin: () => {
        const requestContext = currentRequestContext();
        return requestContext === undefined ? {} : { requestId: requestContext.requestId };
      },
      serializers: { err: serializeError },
    },
    // without a destination pino writes to standard output
    ...(destination === undefined ? [] : [destination]),
  );

/** Numeric level of errors in pino. */
const ERROR_LEVEL = 50;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const callOnErrors = (onError: (error: unknown) => void): LogMethod =>
  function (args, method, level) {
    const [fields]: readonly unknown[] = args;
    const isError = level >= ERROR_LEVEL && typeof fields === 'object' && fields !== null;
    if (isError && 'err' in fields) onError(fields.err);
    method.apply(this, args);
  };

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
