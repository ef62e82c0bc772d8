type Line = (fields: { readonly err: unknown }, message: string) => void;

/**
 * Logs what nothing catches. A rejected promise belongs to one piece of work, mostly of a library, so the process goes on; after
 * an exception its state is unknown, so it ends with code 1 (decision 205).
 */
export const logUncaughtErrors = (log: { readonly error: Line; readonly fatal: Line }): void => {
  process.on('unhandledRejection', (err) => log.error({ err }, 'promise was rejected and nothing handled it'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'exception was not caught; the process ends');
    process.exit(1);
  });
};
