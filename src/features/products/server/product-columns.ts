import { type FieldKind, isBilingual } from '#core/fields/field.ts';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { Product, type ProductFieldName, productFields, type Sparse } from '../product.ts';

export type ProductKey = keyof Product;

/**
 * Maps fields of a product to columns: `originalPrice` is stored in `original_price`, a text in one column per language
 * (`name_ar`, `name_en`), a time as `timestamptz`.
 */
export type ColumnsOf<Fields> = {
  [Name in keyof Fields & string as Fields[Name] extends InBoth<unknown>
    ? `${SnakeCase<Name>}_${ContentLanguage}`
    : SnakeCase<Name>]: Fields[Name] extends InBoth<infer Text>
    ? Text
    : Name extends Moment
      ? Date | null
      : Fields[Name];
};

/** Fields that are an ISO 8601 string, and a Date in rows. */
type Moment = {
  [Name in ProductFieldName]: (typeof productFields)[Name]['kind'] extends 'moment' ? Name : never;
}[ProductFieldName];

type InBoth<Text> = Readonly<Record<ContentLanguage, Text>>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Others}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Others>}`
  : Name;

type ColumnName<Name extends ProductKey> = keyof ColumnsOf<Pick<Product, Name>>;

/** Column names in queries come from this constant, never from a request. */
const columns: ReadonlyMap<string, readonly Column[]> = new Map(
  Object.entries(Product.entries).map(([name, value]) => {
    const column = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    const texts = contentLanguages.map((language) => ({ column: `${column}_${language}`, language }));
    return [name, isBilingual(value) ? texts : [{ column, language: null }]];
  }),
);

type Column = { readonly column: string; readonly language: ContentLanguage | null };

export const productKeys = Object.keys(Product.entries) as ProductKey[];

/** Returns the columns of these fields. */
export const columnsOf = <Name extends ProductKey>(names: readonly Name[]) =>
  names.flatMap((name) => columns.get(name) ?? []).map(({ column }) => column) as ColumnName<Name>[];

const kinds: Readonly<Record<ProductKey, { readonly kind: FieldKind }>> = {
  ...productFields,
  id: { kind: 'code' },
  originalPrice: productFields.price,
  isOnSale: { kind: 'flag' },
  plannedSalePrice: productFields.salePrice,
};

const sqlTypes: Readonly<Record<FieldKind, string>> = {
  line: 'text',
  paragraphs: 'text',
  list: 'text[]',
  money: 'bigint',
  whole: 'integer',
  moment: 'timestamptz',
  choice: 'text',
  flag: 'boolean',
  code: 'text',
};

/** SQL types of the columns of a product. */
export const columnTypes: ReadonlyMap<string, string> = new Map(
  productKeys.flatMap((name) => columnsOf([name]).map((column) => [column, sqlTypes[kinds[name].kind]])),
);

/** Maps a row to these fields. */
export const toFields = <Name extends ProductKey>(
  names: readonly Name[],
  row: ColumnsOf<Pick<Product, Name>>,
): Pick<Product, Name> => {
  const values: Readonly<Record<string, unknown>> = row;
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const texts: Record<string, unknown> = {};
    for (const { column, language } of columns.get(name) ?? []) {
      if (language !== null) texts[language] = values[column];
      const value = values[column];
      fields[name] = language === null ? (value instanceof Date ? value.toISOString() : value) : texts;
    }
  }
  return fields as Pick<Product, Name>;
};

/** Maps these fields to their columns; an omitted field is `null`. */
export const toColumns = <Name extends ProductKey>(
  names: readonly Name[],
  product: Sparse<Pick<Product, Name>>,
): ColumnsOf<Pick<Product, Name>> => {
  const values: Readonly<Record<string, unknown>> = product;
  return Object.fromEntries(
    names.flatMap((name) =>
      (columns.get(name) ?? []).map(({ column, language }) => {
        const value = values[name] ?? null;
        return [column, language === null ? value : (value as InBoth<unknown>)[language]];
      }),
    ),
  ) as ColumnsOf<Pick<Product, Name>>;
};
