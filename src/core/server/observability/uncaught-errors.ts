type Line = (fields: { readonly err: unknown }, message: string) => void;

/**
 * Logs uncaught errors. A rejected promise affects one operation, mostly of a library, so the process continues; after
 * an exception its state is unknown, so it exits with code 1 (decision 205).
 */
export const logUncaughtErrors = (log: { readonly error: Line; readonly fatal: Line }): void => {
  process.on('unhandledRejection', (err) => log.error({ err }, 'promise was rejected and nothing handled it'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'exception was not caught; the process ends');
    process.exit(1);
  });
};
