import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type Database, inTransaction } from '#core/server/database/connect.ts';
import type { PictureCall } from '#core/server/files/uploaded-picture.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AdminProduct } from '../../products.admin.contract.ts';
import { productErrors } from '../../products.errors.ts';
import { lockProduct } from '../admin/admin-products.repository.ts';
import { getAdminProduct } from '../admin/admin-products.ts';
import {
  deleteOrphanedFiles,
  deletePictureRow,
  findFile,
  insertFiles,
  type PictureFile,
  setCustomPictures,
  updatePictureAlt,
  upsertPicture,
} from './pictures.repository.ts';
import { preparePicture } from './prepare-picture.ts';

type NewPicture = ProductVersion & {
  readonly view: number;
  readonly alt: Bilingual;
  /** The file; without one only the alt text changes. */
  readonly picture?: Blob | undefined;
};

/**
 * Replaces the picture of a view, or updates the alt text of the current one (decision 98). PICTURE_INVALID `{ fault }`,
 * PRODUCT_NOT_FOUND `{ productId }`, PRODUCT_CHANGED.
 */
export const uploadPicture = async (
  shop: ShopContext,
  adminId: string,
  { id, version, view, alt, picture }: NewPicture,
  call?: PictureCall,
): Promise<AdminProduct> => {
  const { database, clock, randomBytes } = shop;
  // also checked before the expensive processing, which would be wasted on a changed product
  await inTransaction(database, (transaction) => lockProductVersion(transaction, { id, version }));
  const path = newPicturePath(randomBytes, view);
  const prepared = picture && (await preparePicture(picture, path, call));
  return inTransaction(database, async (transaction) => {
    await lockProductVersion(transaction, { id, version });
    const altTexts = { alt_ar: alt.ar, alt_en: alt.en };
    if (prepared) {
      await insertFiles(transaction, path, prepared.files);
      await upsertPicture(transaction, {
        product_id: id,
        view,
        path,
        is_transparent: prepared.isTransparent,
        ...altTexts,
      });
    } else if (!(await updatePictureAlt(transaction, { id, view }, altTexts))) {
      throw new AppError(productErrors, 'PICTURE_INVALID', { fault: 'missing' });
    }
    await setCustomPictures(transaction, id, clock());
    const action = prepared ? 'picture.uploaded' : 'picture.alt_changed';
    await recordAuditEntry(transaction, { adminId, action, subject: id, details: { view } });
    return getAdminProduct(transaction, id);
  });
};

/** Returns a unique path for the renditions of a picture, so that caches never serve another picture under it. */
export const newPicturePath = (randomBytes: ShopContext['randomBytes'], view: number): string =>
  `custom/${Buffer.from(randomBytes(16)).toString('hex')}/${view}`;

/**
 * Deletes the picture of a view, which then displays a drawing; no error when there is none. Its files are retained for some time
 * (`deleteOrphanedPictureFiles`). PRODUCT_NOT_FOUND `{ productId }`, PRODUCT_CHANGED.
 */
export const deletePicture = (
  { database, clock }: ShopContext,
  adminId: string,
  { id, version, view }: ProductVersion & { readonly view: number },
): Promise<AdminProduct> =>
  inTransaction(database, async (transaction) => {
    await lockProductVersion(transaction, { id, version });
    if (await deletePictureRow(transaction, { id, view })) {
      await setCustomPictures(transaction, id, clock());
      await recordAuditEntry(transaction, { adminId, action: 'picture.deleted', subject: id, details: { view } });
    }
    return getAdminProduct(transaction, id);
  });

/** A product and the version that the admin has loaded. */
type ProductVersion = { readonly id: string; readonly version: number };

/**
 * Locks a product until the end of the transaction. PRODUCT_NOT_FOUND `{ productId }`; PRODUCT_CHANGED when it has another version.
 */
const lockProductVersion = async (transaction: Transaction<Tables>, { id, version }: ProductVersion): Promise<void> => {
  const row = await lockProduct(transaction, id);
  if (!row) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: id });
  if (row.version !== version) throw new AppError(productErrors, 'PRODUCT_CHANGED');
};

/** Returns a rendition of an uploaded picture, or the next wider one; undefined when there is none. */
export const findPictureFile = (
  { kysely }: Database,
  query: Omit<PictureFile, 'bytes'> & { readonly path: string },
): Promise<Buffer | undefined> => findFile(kysely, query);

/** Retention of replaced pictures, in days: open pages, carts and caches still refer to them. */
const RETENTION_DAYS = 30;

/** Deletes files whose picture was replaced or deleted before the retention time. */
export const deleteOrphanedPictureFiles = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const now = clock();
  return deleteOrphanedFiles(database.kysely, now, new Date(now.getTime() - RETENTION_DAYS * 24 * 3_600_000));
};
