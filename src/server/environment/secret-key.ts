import { randomBytes } from 'node:crypto';
import { link, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#core/server/database/connect.ts';
import { createFile, createFolder, replaceFile } from '#core/server/files/durable-files.ts';
import { findKeyFingerprint, fingerprintOf } from '#features/auth/server/accounts/index.ts';
import type { Settings } from './environment.ts';

type KeySettings = Pick<Settings, 'secretKey' | 'dataDir'>;

/** The database has secrets that this shop cannot decrypt; the message is for the owner. */
class LostKeyError extends Error {
  override readonly name = 'LostKeyError';
}

/**
 * Returns the 32-byte encryption key of a migrated database: the configured one, else the one in the data folder, which the first
 * start generates with access for its owner only. A copy of the database does not contain it. Throws LostKeyError when the
 * database's secrets were encrypted with another key, also when there is no key or an unreadable one.
 */
export const getSecretKey = async (settings: KeySettings, { pool }: Pick<Database, 'pool'>): Promise<Buffer> => {
  const fingerprint = await findKeyFingerprint(pool);
  const key = await readSecretKey(settings);
  if (fingerprint !== null) {
    if (key !== null && fingerprintOf(key) === fingerprint) return key;
    throw new LostKeyError(lostKeyMessage(settings, key));
  }
  return key ?? createSecretKey(settings.dataDir);
};

/** Returns the configured key or that of the data folder; null for a missing or incomplete one. */
export const readSecretKey = async ({ secretKey, dataDir }: KeySettings): Promise<Buffer | null> => {
  if (secretKey !== null) return secretKey;
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === 32 ? key : null;
};

/** Generates the key of a database that has no secrets yet; a file without a valid key is kept under another name. */
const createSecretKey = async (dataDir: string): Promise<Buffer> => {
  const key = randomBytes(32);
  await createFolder(dataDir);
  if (await createFile(fileIn(dataDir), toText(key))) return key;
  const existing = await readSecretKey({ secretKey: null, dataDir });
  if (existing !== null) return existing;
  await writeSecretKey(key, dataDir);
  return key;
};

/** Writes a key into the data folder. An existing file is kept under a name with a timestamp. */
export const writeSecretKey = async (secretKey: Buffer, dataDir: string): Promise<void> => {
  const file = fileIn(dataDir);
  await createFolder(dataDir);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === toText(secretKey)) return;
  await link(file, `${file}.until-${Date.now()}`).catch(() => undefined);
  await replaceFile(file, toText(secretKey));
};

const toText = (key: Buffer): string => `${key.toString('base64')}\n`;

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key');

/** Data that only the lost key could decrypt; the command deletes exactly this. */
export const lostData = [
  'everybody is signed out, and second factors by app must be set up again',
  'mails, refunds to send and other work that was waiting is dropped; open payments and refunds are looked up at the gateway again',
  'the secrets of payment gateways must be entered again in the admin area',
  'links and codes of mails that were sent before (confirmation, recovery, unsubscribing) no longer work',
  'consents stay as they are, but those given without an account can no longer be found by an address',
] as const;

const lostKeyMessage = ({ secretKey, dataDir }: KeySettings, key: Buffer | null): string => {
  const file = fileIn(dataDir);
  const reason =
    secretKey !== null
      ? 'SECRET_KEY is not the key that the secrets in this database were encrypted with.'
      : key === null
        ? `${file} is missing or holds no key, and the secrets in this database were encrypted with one.`
        : `${file} is not the key that the secrets in this database were encrypted with.`;
  return [
    `${reason} The same key is in every backup made by \`npm run backup\` without SECRET_KEY, and on every other server of this shop.`,
    'Start with the SECRET_KEY that the shop had, or bring back the file secret-key of its data folder.',
    'If the key is lost: `npm run keys:reset` (in a release: `lazaward keys:reset`) goes on without it. Orders, products, customers and',
    'their passwords stay. What is lost:',
    ...lostData.map((line) => `  - ${line}`),
  ].join('\n');
};
