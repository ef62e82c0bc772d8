import { useLocation, useMatches } from 'react-router';
import { type Messages } from '#core/i18n/messages.ts';

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
 * Returns the `to` of the menu link that leads to the current page. A product and its list belong to the category, other lists to
 * their only flag, or to all products.
 */
export const useCurrentLink = (): string => {
  const { pathname, search } = useLocation();
  const loaderData: unknown = useMatches().at(-1)?.loaderData;
  if (pathname !== '/products')
    return isProductPage(loaderData) ? `/products/${loaderData.product.category}` : pathname;
  const query = new URLSearchParams(search);
  const flags = ['new', 'sale'].filter((flag) => query.get(flag) === 'true');
  return flags.length === 1 ? `/products?${flags[0]}=true` : '/products';
};

const isProductPage = (data: unknown): data is { readonly product: { readonly category: string } } =>
  Boolean((data as { product?: { category?: unknown } } | undefined)?.product?.category);
