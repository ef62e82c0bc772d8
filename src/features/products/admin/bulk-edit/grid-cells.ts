import * as v from 'valibot';
import { parseCount, parseMoney } from '#core/forms/parse-number.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatAmount, formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { GridChange, GridProduct } from '../../bulk-edit.admin.contract.ts';
import { productFields } from '../../product.ts';

/** The editable columns in their order, after the name of the product. */
export const gridFields = ['price', 'salePrice', 'stock', 'badge', 'position'] as const;
export type GridField = (typeof gridFields)[number];

export type CellValue = string | number | null;

/** New values of a product by column. */
export type RowEdits = Readonly<Partial<Record<GridField, CellValue>>>;

/** The parsed value of a cell, or its validation code. */
export type ParsedCell = { readonly value: CellValue } | { readonly code: ValidationCode };

const position = v.pipe(
  v.number('number.whole'),
  v.integer('number.whole'),
  v.minValue(1, 'number.whole'),
  v.maxValue(1_000_000, 'number.whole'),
);

/** Parses the input of a cell: amounts in pounds, numbers with any digits; a blank sale price or badge is none. */
export const parseCell = (field: GridField, input: string): ParsedCell => {
  const text = input.trim();
  if (text === '' && (field === 'salePrice' || field === 'badge')) return { value: null };
  const parse = field === 'stock' || field === 'position' ? parseCount : parseMoney;
  const value = field === 'badge' ? text : (parse(text) ?? text);
  const schema = field === 'position' ? position : productFields[field].entered;
  const checked = v.safeParse(schema, value);
  if (checked.success) return { value: checked.output };
  return { code: checked.issues[0].message as ValidationCode };
};

/** Initial input of a cell. */
export const toCellInput = (field: GridField, value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'number' && (field === 'price' || field === 'salePrice'))
    return (value / 100).toFixed(value % 100 === 0 ? 0 : 2);
  return String(value);
};

/** Formats the value of a cell for display; badges are translated separately. */
export const formatCell = (field: GridField, value: CellValue, language: Language): string => {
  if (value === null) return '';
  if (typeof value !== 'number') return value;
  return field === 'price' || field === 'salePrice' ? formatAmount(value, language) : formatNumber(value, language);
};

/** The change of a product by its edits; the stock together with the displayed one. */
export const toChange = ({ id, version, stock }: GridProduct, edits: RowEdits): GridChange =>
  Object.entries(edits).reduce<GridChange>(
    (change, [field, value]) => ({ ...change, [field]: field === 'stock' ? { from: stock, to: value } : value }),
    { id, version },
  );
