import type { CategoryCounts, ProductList } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { withoutDirectionMarks } from '../../../domain/text/clean-text.ts';
import type { Content } from '../../../locales/content.ts';
import { formatNumber } from '../../../locales/format.ts';
import type { StorefrontMessages } from '../../../locales/messages.ts';
import { listHeading, listName } from './list-heading.ts';
import { appliedFilters, type ProductListQueryState, productListUrl } from './product-list-query-state.ts';

/** Texts about the list, formatted on the server only. */
export interface ListAnnouncement {
  readonly heading: string;
  /** Last breadcrumb after "all products"; null for all products and for a search. */
  readonly crumb: string | null;
  readonly count: string;
  /** Number of products per category; an empty one has its own text, as on the home page. */
  readonly counts: Readonly<Record<keyof CategoryCounts, string>>;
  /** Text announced to screen readers after a change. */
  readonly announced: string;
  /** Reason and next step for an empty list; null otherwise. */
  readonly empty: EmptyList | null;
  /** Link to the next page; null on the last one. */
  readonly more: { readonly to: string; readonly label: string } | null;
}

interface EmptyList {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  /** Title of the results in the other language, if there are any. */
  readonly otherLanguage: string | null;
}

type Said = Content['search'];

/** Builds the texts about a list (specification 2, decisions 31, 34 and 100). */
export const listAnnouncement = (
  { state, isContinued }: { readonly state: ProductListQueryState; readonly isContinued: boolean },
  found: ProductList,
  { search }: Content,
  words: StorefrontMessages,
  language: Language,
): ListAnnouncement => {
  const { catalogue, counts } = words;
  const shown = state.category ?? 'all';
  const isMore = found.truncatedCounts.includes(shown);
  const count = isMore
    ? search.moreThan({ amount: counts.products(found.counts[shown]) })
    : counts.products(found.counts[shown]);
  const elsewhere = found.otherLanguage.length;
  const heading = listHeading(state, words, search);
  return {
    heading: isContinued ? search.continued({ title: heading }) : heading,
    crumb: listName(state, words, search),
    count,
    counts: saidCounts(found, appliedFilters(state).length === 0 ? catalogue.soon : null, search, language),
    announced: state.q
      ? search.found({ count: found.counts[shown], isMore, query: withoutDirectionMarks(state.q), elsewhere })
      : count,
    empty: found.counts[shown] > 0 ? null : emptyList(state, elsewhere > 0, search),
    more: found.next === null ? null : { to: addressBehind(found.next, state), label: search.more },
  };
};

const saidCounts = (
  { counts, truncatedCounts }: ProductList,
  none: string | null,
  search: Said,
  language: Language,
) => {
  const said = (choice: keyof CategoryCounts): string => {
    if (none !== null && counts[choice] === 0) return none;
    const number = formatNumber(counts[choice], language);
    return truncatedCounts.includes(choice) ? search.andMore({ amount: number }) : number;
  };
  return { all: said('all'), plates: said('plates'), bowls: said('bowls'), cups: said('cups'), sets: said('sets') };
};

const addressBehind = (id: string, state: ProductListQueryState): string => {
  const address = productListUrl(state);
  return `${address}${address.includes('?') ? '&' : '?'}after=${id}`;
};

const emptyList = (state: ProductListQueryState, isElsewhere: boolean, search: Said): EmptyList => {
  const isUnmade = state.category === 'bowls' && appliedFilters(state).length === 0;
  const { title, text, button } = isUnmade ? search.noBowls : search.none;
  return {
    title,
    text,
    link: { to: isUnmade ? '/products/sets' : '/products', label: button },
    otherLanguage: isElsewhere ? search.otherLanguage : null,
  };
};
