import { normalizeUnicode } from '#core/text/clean-text.ts';
import type { Category } from './product-attributes.ts';
import { productsAdminPages } from './products.routes.ts';

/** Leaves room for a numeric suffix. */
const MAX_LENGTH = 80;

const item: Readonly<Record<Category, string>> = { plates: 'plate', bowls: 'bowl', cups: 'cup', sets: 'set' };

/** Derives a product id from the English name: "Café Bowl, 16 cm" is `cafe-bowl-16-cm`; without Latin letters, the category. */
export const slugOf = (name: string, category: Category): string =>
  normalizeUnicode(name, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/gu, '') || item[category];

/** Paths of other admin pages, such as `new`. */
const pageNames: ReadonlySet<string | undefined> = new Set(productsAdminPages.map(({ path }) => path.split('/')[1]));

/** Returns the first free id: `bowl`, then `bowl-2`, `bowl-3`. The path of another admin page is not free. */
export const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  let number = 1;
  while (taken.has(numbered(slug, number)) || pageNames.has(numbered(slug, number))) number += 1;
  return numbered(slug, number);
};

const numbered = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);
