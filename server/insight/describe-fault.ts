/**
 * Where something failed, without its words: the message of a database, or of what could not be parsed, may quote what
 * somebody typed. The same of what caused it.
 */
export const describeFault = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    frames,
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
};
