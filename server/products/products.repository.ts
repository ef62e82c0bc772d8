import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductPicturesTable, ProductsTable, Tables } from '../database/schema.ts';
import type { Product, StoredPicture } from './product.ts';

type Reader = Kysely<Tables>;

/** Every product for sale, in shelf order. */
export const findShelf = async (database: Reader): Promise<Product[]> => {
  const rows = await productQuery(database).orderBy('position').orderBy('id').execute();
  return rows.map(productOf);
};

/** Those of these products that are for sale, in no order. */
export const findByIds = async (database: Reader, ids: readonly string[]): Promise<Product[]> => {
  const rows = await productQuery(database)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(productOf);
};

/** Whether somebody sells this product. */
export const isForSale = async (database: Reader, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('is_archived', '=', false)
    .executeTakeFirst();
  return row !== undefined;
};

/** What the choice of companions needs to know of the whole shelf, in shelf order. */
export const findPlaces = (database: Reader) =>
  database
    .selectFrom('products')
    .select(['id', 'category', sql<boolean>`stock > 0`.as('isInStock')])
    .where('is_archived', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();

export type WantedPiece = { readonly productId: string; readonly quantity: number };

/**
 * Takes pieces off the shelf, all or none, in one statement. The rows are locked by id, so that orders never wait for one
 * another in a circle. Answers what was found of each product, with the stock before; a product without enough stock
 * shows that nothing was taken.
 */
export const takeFromStock = async (database: Reader, wanted: readonly WantedPiece[]) => {
  const ids = wanted.map(({ productId }) => productId);
  const quantities = wanted.map(({ quantity }) => quantity);
  const { rows } = await sql<FoundPiece>`
    with wanted as (
      select * from unnest(${ids}::text[], ${quantities}::integer[]) as wanted (id, quantity)
    ), found as (
      select products.*, wanted.quantity
      from products join wanted using (id)
      where not is_archived
      order by id
      for no key update of products
    ), taken as (
      update products set stock = products.stock - found.quantity
      from found
      where products.id = found.id
        and (select count(*) from found where stock >= quantity) = (select count(*) from wanted)
    )
    select id, stock, price, name_ar, name_en, kind_ar, kind_en from found`.execute(database);
  return rows;
};

type FoundPiece = Pick<ProductsTable, 'id' | 'stock' | 'price' | 'name_ar' | 'name_en' | 'kind_ar' | 'kind_en'>;

/** The pictures of these products, by product, archived ones too. */
export const findPictures = async (
  database: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...storedPicture(row), productId: row.product_id })),
    ({ productId }) => productId,
  );
};

export type NewProduct = Omit<ProductsTable, 'updated_at' | 'is_on_sale' | 'is_featured' | 'is_archived'> & {
  readonly is_on_sale: boolean;
  readonly is_featured: boolean;
};

/** Adds the products that are not there yet; those that are stay as their owner left them. */
export const insertMissing = async (database: Reader, products: readonly NewProduct[]): Promise<void> => {
  await database
    .insertInto('products')
    .values([...products])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/**
 * Makes these the built-in pictures of the shelf: those whose path is `<product>/<view>`. A picture that an owner put in
 * place of one has another path and stays, and a picture that is the same already is not touched.
 */
export const replaceBuiltInPictures = async (
  database: Reader,
  pictures: readonly ProductPicturesTable[],
): Promise<void> => {
  const isBuiltIn = sql<boolean>`product_pictures.path = product_pictures.product_id || '/' || product_pictures.view`;
  const paths = pictures.map(({ path }) => path);
  await database.deleteFrom('product_pictures').where(isBuiltIn).where('path', 'not in', paths).execute();
  await database
    .insertInto('product_pictures')
    .values([...pictures])
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'view'])
        .doUpdateSet(({ ref }) => ({
          is_cut_out: ref('excluded.is_cut_out'),
          alt_ar: ref('excluded.alt_ar'),
          alt_en: ref('excluded.alt_en'),
        }))
        .where(isBuiltIn)
        .where(
          sql<boolean>`(product_pictures.is_cut_out, product_pictures.alt_ar, product_pictures.alt_en)
            is distinct from (excluded.is_cut_out, excluded.alt_ar, excluded.alt_en)`,
        ),
    )
    .execute();
};

const productQuery = (database: Reader) =>
  database
    .selectFrom('products')
    .selectAll()
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('product_pictures')
          .select(['view', 'path', 'is_cut_out', 'alt_ar', 'alt_en'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('view'),
      ).as('pictures'),
    )
    .where('is_archived', '=', false);

type ProductRow = Awaited<ReturnType<ReturnType<typeof productQuery>['execute']>>[number];

const productOf = (row: ProductRow): Product => ({
  id: row.id,
  category: row.category,
  price: row.price,
  originalPrice: row.original_price,
  stock: row.stock,
  badge: row.badge,
  isOnSale: row.is_on_sale,
  isFeatured: row.is_featured,
  name: { ar: row.name_ar, en: row.name_en },
  kind: { ar: row.kind_ar, en: row.kind_en },
  description: { ar: row.description_ar, en: row.description_en },
  features: { ar: row.features_ar, en: row.features_en },
  pictures: row.pictures.map(storedPicture),
  updatedAt: row.updated_at,
});

const storedPicture = (row: Omit<ProductPicturesTable, 'product_id'>): StoredPicture => ({
  view: row.view,
  path: row.path,
  isCutOut: row.is_cut_out,
  alt: { ar: row.alt_ar, en: row.alt_en },
});
