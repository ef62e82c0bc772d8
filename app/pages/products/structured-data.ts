import type { SharePage } from '../../../domain/share-pictures.ts';
import type { ShopMessages } from '../../../locales/messages.ts';
import { type LinkedPlace, type LinkedThing, linkedWay } from '../../parts/linked-data.ts';
import { knownAddress, type ListState } from './list-state.ts';
import { listTitle } from './list-title.ts';

/** The way to a list as its page shows it, without what was searched for; everything has no name of its own. */
export const listStructuredData = (
  state: ListState,
  name: string | null,
  place: LinkedPlace,
  { shell }: ShopMessages,
): LinkedThing =>
  linkedWay(
    [
      { name: shell.nav.home, path: '/' },
      { name: shell.nav.products, path: '/products' },
      ...(name === null ? [] : [{ name, path: knownAddress(state) }]),
    ],
    place,
  );

/** Whose picture a list is shared with. */
export const sharePageOf = (state: ListState): SharePage =>
  listTitle<SharePage>(state, {
    all: 'products',
    newArrivals: 'new-arrivals',
    onSale: 'on-sale',
    categories: { plates: 'plates', bowls: 'bowls', cups: 'cups', sets: 'sets' },
  });
