import type { Transaction } from 'kysely';
import { recordAuditEntries } from '#core/server/audit/record-audit-entry.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { alternativeText } from '../../alternative-text.ts';
import type { ProductInput } from '../../product.ts';
import { putPictures } from '../media/pictures.repository.ts';
import { findPreparedPictures } from './import-archives.repository.ts';
import type { PlannedPicture } from './plan-pictures.ts';

/** A locked product and its new pictures. */
export type ProductWithPictures = {
  readonly id: string;
  readonly input: ProductInput;
  readonly pictures: readonly PlannedPicture[];
};

/** Products per statement. */
const BATCH_SIZE = 250;

/**
 * Assigns the prepared pictures of an archive to locked products, and records each in the audit log. A view with a picture keeps its alt
 * text; a new one gets the suggested text. False when a picture is not prepared; the caller rolls back.
 */
export const linkPictures = async (
  transaction: Transaction<Tables>,
  { adminId, archiveId }: { readonly adminId: string; readonly archiveId: string | null },
  products: readonly ProductWithPictures[],
): Promise<boolean> => {
  if (products.length === 0) return true;
  if (archiveId === null) return false;
  const prepared = new Map(
    (await findPreparedPictures(transaction, archiveId)).map((picture) => [
      keyOf(picture.entry, picture.view),
      picture,
    ]),
  );
  for (let first = 0; first < products.length; first += BATCH_SIZE) {
    const batch = products.slice(first, first + BATCH_SIZE);
    const rows = batch.flatMap(({ id, input, pictures }) =>
      pictures.map(({ view, file }) => {
        const picture = prepared.get(keyOf(file.index, view));
        if (picture === undefined) return null;
        const alt = alternativeText(input, view);
        const { path, is_transparent } = picture;
        return { product_id: id, view, path, is_transparent, alt_ar: alt.ar, alt_en: alt.en };
      }),
    );
    const existing = rows.filter((row) => row !== null);
    if (existing.length < rows.length) return false;
    await putPictures(transaction, existing);
    await recordAuditEntries(
      transaction,
      existing.map(({ product_id: subject, view }) => ({
        adminId,
        action: 'picture.uploaded',
        subject,
        details: { view },
      })),
    );
  }
  return true;
};

const keyOf = (entry: number, view: number): string => `${entry}/${view}`;
