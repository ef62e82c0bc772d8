import type { ColumnType, Generated } from 'kysely';
import type { Colour, Motif } from './filter-tables.ts';

export type ProductsTable = {
  id: string;
  category: 'plates' | 'bowls' | 'cups' | 'sets';
  position: number;
  /** Piastres, like every amount of money below. */
  price: number;
  original_price: number | null;
  stock: number;
  badge: 'SALE' | 'NEW' | null;
  /** Leading colour, a value of `src/features/products/product-attributes.ts`; so is the motif. */
  colour: Colour | null;
  motif: Motif | null;
  /** When it was added to the shop. */
  added_at: Generated<Date>;
  is_on_sale: Generated<boolean>;
  /** Price of a sale that has not begun; while a sale runs, `price` is its price. */
  planned_sale_price: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  is_featured: Generated<boolean>;
  is_archived: Generated<boolean>;
  name_ar: string;
  name_en: string;
  subtitle_ar: string;
  subtitle_en: string;
  description_ar: string;
  description_en: string;
  features_ar: string[];
  features_en: string[];
  /** Names by which the product is also searched. */
  other_names_ar: string[];
  other_names_en: string[];
  /** Incremented by each change of an admin, not by orders that take stock. */
  version: Generated<number>;
  /** Whether an admin has added or removed a picture; the built-in pictures are then no longer used. */
  has_custom_pictures: Generated<boolean>;
  /** Code on the product or its label, as a scanner reads it. */
  barcode: string | null;
  /** Folded search text of the admin list. */
  search_text: Generated<string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Search index of the listed products; only the database writes it. */
export type ProductSearchTermsTable = Readonly<
  Record<'product_id' | 'name_ar' | 'name_en', string> & Pick<ProductsTable, 'category' | 'price' | 'colour' | 'motif'>
> & { readonly is_new: boolean; readonly is_on_sale: boolean; readonly added_at: Date };

export type ProductPicturesTable = {
  product_id: string;
  view: number;
  path: string;
  is_transparent: boolean;
  alt_ar: string;
  alt_en: string;
};

export type ProductPictureFilesTable = {
  path: string;
  width: number;
  format: 'avif' | 'webp';
  bytes: Buffer;
  /** Since when no picture references it. */
  orphaned_at: ColumnType<Date | null, never, Date>;
};
