import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The ledger of stock; triggers write it (decision 199). */
export type StockMovementsTable = {
  id: ColumnType<number, never, never>;
  product_id: string;
  quantity: number;
  /** Stock after the movement. */
  stock: number;
  reason:
    | 'opening'
    | 'order'
    | 'order_change'
    | 'cancellation'
    | 'return'
    | 'write_off'
    | 'stocktaking'
    | 'correction'
    | 'import';
  order_number: string | null;
  moved_by: string | null;
  created_at: Timestamp;
};

/** Products whose stock was not the sum of their movements. */
export type StockDiscrepanciesTable = {
  product_id: string;
  stock: number;
  movements_sum: number;
  found_at: Timestamp;
};

/** Files of products that an admin imports. */
export type ProductImportsTable = {
  id: Generated<string>;
  admin_id: string;
  file_name: string;
  content: Buffer | null;
  plan_hash: string;
  state: Generated<'checked' | 'waiting' | 'running' | 'done' | 'cancelled' | 'outdated' | 'failed'>;
  is_cancelled: Generated<boolean>;
  /** Runs that were begun. */
  attempts: Generated<number>;
  archives_new: Generated<boolean>;
  /** Products that it creates or changes. */
  changes: number;
  done: Generated<number>;
  /** The ZIP file of its pictures. */
  archive_id: string | null;
  created_at: Timestamp;
};

/** ZIP files of pictures for an import. */
type ProductImportArchivesTable = {
  id: Generated<string>;
  admin_id: string;
  /** In bytes. */
  size: number;
  created_at: Timestamp;
};

/** The bytes of these files, in parts. */
type ProductImportPartsTable = { archive_id: string; number: number; bytes: Buffer };

/** The pictures of an archive that lines name; `path` is that of the renditions once they are made. */
type ProductImportPicturesTable = {
  archive_id: string;
  entry: number;
  view: number;
  name: string;
  path: string | null;
  is_transparent: Generated<boolean>;
  fault: string | null;
};

/** Tables of files of products. */
export type ProductImportTables = {
  product_imports: ProductImportsTable;
  product_import_archives: ProductImportArchivesTable;
  product_import_parts: ProductImportPartsTable;
  product_import_pictures: ProductImportPicturesTable;
};

/** Products whose low stock the owner knows. */
export type LowStockNoticesTable = { product_id: string; noticed_at: Timestamp };
