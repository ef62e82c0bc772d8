import type { ProductList } from '../../../contract/products.ts';
import type { Editorial } from '../../../locales/editorial.ts';
import type { Messages } from '../../../locales/messages.ts';
import { appliedFilters, type ListState } from './list-state.ts';

/** What the list says of what it shows, in words that only the server has. */
export interface SaidOfList {
  readonly count: string;
  /** What is read out when a change of the list has brought it. */
  readonly announced: string;
  /** Why it is empty and the way on; null when it is not. */
  readonly empty: EmptyList | null;
}

interface EmptyList {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  /** The title of what the same search finds in the other language, where it finds anything. */
  readonly otherLanguage: string | null;
}

/** What a list says of itself (specification 2, decisions 31 and 34). */
export const saidOfList = (
  state: ListState,
  { products, otherLanguage }: ProductList,
  { search }: Editorial,
  { counts }: Messages,
): SaidOfList => {
  const count = counts.products(products.length);
  return {
    count,
    announced: state.q
      ? search.found({ count: products.length, query: state.q, elsewhere: otherLanguage.length })
      : count,
    empty: products.length > 0 ? null : emptyList(state, otherLanguage.length > 0, search),
  };
};

const emptyList = (state: ListState, isElsewhere: boolean, search: Editorial['search']): EmptyList => {
  const isUnmade = state.category === 'bowls' && appliedFilters(state).length === 0;
  const { title, text, button } = isUnmade ? search.noBowls : search.none;
  return {
    title,
    text,
    link: { to: isUnmade ? '/products/sets' : '/products', label: button },
    otherLanguage: isElsewhere ? search.otherLanguage : null,
  };
};
