import { type Language } from '#core/i18n/language.ts';
import { recordExport } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { type CsvValue, writeCsv, writeRows } from '#core/server/files/write-csv.ts';
import { formatProductForm } from '../../parse-product-form.ts';
import { toProductInput } from '../../product.ts';
import { productKeys, toFields } from '../product-columns.ts';
import { findPresentPictures } from './import-pictures.ts';
import { pictureCell } from './plan-pictures.ts';
import { type FileColumn, fileColumns, headingOf, PICTURES, STOCK_BEFORE, yesOrNo } from './product-columns-of-file.ts';
import { findForFile } from './product-imports.repository.ts';

/** Products per part of the file, which bounds memory use. */
const BATCH_SIZE = 1000;

type ExportOptions = {
  readonly language: Language;
  readonly separator: 'comma' | 'semicolon';
  readonly after?: string | undefined;
};

/** Exports products as CSV, from the start or after a cursor, in the import format. Recorded in the audit log. */
export const exportProducts = (
  { database }: ShopContext,
  adminId: string,
  { language, separator, after }: ExportOptions,
): Promise<{ csv: string; next: string | null }> =>
  inTransaction(database, async (transaction) => {
    const products = await findForFile(transaction, after, BATCH_SIZE + 1);
    await recordExport(transaction, { adminId, action: 'products.exported', subject: 'products.csv', after });
    const { rows, next } = toPage(
      products.map((row) => ({ row, cursor: row.id })),
      BATCH_SIZE,
    );
    const pictures = await findPresentPictures(
      transaction,
      rows.map(({ cursor }) => cursor),
    );
    const lines = rows.map(({ row }) => {
      const { id, isOnSale: _, ...product } = toFields(productKeys, row);
      const formValues = formatProductForm(toProductInput(product));
      const cellOf = (column: FileColumn): CsvValue => {
        if (column === 'id') return id;
        if (column === STOCK_BEFORE) return product.stock;
        if (column === PICTURES) return pictureCell(pictures.get(id)) || null;
        if (column === 'isFeatured') return yesOrNo(product.isFeatured, language);
        const text = formValues[column] ?? '';
        return text === '' ? null : text;
      };
      return fileColumns.map(cellOf);
    });
    const sign = separator === 'comma' ? ',' : ';';
    const head = fileColumns.map((column) => headingOf(column, language));
    return { csv: after === undefined ? writeCsv(head, lines, sign) : writeRows(lines, sign), next };
  });
