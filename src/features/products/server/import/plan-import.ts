import { createHash } from 'node:crypto';
import { object, safeParse } from 'valibot';
import { parseCount } from '#core/forms/parse-number.ts';
import { fieldErrors } from '#core/forms/validation.ts';
import { createPacer } from '#core/server/files/create-pacer.ts';
import { type CsvRow, parseCsv } from '#core/server/files/parse-csv.ts';
import { readCell } from '#core/server/files/write-csv.ts';
import { formatProductForm, parseProductForm } from '../../parse-product-form.ts';
import { type ProductInput, productInputAt, toProductInput } from '../../product.ts';
import { MAX_IMPORT_ROWS } from '../../product-import.ts';
import type { ImportError } from '../../product-imports.admin.contract.ts';
import type { BulkProduct } from '../bulk-edit/bulk-products.repository.ts';
import { type PictureSource, type PlannedPicture, planPictures } from './plan-pictures.ts';
import { type FileColumn, findChoice, findColumn, isYes, PICTURES, STOCK_BEFORE } from './product-columns-of-file.ts';

/** A line that creates or changes a product; `changed` are form values before and after. */
export type PlannedLine = {
  readonly line: number;
  readonly before: BulkProduct | null;
  readonly input: ProductInput;
  readonly changed: readonly { readonly field: string; readonly from: string; readonly to: string }[];
  readonly pictures: readonly PlannedPicture[];
};

export type ImportPlan = {
  readonly lines: readonly PlannedLine[];
  readonly unchanged: number;
  readonly errors: readonly ImportError[];
  /** Hash of the changes, to detect differences from the preview. */
  readonly hash: string;
};

/** Rows of a file below its header, and its columns. */
export type ImportTable = {
  readonly columns: readonly FileColumn[];
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
};

/** Work per line in addition to its characters, for the pacer: validation takes as long as parsing this many characters. */
const WORK_PER_LINE = 8 * 1024;

/** Reads the table of a file; errors for a file that is not CSV or has an unknown column. */
export const readImportTable = async (content: Uint8Array): Promise<ImportTable | readonly ImportError[]> => {
  const rows = await parseCsv(content, { maxRows: MAX_IMPORT_ROWS + 1 });
  if ('code' in rows) return [{ ...rows, column: null }];
  const [head, ...others] = rows;
  const headings = (head?.cells ?? []).map((cell) => cell.trim());
  const columns = headings.map(findColumn);
  const line = head?.line ?? 1;
  const errors = headings.flatMap((column, index): ImportError[] => {
    if (columns[index] === undefined) return [{ line, column, code: 'column.unknown' }];
    return columns.indexOf(columns[index]) < index ? [{ line, column, code: 'column.twice' }] : [];
  });
  if (errors.length > 0) return errors;
  const fileColumns = columns.filter((column) => column !== undefined);
  if (fileColumns.every((column) => column === 'id')) return [{ line, column: null, code: 'column.none' }];
  return { columns: fileColumns, headings, rows: others };
};

/** Returns the product ids in the lines. */
export const idsIn = ({ columns, rows }: ImportTable): string[] => {
  const index = columns.indexOf('id');
  return index === -1 ? [] : [...new Set(rows.flatMap(({ cells }) => cells[index]?.trim() || []))];
};

/**
 * Plans the product that each line creates or changes. Missing columns and the blank stock of an existing product are unchanged; a line
 * without an id creates a product. With the column of the stock at the export, only the difference to it is applied. Picture names refer
 * to current pictures or to files in a ZIP file.
 */
export const planImport = async (
  table: ImportTable,
  products: ReadonlyMap<string, BulkProduct>,
  pictures: PictureSource,
  now: Date,
): Promise<ImportPlan> => {
  const lines: PlannedLine[] = [];
  const errors: ImportError[] = [];
  const ids = new Set<string>();
  const hash = createHash('sha256');
  const pace = createPacer();
  for (const row of table.rows) {
    await pace(row.cells.reduce((length, cell) => length + cell.length, WORK_PER_LINE));
    const cells = new Map(table.columns.map((column, index) => [column, readCell(row.cells[index] ?? '')]));
    const id = cells.get('id') ?? '';
    const fault = (code: ImportError['code'], column: FileColumn = 'id', named: Pick<ImportError, 'picture'> = {}) =>
      errors.push({ line: row.line, column: table.headings[table.columns.indexOf(column)] ?? null, code, ...named });
    const before = id === '' ? null : products.get(id);
    if (before === undefined) fault('id.unknown');
    else if (ids.has(id)) fault('id.twice');
    else {
      const planned = planLine(row.line, before, cells, now);
      const named = planPictures(cells.get(PICTURES) ?? '', pictures.current.get(id), pictures.find);
      for (const { code, picture } of named.errors) fault(code, PICTURES, picture === undefined ? {} : { picture });
      if ('errors' in planned) for (const { column, code } of planned.errors) fault(code, column);
      else {
        const line = { ...planned, pictures: named.pictures };
        lines.push(line);
        if (isChange(line)) hash.update(JSON.stringify([id, before?.version, changesFor(line)]));
      }
    }
    if (id !== '') ids.add(id);
  }
  const changing = lines.filter(isChange);
  return { lines: changing, unchanged: lines.length - changing.length, errors, hash: hash.digest('base64url') };
};

const isChange = ({ changed, pictures }: PlannedLine): boolean => changed.length > 0 || pictures.length > 0;

/** Returns the changes of a line, without the current stock, which orders change. */
const changesFor = ({ changed, before, input, pictures }: PlannedLine) => [
  ...changed.map(({ field, to }) => (field === 'stock' && before ? [field, input.stock - before.stock] : [field, to])),
  ...pictures.map(({ view, file }) => [PICTURES, view, file.index]),
];

type LineErrors = { readonly errors: readonly { readonly column: FileColumn; readonly code: ImportError['code'] }[] };

const planLine = (
  line: number,
  before: BulkProduct | null,
  cells: ReadonlyMap<FileColumn, string>,
  now: Date,
): Omit<PlannedLine, 'pictures'> | LineErrors => {
  const current = before === null ? {} : formatProductForm(inputOf(before));
  const values: Record<string, string> = { ...current };
  for (const [column, text] of cells) {
    if (column === 'id' || column === PICTURES || column === STOCK_BEFORE) continue;
    if (column === 'isFeatured') values[column] = isYes(text) ? 'on' : '';
    else values[column] = findChoice(column, text);
  }
  if (before !== null && cells.has('stock')) {
    const stock = stockIn(cells, before.stock);
    if (stock === null) return { errors: [{ column: 'stock', code: 'stock.below' }] };
    values['stock'] = stock;
  }
  const checked = safeParse(object({ product: productInputAt(now) }), { product: parseProductForm(values) });
  if (!checked.success) {
    const errors = Object.entries(fieldErrors(checked.issues)).map(([path, code = 'generic']) => ({
      column: columnAt(path),
      code,
    }));
    return { errors };
  }
  const input = checked.output.product;
  const after = formatProductForm(input);
  const changed = Object.keys(after).flatMap((field) => {
    const [from, to] = [current[field] ?? '', after[field] ?? ''];
    return from === to ? [] : [{ field, from, to }];
  });
  return { line, before, input, changed };
};

/** Returns the input that produces this product. */
export const inputOf = ({ id: _, isOnSale: __, ...product }: BulkProduct): ProductInput => toProductInput(product);

/** Returns the form value of the stock after a line; null if it would be negative. */
const stockIn = (cells: ReadonlyMap<FileColumn, string>, current: number): string | null => {
  const input = cells.get('stock') ?? '';
  if (input === '') return String(current);
  const [to, from] = [input, cells.get(STOCK_BEFORE) ?? ''].map((text) => parseCount(text));
  if (typeof to !== 'number' || typeof from !== 'number') return input;
  return current + to - from < 0 ? null : String(current + to - from);
};

/** Returns the column of an issue, such as `product.features.en.3`. */
const columnAt = (path: string): FileColumn => {
  const [, name = '', language] = path.split('.');
  return (findColumn(`${name}.${language}`) ?? findColumn(name)) || 'id';
};
