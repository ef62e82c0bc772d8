import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes a data folder with its embedded database, which may lie elsewhere. No server may run on it. */
export const removeHome = async (dataDir: string): Promise<void> => {
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) await rm(await realpath(home), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};
