import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

export type Archive = { readonly id: string; readonly size: number };

export const insertArchive = async (transaction: Transaction<Tables>, adminId: string, size: number, now: Date) =>
  transaction
    .insertInto('product_import_archives')
    .values({ admin_id: adminId, size, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

const openStates = ['waiting', 'running'] as const;

/** Archives that no import has used. */
const freeArchives = (database: Reader) =>
  database
    .selectFrom('product_import_archives as archive')
    .select(['archive.id', 'archive.size'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_imports')
            .select('id')
            .whereRef('archive_id', '=', 'archive.id')
            .where('state', 'in', openStates),
        ),
      ),
    );

/** Finds an unused archive of an admin. */
export const findFreeArchive = (database: Reader, id: string, adminId: string): Promise<Archive | undefined> =>
  freeArchives(database).where('archive.id', '=', id).where('archive.admin_id', '=', adminId).executeTakeFirst();

export const findFreeArchivesOf = async (database: Reader, adminId: string): Promise<string[]> =>
  idsOf(await freeArchives(database).where('archive.admin_id', '=', adminId).execute());

export const findFreeArchivesBefore = async (database: Reader, before: Date): Promise<string[]> =>
  idsOf(await freeArchives(database).where('archive.created_at', '<', before).execute());

const idsOf = (rows: readonly Archive[]): string[] => rows.map(({ id }) => id);

export const findArchive = (database: Reader, id: string): Promise<Archive | undefined> =>
  database.selectFrom('product_import_archives').select(['id', 'size']).where('id', '=', id).executeTakeFirst();

/** Stores a part unless it exists. */
export const insertPart = async (database: Reader, archiveId: string, number: number, bytes: Buffer): Promise<void> => {
  await database
    .insertInto('product_import_parts')
    .values({ archive_id: archiveId, number, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns the sizes of the stored parts, in order. */
export const findPartSizes = async (database: Reader, archiveId: string): Promise<number[]> => {
  const rows = await database
    .selectFrom('product_import_parts')
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('archive_id', '=', archiveId)
    .orderBy('number')
    .execute();
  return rows.map(({ size }) => size);
};

/** Returns the bytes of a part; undefined when the archive is deleted. */
export const findPart = async (database: Reader, archiveId: string, number: number): Promise<Buffer | undefined> => {
  const row = await database
    .selectFrom('product_import_parts')
    .select('bytes')
    .where('archive_id', '=', archiveId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.bytes;
};

/** Deletes archives with their parts, and the renditions that no product has. */
export const deleteArchives = async (database: Reader, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await database
    .deleteFrom('product_import_pictures')
    .where('archive_id', 'in', [...ids])
    .returning('path')
    .execute();
  await deleteUnused(database, rows);
  await database
    .deleteFrom('product_import_archives')
    .where('id', 'in', [...ids])
    .execute();
};

/** Deletes the renditions of these pictures, except those that a product has. */
const deleteUnused = async (database: Reader, rows: readonly { readonly path: string | null }[]): Promise<void> => {
  const paths = rows.flatMap(({ path }) => path ?? []);
  if (paths.length === 0) return;
  await sql`
    delete from product_picture_files
    where path = any(${paths}::text[])
      and not exists (select from product_pictures where product_pictures.path = product_picture_files.path)`.execute(
    database,
  );
};

/** A picture named in a line of the file. */
export type NamedPicture = { readonly entry: number; readonly view: number; readonly name: string };

/**
 * Replaces the pictures to prepare of an archive. Pictures prepared for an earlier file stay prepared, its others are deleted, and
 * refused ones are retried.
 */
export const writeNamedPictures = async (
  transaction: Transaction<Tables>,
  archiveId: string,
  pictures: readonly NamedPicture[],
): Promise<void> => {
  const rows = JSON.stringify(pictures);
  const { rows: deleted } = await sql<{ path: string | null }>`
    delete from product_import_pictures
    where archive_id = ${archiveId}::uuid and (path is null or not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as named (entry integer, view smallint)
      where named.entry = product_import_pictures.entry and named.view = product_import_pictures.view))
    returning path`.execute(transaction);
  await deleteUnused(transaction, deleted);
  await sql`
    insert into product_import_pictures (archive_id, entry, view, name)
      select ${archiveId}::uuid, entry, view, name
      from jsonb_to_recordset(${rows}::jsonb) as named (entry integer, view smallint, name text)
    on conflict do nothing`.execute(transaction);
};

/** Returns the prepared pictures of an archive. */
export const findPreparedPictures = async (database: Reader, archiveId: string) =>
  (
    await database
      .selectFrom('product_import_pictures')
      .select(['entry', 'view', 'path', 'is_transparent'])
      .where('archive_id', '=', archiveId)
      .where('path', 'is not', null)
      .execute()
  ).flatMap(({ path, ...picture }) => (path === null ? [] : [{ ...picture, path }]));

/** Returns the next pictures that are neither prepared nor refused. */
export const findUnprepared = (database: Reader, archiveId: string, limit: number): Promise<NamedPicture[]> =>
  database
    .selectFrom('product_import_pictures')
    .select(['entry', 'view', 'name'])
    .where('archive_id', '=', archiveId)
    .where('path', 'is', null)
    .where('fault', 'is', null)
    .orderBy('entry')
    .orderBy('view')
    .limit(limit)
    .execute();

/** Records the result of a picture; false when another request has recorded it or the archive is deleted. */
export const updateNamedPicture = async (
  transaction: Transaction<Tables>,
  { archiveId, entry, view }: { readonly archiveId: string; readonly entry: number; readonly view: number },
  outcome: { readonly path: string; readonly is_transparent: boolean } | { readonly fault: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('product_import_pictures')
    .set(outcome)
    .where('archive_id', '=', archiveId)
    .where('entry', '=', entry)
    .where('view', '=', view)
    .where('path', 'is', null)
    .where('fault', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Counts the pictures of an archive: all, prepared and refused ones. */
export const countNamedPictures = (database: Reader, archiveId: string) =>
  database
    .selectFrom('product_import_pictures')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`count(coalesce(path, fault))::integer`.as('done'),
      sql<number>`count(distinct name) filter (where fault is not null)::integer`.as('refused'),
    ])
    .where('archive_id', '=', archiveId)
    .executeTakeFirstOrThrow();

/** Returns the refused pictures of an archive, each file once. */
export const findRefused = async (database: Reader, archiveId: string, limit: number) =>
  (
    await database
      .selectFrom('product_import_pictures')
      .select(['name', 'fault'])
      .distinct()
      .where('archive_id', '=', archiveId)
      .where('fault', 'is not', null)
      .orderBy('name')
      .limit(limit)
      .execute()
  ).flatMap(({ name, fault }) => (fault === null ? [] : [{ name, fault }]));
