import type { Kysely } from 'kysely';
import type { Tables } from '#core/server/database/schema.ts';
import type { Category } from '#features/products/product-attributes.ts';
import { noFilterValues, priceBands } from '../product-filters.ts';
import type { SearchQuery } from '../search-query.ts';
import { countListed, type SampledRow, sampleProducts } from './product-sample.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import type { KeyCondition, SearchPlan } from './search-plan.ts';

/** Products of the sample. */
const SIZE = 500;

/** Below this share of all products a price is rare. */
export const RARE = 0.05;

/** The least number of hits of a category that are found sooner among its products in their order than by sorting them. */
export const minScanned = (listed: number): number => Math.max(200, Math.ceil(Math.sqrt(listed / 2)));

/** How long a process keeps it, in milliseconds. */
const KEPT_FOR = 60_000;

/** Products that are spread over the shop, and how many the shop has. */
interface ProductSample {
  readonly listed: number;
  readonly products: readonly SampledProduct[];
  /** Which of the products have a key, by their place. */
  readonly holders: { readonly ar: Holders; readonly en: Holders };
}

type Holders = ReadonlyMap<string, readonly number[]>;

type SampledProduct = Omit<SampledRow, 'keys_ar' | 'keys_en'>;

interface Kept {
  readonly sample: Promise<ProductSample>;
  /** When it is read anew, on the clock of the process in milliseconds. */
  until: number;
}

const kept = new WeakMap<Kysely<Tables>, Kept>();

/**
 * Returns a sample of the products, which a process keeps for a minute: only the way of reading depends on it, never what is found.
 * An older one is used until the next one has been read.
 */
const sampleOf = (database: Kysely<Tables>): Promise<ProductSample> => {
  const known = kept.get(database);
  if (known && known.until > performance.now()) return known.sample;
  const next = { sample: readSample(database), until: performance.now() + KEPT_FOR };
  if (!known) {
    kept.set(database, next);
    next.sample.catch(() => kept.delete(database));
    return next.sample;
  }
  known.until = next.until;
  next.sample.then(
    () => kept.set(database, next),
    () => undefined,
  );
  return known.sample;
};

const readSample = async (database: Kysely<Tables>): Promise<ProductSample> => {
  const [listed, rows] = await Promise.all([countListed(database), sampleProducts(database, SIZE)]);
  return {
    listed,
    products: rows.map(({ keys_ar: _ar, keys_en: _en, ...product }) => product),
    holders: { ar: holdersOf(rows.map((row) => row.keys_ar)), en: holdersOf(rows.map((row) => row.keys_en)) },
  };
};

const holdersOf = (rows: readonly (readonly string[])[]): Holders => {
  const holders = new Map<string, number[]>();
  for (const [place, keys] of rows.entries()) {
    for (const key of keys) {
      const places = holders.get(key);
      if (places) places.push(place);
      else holders.set(key, [place]);
    }
  }
  return holders;
};

/** How many hits of a search are expected. */
export interface ExpectedHits {
  /** Products in the shop. */
  readonly listed: number;
  readonly all: number;
  /** Products with the words, whatever the filters. */
  readonly unfiltered: number;
  /** Hits whatever is chosen of price, colour and motif. */
  readonly open: number;
  /** Whether few products have the searched and chosen prices. */
  readonly isPriceRare: boolean;
  readonly categories: ReadonlyMap<Category, number>;
  /** Hits in the shown categories that each tier adds to the ones before it, the one of the texts last. */
  readonly tiers: readonly number[];
  /** The share of all products whose texts have the words. */
  readonly inTexts: number;
}

/** Returns how many products the shop has, or had up to a minute ago. */
export const countListedLately = async (database: Kysely<Tables>): Promise<number> => (await sampleOf(database)).listed;

/** Expects as many hits as the sample has in proportion; 0 means few, and not none. */
export const expectHits = async (database: Kysely<Tables>, plan: SearchPlan, search: Search): Promise<ExpectedHits> => {
  const { listed, products, holders } = await sampleOf(database);
  const { foundIn } = search.narrowed;
  const each = products.length === 0 ? 0 : Math.max(1, listed / products.length);
  const places = (condition: KeyCondition) => placesWith(condition, holders[foundIn], products.length);
  const tierPlaces = plan.tiers.map(({ condition }) => places(condition));
  const foundPlaces = plan.widest.map(places);
  const openly = { ...search, narrowed: { ...search.narrowed, values: noFilterValues } };
  const categories = new Map<Category, number>();
  const tiers = Array.from({ length: plan.tiers.length + 1 }, () => 0);
  let [all, unfiltered, open, priced, inTexts] = [0, 0, 0, 0, 0];
  for (const [place, product] of products.entries()) {
    if (isPriced(product, search)) priced += 1;
    const isInTexts = plan.readsTexts && hasTexts(foundIn === 'ar' ? product.text_ar : product.text_en, search);
    if (isInTexts) inTexts += 1;
    if (!isInTexts && !foundPlaces.some((found) => found[place])) continue;
    unfiltered += each;
    if (isFiltered(product, openly)) open += each;
    if (!isFiltered(product, search)) continue;
    all += each;
    categories.set(product.category, (categories.get(product.category) ?? 0) + each);
    if (!search.shown.includes(product.category)) continue;
    const first = tierPlaces.findIndex((found) => found[place]);
    const tier = first === -1 ? plan.tiers.length : first;
    tiers[tier] = (tiers[tier] ?? 0) + each;
  }
  const isPriceRare = priced < RARE * products.length;
  return {
    listed,
    all,
    unfiltered,
    open,
    isPriceRare,
    categories,
    tiers,
    inTexts: products.length === 0 ? 0 : inTexts / products.length,
  };
};

/** For each place of the sample whether its product fulfils the condition. */
const placesWith = ({ all, any }: KeyCondition, holders: Holders, size: number): readonly boolean[] => {
  const needed = [...all.map((key) => [key]), ...any];
  const fulfilled = new Uint8Array(size);
  for (const [turn, some] of needed.entries()) {
    for (const key of some) {
      for (const place of holders.get(key) ?? []) if (fulfilled[place] === turn) fulfilled[place] = turn + 1;
    }
  }
  return Array.from(fulfilled, (count) => count === needed.length);
};

const isPriced = ({ price, price_band: place }: SampledProduct, { narrowed: { values }, prices }: Search): boolean =>
  (prices === null || (price >= (prices.min ?? 0) && price <= (prices.max ?? Number.MAX_VALUE))) &&
  (values.price.length === 0 || values.price.some((band) => priceBands.indexOf(band) === place));

const isFiltered = (product: SampledProduct, search: Search): boolean => {
  const { isNew, isOnSale, values } = search.narrowed;
  const has = (chosen: readonly string[], value: string | null) =>
    chosen.length === 0 || (value !== null && chosen.includes(value));
  return (
    (!isNew || product.is_new) &&
    (!isOnSale || product.is_on_sale) &&
    isPriced(product, search) &&
    has(values.colour, product.colour) &&
    has(values.motif, product.motif)
  );
};

/** Whether a text has the words together, or each of them; articles count as letters here. */
const hasTexts = (text: string, { narrowed: { sought }, apart = [] }: Search): boolean =>
  [sought, apart].some((words) => words.length > 0 && words.every((word) => hasText(text, word)));

const hasText = (text: string, { whole, bare, parts }: SearchQuery): boolean =>
  text.includes(whole) || (bare !== null && parts.every((part) => text.includes(part)));
