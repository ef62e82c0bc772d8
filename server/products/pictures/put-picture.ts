import type { OfficeProduct } from '../../../contract/office/products.ts';
import type { Bilingual } from '../../../domain/language.ts';
import { Refusal } from '../../../domain/refusals.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { showOfficeProduct } from '../office/show-office-product.ts';
import { holdSeen, type SeenProduct } from './hold-seen.ts';
import { describePicture, insertFiles, markOwn, writePicture } from './pictures.repository.ts';
import { preparePicture } from './prepare-picture.ts';

type NewPicture = SeenProduct & {
  readonly view: number;
  readonly alt: Bilingual;
  /** The file; without one only the words change. */
  readonly picture?: Blob | undefined;
};

/**
 * Puts a picture in the place of a view, or says anew what is seen in the one that stands there (decision 98).
 * PICTURE_REFUSED `{ fault }`, PRODUCT_UNKNOWN `{ productId }`, PRODUCT_CHANGED.
 */
export const putPicture = async (
  shop: ShopRoom,
  adminId: string,
  { id, version, view, alt, picture }: NewPicture,
): Promise<OfficeProduct> => {
  const { database, clock, randomBytes } = shop;
  // asked before the long work too, which is vain for a product that has changed
  await inTransaction(database, (transaction) => holdSeen(transaction, { id, version }));
  // a name of its own: whoever has kept another picture never takes it for this one
  const path = `own/${Buffer.from(randomBytes(16)).toString('hex')}/${view}`;
  const prepared = picture && (await preparePicture(picture, path));
  return inTransaction(database, async (transaction) => {
    await holdSeen(transaction, { id, version });
    const words = { alt_ar: alt.ar, alt_en: alt.en };
    if (prepared) {
      await insertFiles(transaction, path, prepared.files);
      await writePicture(transaction, { product_id: id, view, path, is_cut_out: prepared.isCutOut, ...words });
    } else if (!(await describePicture(transaction, { id, view }, words))) {
      throw new Refusal('PICTURE_REFUSED', { fault: 'missing' });
    }
    await markOwn(transaction, id, clock());
    const deed = prepared ? 'picture.put' : 'picture.described';
    await recordDeed(transaction, { adminId, deed, subject: id, details: { view } });
    return showOfficeProduct(transaction, id);
  });
};
