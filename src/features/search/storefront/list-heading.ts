import { type Messages } from '#core/i18n/messages.ts';
import type { Content } from '#core/i18n/server-texts.ts';
import { cleanLine, withoutDirectionMarks } from '#core/text/clean-text.ts';
import type { ProductListQueryState } from './product-list-query-state.ts';

/** Maximum length of a search in a title, in characters: tabs show less, and a phone heading takes three lines. */
const MAX_IN_TITLE = 60;

/** Name of a list without its search: category and flags; null for all products. */
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

/** Heading and document title of a list: the search and the name of the list. */
export const listHeading = (state: ProductListQueryState, t: Messages['common'], search: Content['search']): string => {
  const list = listName(state, t, search);
  return state.q ? search.headed({ query: shorten(state.q), list }) : (list ?? t.productList.titleAll);
};

/** Shortens a search and isolates its direction from the surrounding text. */
const shorten = (text: string): string => {
  const characters = [...cleanLine(withoutDirectionMarks(text))];
  if (characters.length <= MAX_IN_TITLE) return characters.join('');
  return `${characters
    .slice(0, MAX_IN_TITLE - 1)
    .join('')
    .trimEnd()}…`;
};
