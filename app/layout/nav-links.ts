import { type Messages } from '../../locales/namespaces.ts';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** The sale link is highlighted in red (specification 2, Header and footer). */
  readonly isSale?: boolean;
}

/** Links of the header in their order; the collections follow the first one. */
export const navLinks = ({ layout }: Messages['common']): readonly NavigationItem[] => [
  { to: '/products', label: layout.nav.products },
  { to: '/products?new=true', label: layout.nav.newArrivals },
  { to: '/products?sale=true', label: layout.nav.onSale, isSale: true },
  { to: '/about', label: layout.nav.about },
  { to: '/contact', label: layout.nav.contact },
];

/**
 * Returns the `to` of the menu link that leads to the current page. A product list belongs to its category, else to its only
 * flag, else to all products.
 */
export const shownLink = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  if (pathname !== '/products') return pathname;
  const query = new URLSearchParams(search);
  const flags = ['new', 'sale'].filter((flag) => query.get(flag) === 'true');
  return flags.length === 1 ? `/products?${flags[0]}=true` : '/products';
};
