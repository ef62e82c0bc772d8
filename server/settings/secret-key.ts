import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the 32-byte encryption key: the configured one, else the one in the data folder, which the first start generates with
 * access for its owner only. A copy of the database does not contain it.
 */
export const secretKeyOf = async ({
  secretKey,
  dataDir,
}: {
  readonly secretKey: Buffer | null;
  readonly dataDir: string;
}): Promise<Buffer> => {
  if (secretKey !== null) return secretKey;
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  try {
    // exclusive flag: only one of two concurrent starts creates the file
    await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (kept.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64. Bring back the file as it was.`);
  return kept;
};

/** Writes the key of a backup into the data folder. An existing key is kept under a name with a timestamp. */
export const bringSecretKey = async (secretKey: Buffer, dataDir: string): Promise<void> => {
  const file = fileIn(dataDir);
  const draft = `${file}.brought`;
  await mkdir(dataDir, { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before.trim() === secretKey.toString('base64')) return;
  await writeFile(draft, `${secretKey.toString('base64')}\n`, { mode: 0o600, flush: true });
  await link(file, `${file}.until-${Date.now()}`).catch(() => undefined);
  await rename(draft, file);
};

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key');
