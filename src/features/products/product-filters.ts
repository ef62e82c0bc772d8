import { type Piastres, pounds } from '#core/money/money.ts';
import { colours, motifs } from './product-attributes.ts';

/** Lower bounds of the price bands after the first one, in piastres; the SQL function `price_band` has the same bounds. */
const bandEdges = [pounds(500), pounds(1000), pounds(2000)] as const;

/** Price bands of the filter, in pounds, lowest first: from the first number to below the second. */
export const priceBands = ['0-500', '500-1000', '1000-2000', '2000-'] as const;
export type PriceBand = (typeof priceBands)[number];

/** Price limits of a band, in piastres: `from` inclusive, `below` exclusive; null for an open end. */
export const pricesOfBand = (band: PriceBand): { readonly from: Piastres | null; readonly below: Piastres | null } => {
  const index = priceBands.indexOf(band);
  return { from: bandEdges[index - 1] ?? null, below: bandEdges[index] ?? null };
};

/** Multi-value filters of the product list, in display order; a product must have one of the selected values of each. */
export const listFilters = { price: priceBands, colour: colours, motif: motifs } as const;
export type FilterName = keyof typeof listFilters;
export const filterNames = ['price', 'colour', 'motif'] as const satisfies readonly FilterName[];

/** Selected values; an empty list filters nothing. */
export type FilterValues = { readonly [Name in FilterName]: readonly (typeof listFilters)[Name][number][] };

/** Reads the values of each filter, in the order of the filter, without unknown and repeated ones. */
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

/** Number of products with a combination of filter values; an empty text means no value. */
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
  except?: FilterName,
): boolean =>
  filterNames.every((name) => {
    const values: readonly string[] = selected[name];
    return name === except || values.length === 0 || values.includes(combination[name]);
  });
