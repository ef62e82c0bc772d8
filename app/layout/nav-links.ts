import { categories } from '../../domain/products.ts';
import { type Messages } from '../../locales/namespaces.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** The sale is highlighted in red (specification 2, Header and footer). */
  readonly isSale?: boolean;
}

/** The header's links, in their order; the collections stand after the first. */
export const navLinks = ({ layout }: Messages['common']): readonly NavigationItem[] => [
  { to: '/products', label: layout.nav.products },
  { to: '/products?new=true', label: layout.nav.newArrivals },
  { to: '/products?sale=true', label: layout.nav.onSale, isSale: true },
  { to: '/about', label: layout.nav.about },
  { to: '/contact', label: layout.nav.contact },
];

/**
 * Which link of the menu leads to the page that is shown, by its `to`. A list is that of its category, else of its one
 * flag, else of all products.
 */
export const shownLink = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  if (pathname !== '/products') return pathname;
  const query = new URLSearchParams(search);
  const flags = ['new', 'sale'].filter((flag) => query.get(flag) === 'true');
  return flags.length === 1 ? `/products?${flags[0]}=true` : '/products';
};

/** The four collections. */
export const collectionLinks = ({ catalogue }: Messages['common']): readonly NavigationItem[] =>
  categories.map((category) => ({ to: `/products/${category}`, label: catalogue.categories[category] }));
