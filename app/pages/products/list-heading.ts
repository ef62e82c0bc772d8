import { cleanLine, withoutDirectionMarks } from '../../../domain/text/clean-text.ts';
import type { Content } from '../../../locales/content.ts';
import { type Messages } from '../../../locales/namespaces.ts';

import type { ProductListQueryState } from './product-list-query-state.ts';

/** So much of a search stands in a title, in characters: a tab shows less, and a heading takes three lines of a phone. */
const MOST_IN_TITLE = 60;

/** What a list is called without its search: its category and its flags; null for everything. */
export const listName = (
  { category, isNew, isOnSale }: ProductListQueryState,
  { catalogue, layout }: Pick<Messages['common'], 'catalogue' | 'layout'>,
  { between }: Content['search'],
): string | null => {
  const parts = [
    ...(category ? [catalogue.categories[category]] : []),
    ...(isNew ? [layout.nav.newArrivals] : []),
    ...(isOnSale ? [layout.nav.onSale] : []),
  ];
  return parts.length > 0 ? parts.join(between) : null;
};

/** The heading of a list, which is the title of its page too: what was searched for, in what. */
export const listHeading = (
  state: ProductListQueryState,
  words: Messages['common'],
  search: Content['search'],
): string => {
  const list = listName(state, words, search);
  return state.q ? search.headed({ query: shortened(state.q), list }) : (list ?? words.productList.titleAll);
};

/** What somebody typed, short and in the direction of its letters alone: it stands beside words of the shop. */
const shortened = (text: string): string => {
  const characters = [...cleanLine(withoutDirectionMarks(text))];
  if (characters.length <= MOST_IN_TITLE) return characters.join('');
  return `${characters
    .slice(0, MOST_IN_TITLE - 1)
    .join('')
    .trimEnd()}…`;
};
