import { type Piastres, pounds } from '#core/money/money.ts';
import { colours, motifs } from '#features/products/product-attributes.ts';

/** Prices at which a part of the price filter begins, in piastres; the database has them too (`price_band`). */
const bandEdges = [pounds(500), pounds(1000), pounds(2000)] as const;

/** Parts of the price filter, in pounds, lowest first: from the first number to below the second. */
export const priceBands = ['0-500', '500-1000', '1000-2000', '2000-'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The prices of a part in piastres, without its end; null where it has none. */
export const pricesOfBand = (band: PriceBand): { readonly from: Piastres | null; readonly below: Piastres | null } => {
  const index = priceBands.indexOf(band);
  return { from: bandEdges[index - 1] ?? null, below: bandEdges[index] ?? null };
};

/** Filters of the product list with several values each, in display order: a product has one of the chosen values of each. */
export const listFilters = { price: priceBands, colour: colours, motif: motifs } as const;
export type FilterName = keyof typeof listFilters;
export const filterNames = ['price', 'colour', 'motif'] as const satisfies readonly FilterName[];

/** The chosen values; an empty list filters nothing. */
export type FilterValues = { readonly [Name in FilterName]: readonly (typeof listFilters)[Name][number][] };

/** Reads the values of each filter; unknown and repeated ones are left out, the others stand in the order of the filter. */
export const readFilterValues = (valuesOf: (name: FilterName) => readonly unknown[]): FilterValues => {
  const readValues = <Name extends FilterName>(name: Name) => {
    const requested = valuesOf(name);
    const values: readonly FilterValues[Name][number][] = listFilters[name];
    return values.filter((value) => requested.includes(value));
  };
  return { price: readValues('price'), colour: readValues('colour'), motif: readValues('motif') };
};

export const noFilterValues: FilterValues = { price: [], colour: [], motif: [] };

export const isFiltered = (values: FilterValues): boolean => filterNames.some((name) => values[name].length > 0);

/** How many products have a combination of values; `price` is the place of the part, an empty text is no value. */
export type CombinationCount<Category extends string = string> = {
  readonly category: Category;
  readonly colour: string;
  readonly motif: string;
  readonly price: PriceBand;
  readonly count: number;
};

/** Whether a combination has a selected value of each filter except one. */
export const hasFilterValues = (
  combination: Omit<CombinationCount, 'count'>,
  selected: FilterValues,
  apartFrom?: FilterName,
): boolean =>
  filterNames.every((name) => {
    const values: readonly string[] = selected[name];
    return name === apartFrom || values.length === 0 || values.includes(combination[name]);
  });
