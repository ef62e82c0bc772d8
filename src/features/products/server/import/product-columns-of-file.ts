import { isText } from '#core/fields/field.ts';
import { contentLanguages, type Language, textIn } from '#core/i18n/language.ts';
import { fold } from '#core/text/fold.ts';
import { productsTexts as arabic } from '#generated/texts/ar/admin.gen.ts';
import { catalogueTexts as arabicCatalogue } from '#generated/texts/ar/common.gen.ts';
import { productsTexts as english } from '#generated/texts/en/admin.gen.ts';
import { catalogueTexts as englishCatalogue } from '#generated/texts/en/common.gen.ts';
import { type ProductFormName, productFields } from '../../product.ts';

/** Column of the stock at the export: its difference to the stock column is the admin's change. */
export const STOCK_BEFORE = 'stockBefore';

/** Column of a product's picture names. */
export const PICTURES = 'pictures';

/** Columns of a product file, in order: id, form fields, pictures, and the stock at the export. */
export type FileColumn = 'id' | ProductFormName | typeof PICTURES | typeof STOCK_BEFORE;

const formNames = Object.entries(productFields).flatMap(([name, { kind }]) =>
  isText(kind) ? contentLanguages.map((language) => `${name}.${language}`) : [name],
) as ProductFormName[];

export const fileColumns: readonly FileColumn[] = ['id', ...formNames, PICTURES, STOCK_BEFORE];

const texts = { ar: arabic, en: english } as const;

/** Returns the heading of a column in a language: the label of the form. */
export const headingOf = (column: FileColumn, language: Language): string => {
  const { fields, file } = textIn(texts, language);
  if (column === 'id' || column === PICTURES) return file[column];
  return column === STOCK_BEFORE ? file.stockBefore : fields[column];
};

/** Finds a column by its name or by its heading in either language. */
export const findColumn = (heading: string): FileColumn | undefined => columnsByName.get(fold(heading));

const columnsByName: ReadonlyMap<string, FileColumn> = new Map(
  fileColumns.flatMap((column) => [
    [fold(column), column] as const,
    [fold(column.replace('.', '_')), column] as const,
    ...contentLanguages.map((language) => [fold(headingOf(column, language)), column] as const),
  ]),
);

/** Returns the value of a choice by its code or its label in either language; any other text unchanged. */
export const findChoice = (column: FileColumn, text: string): string => {
  return choiceLabels.get(column)?.get(fold(text)) ?? text;
};

const indexLabels = (...lists: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, string> =>
  new Map(
    lists.flatMap((list) =>
      Object.entries(list).flatMap(([value, word]) =>
        typeof word === 'string' ? [[fold(value), value] as const, [fold(word), value] as const] : [],
      ),
    ),
  );

const choiceLabels: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['category', indexLabels(arabicCatalogue.categories, englishCatalogue.categories)],
  ['badge', indexLabels(arabicCatalogue.badges, englishCatalogue.badges)],
  ...Object.keys(arabic.attributes).map((name) => {
    const attribute = name as keyof typeof arabic.attributes;
    return [name, indexLabels(arabic.attributes[attribute], english.attributes[attribute])] as const;
  }),
]);

/** Formats a boolean cell. */
export const yesOrNo = (isYes: boolean, language: Language): string =>
  textIn(texts, language).file[isYes ? 'yes' : 'no'];

/** Parses a boolean cell. */
export const isYes = (text: string): boolean => yesLabels.has(fold(text));
const yesLabels = new Set(['yes', 'true', '1', 'on', arabic.file.yes].map(fold));
