import { categories } from '../../domain/products.ts';
import type { ShopMessages } from '../../locales/messages.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  /** The sale is highlighted in red (specification 2, Header and footer). */
  readonly isSale?: boolean;
}

/** The header's links, in their order; the collections stand after the first. */
export const navLinks = ({ shell }: ShopMessages): readonly NavItem[] => [
  { to: '/products', label: shell.nav.products },
  { to: '/products?new=true', label: shell.nav.newArrivals },
  { to: '/products?sale=true', label: shell.nav.onSale, isSale: true },
  { to: '/about', label: shell.nav.about },
  { to: '/contact', label: shell.nav.contact },
];

/** The four collections. */
export const collectionLinks = ({ catalogue }: ShopMessages): readonly NavItem[] =>
  categories.map((category) => ({ to: `/products/${category}`, label: catalogue.categories[category] }));
