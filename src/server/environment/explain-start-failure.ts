import type { Settings } from './environment.ts';

type Values = Pick<Settings, 'port' | 'host' | 'dataDir'>;

/** Explanations of system errors of the port, with the setting to change. */
const listenReasons: Readonly<Record<string, (values: Values) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT is ${port}, which another program on ${host} uses already: perhaps this shop runs twice. Stop the other one, or set another PORT.`,
  EACCES: ({ port }) => `PORT is ${port}, which this user may not open: set one above 1023, and put a proxy in front.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", and there is no host of this name.`,
  EAI_AGAIN: ({ host }) => `HOST is "${host}", and no name server answers: set an address.`,
};

/** Explanations of system errors of the data folder. */
const folderReasons: Readonly<Record<string, string>> = {
  ENOENT: 'it cannot be created there',
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'a file has this name',
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not change it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
};

/**
 * Returns an error that names the setting if the port cannot be opened or the data folder cannot be used, with the
 * given error as its cause; else the given error.
 */
export const explainStartFailure = (error: unknown, values: Values): unknown => {
  const { code = '', syscall = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  const isListening = syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind';
  const listenReason = isListening ? listenReasons[code]?.(values) : undefined;
  if (listenReason !== undefined) return new Error(listenReason, { cause: error });
  const isOfData = path !== undefined && (path.startsWith(values.dataDir) || values.dataDir.startsWith(path));
  const folderReason = isOfData ? folderReasons[code] : undefined;
  if (folderReason === undefined) return error;
  return new Error(`DATA_DIR is "${values.dataDir}", which cannot be used: ${folderReason} (${path}).`, {
    cause: error,
  });
};
