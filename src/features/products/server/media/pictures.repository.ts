import { type Kysely, sql, type Transaction } from 'kysely';
import type { PhotographFormat } from '#core/pictures/photographs.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** One rendition of a picture. */
export type PictureFile = { readonly width: number; readonly format: PhotographFormat; readonly bytes: Buffer };

export const insertFiles = async (
  transaction: Transaction<Tables>,
  path: string,
  files: readonly PictureFile[],
): Promise<void> => {
  await transaction
    .insertInto('product_picture_files')
    .values(files.map((file) => ({ path, ...file })))
    .execute();
};

/**
 * Returns the bytes of the narrowest rendition that is at least as wide, so that pictures uploaded before a width was added use
 * the next one; undefined when there is none.
 */
export const findFile = async (
  database: Reader,
  { path, width, format }: Omit<PictureFile, 'bytes'> & { readonly path: string },
): Promise<Buffer | undefined> => {
  const row = await database
    .selectFrom('product_picture_files')
    .select('bytes')
    .where('path', '=', path)
    .where('width', '>=', width)
    .where('format', '=', format)
    .orderBy('width')
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
};

/** Inserts or replaces the picture of a view. */
export const upsertPicture = async (
  transaction: Transaction<Tables>,
  picture: Tables['product_pictures'],
): Promise<void> => {
  await transaction
    .insertInto('product_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.columns(['product_id', 'view']).doUpdateSet(picture))
    .execute();
};

/**
 * Inserts the pictures of locked products in one statement, or replaces those of their views, whose alt texts stay; marks the products'
 * pictures as set by admins.
 */
export const putPictures = async (
  transaction: Transaction<Tables>,
  pictures: readonly Tables['product_pictures'][],
): Promise<void> => {
  await sql`
    insert into product_pictures (product_id, view, path, is_transparent, alt_ar, alt_en)
      select product_id, view, path, is_transparent, alt_ar, alt_en
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
        as given (product_id text, view smallint, path text, is_transparent boolean, alt_ar text, alt_en text)
    on conflict (product_id, view) do update set path = excluded.path, is_transparent = excluded.is_transparent`.execute(
    transaction,
  );
  await transaction
    .updateTable('products')
    .set({ has_custom_pictures: true })
    .where('id', 'in', [...new Set(pictures.map(({ product_id: id }) => id))])
    .where('has_custom_pictures', '=', false)
    .execute();
};

type ProductView = { readonly id: string; readonly view: number };

/** Updates the alt text of a view; false when it has no picture. */
export const updatePictureAlt = async (
  transaction: Transaction<Tables>,
  { id, view }: ProductView,
  alt: Pick<Tables['product_pictures'], 'alt_ar' | 'alt_en'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('product_pictures')
    .set(alt)
    .where('product_id', '=', id)
    .where('view', '=', view)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Deletes the picture of a view; false when there was none. */
export const deletePictureRow = async (
  transaction: Transaction<Tables>,
  { id, view }: ProductView,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('product_pictures')
    .where('product_id', '=', id)
    .where('view', '=', view)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Marks the product's pictures as set by admins and increments its version. */
export const setCustomPictures = async (transaction: Transaction<Tables>, id: string, now: Date): Promise<void> => {
  await transaction
    .updateTable('products')
    .set({ has_custom_pictures: true, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** Records when files lost their last reference from products and imports; deletes those that lost it before `end`. */
export const deleteOrphanedFiles = async (database: Reader, now: Date, end: Date): Promise<void> => {
  await database
    .updateTable('product_picture_files')
    .set({ orphaned_at: now })
    .where('orphaned_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_pictures')
            .select('view')
            .whereRef('product_pictures.path', '=', 'product_picture_files.path'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_import_pictures')
            .select('view')
            .whereRef('product_import_pictures.path', '=', 'product_picture_files.path'),
        ),
      ),
    )
    .execute();
  await database.deleteFrom('product_picture_files').where('orphaned_at', '<', end).execute();
};
