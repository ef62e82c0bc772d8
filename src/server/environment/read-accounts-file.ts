import { readFile } from 'node:fs/promises';
import { type AccountsFile, readOwnersAccounts } from '#features/auth/server/accounts/index.ts';

/** Reads the owner's accounts file; an invalid file prevents the start. */
export const readAccountsFile = async (file: string | null): Promise<AccountsFile> => {
  if (file === null) return {};
  try {
    return readOwnersAccounts(await readFile(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'There is no such file.' : message;
    throw new Error(`ACCOUNTS_FILE (${file}) cannot be used. ${reason}`, { cause: error });
  }
};
