import type { OfficeProduct } from '../../../contract/office/products.ts';
import type { ProductInput } from '../../../domain/products/product-input.ts';
import { freeSlug, slugOf } from '../../../domain/products/slug-of.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import { inTransaction } from '../../database/connect.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { holdShelf, idsLike, insertProduct, numberShelf } from './office-products.repository.ts';
import { showOfficeProduct } from './show-office-product.ts';
import { writtenProduct } from './written-product.ts';

/** Puts a new product at the end of the shelf, or into the archive. Its id is made from its English name. */
export const createProduct = (
  { database, clock }: ShopRoom,
  adminId: string,
  { product, isArchived }: { readonly product: ProductInput; readonly isArchived: boolean },
): Promise<OfficeProduct> =>
  inTransaction(database, async (transaction) => {
    await holdShelf(transaction);
    const slug = slugOf(product.name.en, product.category);
    const id = freeSlug(slug, await idsLike(transaction, slug));
    await insertProduct(transaction, { ...writtenProduct(product), id, is_archived: isArchived }, clock());
    await numberShelf(transaction);
    await recordDeed(transaction, { adminId, deed: 'product.created', subject: id });
    return showOfficeProduct(transaction, id);
  });
