import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that seals the shop's secrets (32 bytes): the one from the settings, else the one in the data folder, which
 * the first start makes, readable by its owner only. It is the one thing that a copy of the database cannot give.
 */
export const secretKeyOf = async ({
  secretKey,
  dataDir,
}: {
  readonly secretKey: Buffer | null;
  readonly dataDir: string;
}): Promise<Buffer> => {
  if (secretKey !== null) return secretKey;
  const file = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  try {
    // of two processes that start at once one makes it
    await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (kept.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64. Bring back the file as it was.`);
  return kept;
};
