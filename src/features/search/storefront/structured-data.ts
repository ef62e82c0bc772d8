import { formatPercent } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import type { Content } from '#core/i18n/server-texts.ts';
import type { SharePage } from '#core/pictures/share-pictures.ts';
import { breadcrumbJsonLd, type JsonLdNode, type JsonLdPage } from '#core/routing/json-ld.ts';
import type { Category } from '#features/products/product-attributes.ts';
import { canonicalListUrl, type ProductListQueryState } from './product-list-query-state.ts';

/** Breadcrumb of a list as displayed on its page, without the search; `name` is null for all products. */
export const listStructuredData = (
  state: ProductListQueryState,
  name: string | null,
  page: JsonLdPage,
  { layout }: Messages['common'],
): JsonLdNode =>
  breadcrumbJsonLd(
    [
      { name: layout.nav.home, path: '/' },
      { name: layout.nav.products, path: '/products' },
      ...(name === null ? [] : [{ name, path: canonicalListUrl(state) }]),
    ],
    page,
  );

/** Page whose share image the list uses. */
export const sharePageOf = (state: ProductListQueryState): SharePage =>
  listTitle<SharePage>(state, {
    all: 'products',
    newArrivals: 'new-arrivals',
    onSale: 'on-sale',
    categories: { plates: 'plates', bowls: 'bowls', cups: 'cups', sets: 'sets' },
  });

/** Description of a list for search engines; mentions "up to … off" only with a real discount (decision 32). */
export const listDescription = (
  state: ProductListQueryState,
  { products, newArrivals, onSale, categories }: Content['meta'],
  discountPercent: number,
  language: Language,
): string => {
  const sale =
    discountPercent > 0
      ? onSale.description({ percent: formatPercent(discountPercent / 100, language) })
      : onSale.withoutSale;
  return listTitle<{ readonly description: string }>(state, {
    newArrivals,
    categories,
    all: products,
    onSale: { description: sale },
  }).description;
};

interface Titles<Title> {
  readonly all: Title;
  readonly newArrivals: Title;
  readonly onSale: Title;
  readonly categories: Readonly<Record<Category, Title>>;
}

/** Selects the title of a list: its category, or its only flag, or all products. */
export const listTitle = <Title>(
  { category, isNew, isOnSale }: ProductListQueryState,
  titles: Titles<Title>,
): Title => {
  if (category) return titles.categories[category];
  if (isNew === isOnSale) return titles.all;
  return isNew ? titles.newArrivals : titles.onSale;
};
