import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Content } from '#core/i18n/server-texts.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { withoutDirectionMarks } from '#core/text/clean-text.ts';
import { type Colour, categories, type Motif } from '#features/products/product-attributes.ts';
import {
  type FilterName,
  filterNames,
  noFilterValues,
  priceBands,
  pricesOfBand,
} from '#features/products/product-filters.ts';
import type { CategoryCounts, ProductList } from '#features/products/products.contract.ts';
import { listHeading, listName } from './list-heading.ts';
import { appliedFilters, type ProductListQueryState, productListUrl } from './product-list-query-state.ts';

/** Texts about the list, formatted on the server only. */
export interface ListAnnouncement {
  readonly heading: string;
  /** Last breadcrumb after "all products"; null for all products and for a search. */
  readonly crumb: string | null;
  readonly count: string;
  /** Number of products per category; an empty category has its own text, as on the home page. */
  readonly counts: Readonly<Record<keyof CategoryCounts, string>>;
  /** Filters by price, colour and motif that offer a choice, each with its values. */
  readonly filters: readonly DisplayedFilter[];
  /** Text announced to screen readers after a change. */
  readonly announced: string;
  /** Heading of the products that match similar words only, and the index of the first one; null without such products. */
  readonly similar: { readonly from: number; readonly title: string } | null;
  /** Explains that a corrected search was used; null without a correction. */
  readonly instead: string | null;
  /** Parts of a search with prices, each removable, in place of the search; null without prices. */
  readonly parts: readonly SearchPart[] | null;
  /** Reason and next step for an empty list; null otherwise. */
  readonly empty: EmptyList | null;
  /** Link to the next page; null on the last one. */
  readonly more: { readonly to: string; readonly label: string } | null;
}

/** A filter of the panel. */
export interface DisplayedFilter {
  readonly name: FilterName;
  readonly title: string;
  /** Values with products, and selected values. The count is formatted; null when it was not counted. */
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: string | null }[];
}

/** Words or prices of a search, and the search without them. */
interface SearchPart {
  readonly name: string;
  readonly q: string;
}

/** Link to another list. */
export interface ListFilter {
  readonly name: string;
  readonly to: string;
}

interface EmptyList {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  /** Title of the results in the other language, if there are any. */
  readonly otherLanguage: string | null;
  /** Suggestions for a search without results: similar searches, the categories, and the title of the best sellers; null with results. */
  readonly offered: {
    readonly didYouMean: string;
    readonly searches: readonly ListFilter[];
    readonly tryCategory: string;
    readonly categories: readonly ListFilter[];
    readonly bestSellers: string;
  } | null;
}

type SearchMessages = Content['search'];

/** Builds the texts about a list (specification 2, decisions 31, 34 and 100). */
export const listAnnouncement = (
  { state, isContinued }: { readonly state: ProductListQueryState; readonly isContinued: boolean },
  list: ProductList,
  { search }: Content,
  t: StorefrontMessages,
  language: Language,
): ListAnnouncement => {
  const { counts } = t;
  const category = state.category ?? 'all';
  const isMore = list.truncatedCounts.includes(category);
  const count = isMore
    ? search.moreThan({ amount: counts.products(list.counts[category]) })
    : counts.products(list.counts[category]);
  const elsewhere = list.otherLanguage.length;
  const heading = listHeading(state, t, search);
  const query = withoutDirectionMarks(state.q);
  const instead = list.instead === null ? null : search.instead({ query, used: list.instead });
  return {
    heading: isContinued ? search.continued({ title: heading }) : heading,
    crumb: listName(state, t, search),
    count,
    counts: formattedCounts(list, search, language),
    filters: displayedFilters(state, list.filters, search, language),
    announced: state.q
      ? search.resultCount({ count: list.counts[category], isMore, query: list.instead ?? query, elsewhere })
      : count,
    similar:
      list.similarFrom === null || state.sort !== 'fit'
        ? null
        : {
            from: list.similarFrom,
            title: search.similar({ query, isAll: list.similarFrom === 0 && !isContinued }),
          },
    instead,
    parts: list.prices === null ? null : splitSearch(list.prices, search, language),
    empty: list.counts[category] > 0 ? null : emptyList(state, list, search, t),
    more: list.next === null ? null : { to: nextPageUrl(list.next, state), label: search.more },
  };
};

const displayedFilters = (
  { values: selected }: ProductListQueryState,
  filters: ProductList['filters'],
  search: SearchMessages,
  language: Language,
): DisplayedFilter[] =>
  filterNames
    .map((name) => ({
      name,
      title: search.filters.names[name],
      values: filters[name]
        .filter(({ value, count }) => count !== 0 || selected[name].some((each) => each === value))
        .map(({ value, count }) => ({
          value,
          label: filterLabel(value, search, language),
          count: count === null ? null : formatNumber(count, language),
        })),
    }))
    // a single value that is not selected offers no choice
    .filter(({ name, values }) => values.length > 1 || selected[name].length > 0);

/** Returns the label of a filter value. */
export const filterLabel = (value: string, { filters }: SearchMessages, language: Language): string => {
  const band = priceBands.find((each) => each === value);
  if (band === undefined) return { ...filters.values.colour, ...filters.values.motif }[value as Colour | Motif];
  const { from, below } = pricesOfBand(band);
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, language));
  return filters.prices({ from: money(from), below: money(below) });
};

const formattedCounts = ({ counts, truncatedCounts }: ProductList, search: SearchMessages, language: Language) => {
  const format = (choice: keyof CategoryCounts): string => {
    const number = formatNumber(counts[choice], language);
    return truncatedCounts.includes(choice) ? search.andMore({ amount: number }) : number;
  };
  return {
    all: format('all'),
    plates: format('plates'),
    bowls: format('bowls'),
    cups: format('cups'),
    sets: format('sets'),
  };
};

const nextPageUrl = (id: string, state: ProductListQueryState): string => {
  const url = productListUrl(state);
  return `${url}${url.includes('?') ? '&' : '?'}after=${id}`;
};

/** Splits a search into its words and its prices, each removable. */
const splitSearch = (
  { min, max, rest, words: pricePhrase }: NonNullable<ProductList['prices']>,
  search: SearchMessages,
  language: Language,
): SearchPart[] => {
  const inPounds = (amount: number | null) => (amount === null ? null : formatMoney(amount, language));
  return [
    ...(rest === '' ? [] : [{ name: rest, q: pricePhrase }]),
    { name: search.prices({ min: inPounds(min), max: inPounds(max) }), q: rest },
  ];
};

const emptyList = (
  state: ProductListQueryState,
  { otherLanguage, nothingFound: suggestions }: ProductList,
  search: SearchMessages,
  { catalogue }: StorefrontMessages,
): EmptyList => {
  const plain = {
    ...state,
    isNew: false,
    isOnSale: false,
    values: noFilterValues,
    sort: 'name',
    category: null,
  } as const;
  const isUnfilteredBowls = state.category === 'bowls' && appliedFilters(state).length === 0;
  const { title, text, button } = isUnfilteredBowls ? search.noBowls : search.none;
  return {
    title,
    text,
    link: { to: isUnfilteredBowls ? '/products/sets' : '/products', label: button },
    otherLanguage: otherLanguage.length > 0 ? search.otherLanguage : null,
    offered: suggestions && {
      didYouMean: search.didYouMean,
      searches: suggestions.words.map((q) => ({ name: q, to: productListUrl({ ...plain, sort: 'fit', q }) })),
      tryCategory: search.tryCategory,
      categories: categories.map((category) => ({
        name: catalogue.categories[category],
        to: productListUrl({ ...plain, q: '', category }),
      })),
      bestSellers: search.bestSellers,
    },
  };
};
