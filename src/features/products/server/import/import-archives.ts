import type { Kysely } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { type ByteSource, openZip, type Zip } from '#core/server/files/read-zip.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { ARCHIVE_PART_BYTES, MAX_ARCHIVE_ENTRIES, MAX_UNPACKED_BYTES } from '../../product-import.ts';
import {
  type Archive,
  deleteArchives,
  findFreeArchive,
  findFreeArchivesOf,
  findPart,
  findPartSizes,
  insertArchive,
  insertPart,
} from './import-archives.repository.ts';
import { lockImportsOf } from './product-imports.repository.ts';

/**
 * Starts the upload of a ZIP file of pictures of `size` bytes; replaces the admin's unused ones (decision 221).
 */
export const createArchive = (
  { database, clock }: ShopContext,
  adminId: string,
  { size }: { readonly size: number },
): Promise<{ readonly id: string }> =>
  inTransaction(database, async (transaction) => {
    await lockImportsOf(transaction, adminId);
    await deleteArchives(transaction, await findFreeArchivesOf(transaction, adminId));
    return insertArchive(transaction, adminId, size, clock());
  });

/**
 * Stores a part of a ZIP file; an existing part is not replaced, so that the checked file is the imported one. RESOURCE_NOT_FOUND for an
 * archive of another admin, one used by an import, and a part beyond its end; BODY_TOO_LARGE above 4 MiB.
 */
export const addArchivePart = async (
  { database: { kysely } }: ShopContext,
  adminId: string,
  { id, number, part }: { readonly id: string; readonly number: number; readonly part: File },
): Promise<Record<string, never>> => {
  if (part.size > ARCHIVE_PART_BYTES) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
  const archive = await findFreeArchive(kysely, id, adminId);
  if (!archive || number >= partCount(archive)) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  await insertPart(kysely, id, number, Buffer.from(await part.arrayBuffer()));
  return {};
};

const partCount = ({ size }: Archive): number => Math.ceil(size / ARCHIVE_PART_BYTES);

/** Reads the directory of an uploaded ZIP file, whose bytes remain in the database; broken when parts are missing. */
export const openArchive = async (database: Kysely<Tables>, archive: Archive): Promise<Zip> => {
  const sizes = await findPartSizes(database, archive.id);
  const isComplete =
    sizes.length === partCount(archive) &&
    sizes.every((size, number) => size === Math.min(ARCHIVE_PART_BYTES, archive.size - number * ARCHIVE_PART_BYTES));
  // an empty source is a broken file
  const source = isComplete ? sourceOf(database, archive) : { size: 0, read: noBytes };
  return openZip(source, { files: MAX_ARCHIVE_ENTRIES, unpackedBytes: MAX_UNPACKED_BYTES });
};

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** Reads the bytes of an archive; caches the last part, because it usually contains the next bytes. */
const sourceOf = (database: Kysely<Tables>, { id, size }: Archive): ByteSource => {
  let cached: { readonly number: number; readonly bytes: Buffer } | null = null;
  const partAt = async (number: number): Promise<Buffer> => {
    if (cached?.number === number) return cached.bytes;
    const bytes = await findPart(database, id, number);
    if (bytes === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    cached = { number, bytes };
    return bytes;
  };
  return {
    size,
    read: async function* (start, end) {
      for (let at = start; at < end; ) {
        const number = Math.floor(at / ARCHIVE_PART_BYTES);
        const first = number * ARCHIVE_PART_BYTES;
        const bytes = (await partAt(number)).subarray(at - first, end - first);
        at += bytes.length;
        yield bytes;
      }
    },
  };
};
