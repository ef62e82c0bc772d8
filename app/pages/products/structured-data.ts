import type { Category } from '../../../domain/products.ts';
import type { SharePage } from '../../../domain/share-pictures.ts';
import type { Messages } from '../../../locales/namespaces.ts';
import { breadcrumbJsonLd, type JsonLdNode, type JsonLdPage } from '../../components/json-ld.ts';
import { canonicalListUrl, type ProductListQueryState } from './product-list-query-state.ts';

/** The way to a list as its page shows it, without what was searched for; everything has no name of its own. */
export const listStructuredData = (
  state: ProductListQueryState,
  name: string | null,
  place: JsonLdPage,
  { layout }: Messages['common'],
): JsonLdNode =>
  breadcrumbJsonLd(
    [
      { name: layout.nav.home, path: '/' },
      { name: layout.nav.products, path: '/products' },
      ...(name === null ? [] : [{ name, path: canonicalListUrl(state) }]),
    ],
    place,
  );

/** Whose picture a list is shared with. */
export const sharePageOf = (state: ProductListQueryState): SharePage =>
  listTitle<SharePage>(state, {
    all: 'products',
    newArrivals: 'new-arrivals',
    onSale: 'on-sale',
    categories: { plates: 'plates', bowls: 'bowls', cups: 'cups', sets: 'sets' },
  });

interface Titles<Title> {
  readonly all: Title;
  readonly newArrivals: Title;
  readonly onSale: Title;
  readonly categories: Readonly<Record<Category, Title>>;
}

/** What says most of a list: its category, else the one flag that it shows, else everything. */
export const listTitle = <Title>(
  { category, isNew, isOnSale }: ProductListQueryState,
  titles: Titles<Title>,
): Title => {
  if (category) return titles.categories[category];
  if (isNew === isOnSale) return titles.all;
  return isNew ? titles.newArrivals : titles.onSale;
};
