import { isText } from '#core/fields/field.ts';
import { contentLanguages, type Language, textIn } from '#core/i18n/language.ts';
import { fold } from '#core/text/fold.ts';
import { productsTexts as arabic } from '#generated/texts/ar/admin.gen.ts';
import { catalogueTexts as arabicCatalogue } from '#generated/texts/ar/common.gen.ts';
import { productsTexts as english } from '#generated/texts/en/admin.gen.ts';
import { catalogueTexts as englishCatalogue } from '#generated/texts/en/common.gen.ts';
import { type ProductFormName, productFields } from '../../product.ts';

/** The stock that a file was exported with: its difference to the stock of the file is the admin's change. */
export const STOCK_BEFORE = 'stockBefore';

/** The names of a product's pictures. */
export const PICTURES = 'pictures';

/** Columns of a file of products, in their order: the id, the fields of the form, the pictures, and the stock at the export. */
export type FileColumn = 'id' | ProductFormName | typeof PICTURES | typeof STOCK_BEFORE;

const formNames = Object.entries(productFields).flatMap(([name, { kind }]) =>
  isText(kind) ? contentLanguages.map((language) => `${name}.${language}`) : [name],
) as ProductFormName[];

export const fileColumns: readonly FileColumn[] = ['id', ...formNames, PICTURES, STOCK_BEFORE];

const texts = { ar: arabic, en: english } as const;

/** The heading of a column in a language: the label of the form. */
export const headingOf = (column: FileColumn, language: Language): string => {
  const { fields, file } = textIn(texts, language);
  if (column === 'id' || column === PICTURES) return file[column];
  return column === STOCK_BEFORE ? file.stockBefore : fields[column];
};

/** Finds a column by its name or by its heading in either language. */
export const columnNamed = (heading: string): FileColumn | undefined => columnsByName.get(fold(heading));

const columnsByName: ReadonlyMap<string, FileColumn> = new Map(
  fileColumns.flatMap((column) => [
    [fold(column), column] as const,
    [fold(column.replace('.', '_')), column] as const,
    ...contentLanguages.map((language) => [fold(headingOf(column, language)), column] as const),
  ]),
);

/** The value of a choice by itself or by its word in either language; the text itself for any other. */
export const choiceNamed = (column: FileColumn, text: string): string => {
  return choiceWords.get(column)?.get(fold(text)) ?? text;
};

const wordsOf = (...lists: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, string> =>
  new Map(
    lists.flatMap((list) =>
      Object.entries(list).flatMap(([value, word]) =>
        typeof word === 'string' ? [[fold(value), value] as const, [fold(word), value] as const] : [],
      ),
    ),
  );

const choiceWords: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['category', wordsOf(arabicCatalogue.categories, englishCatalogue.categories)],
  ['badge', wordsOf(arabicCatalogue.badges, englishCatalogue.badges)],
  ['colour', wordsOf(arabic.attributes.colour, english.attributes.colour)],
  ['motif', wordsOf(arabic.attributes.motif, english.attributes.motif)],
]);

/** Content of a yes-or-no cell. */
export const yesOrNo = (isYes: boolean, language: Language): string =>
  textIn(texts, language).file[isYes ? 'yes' : 'no'];

/** Whether a cell means yes. */
export const isYes = (text: string): boolean => yesWords.has(fold(text));
const yesWords = new Set(['yes', 'true', '1', 'on', arabic.file.yes].map(fold));
