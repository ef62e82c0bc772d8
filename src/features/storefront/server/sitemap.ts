import { languages, localisedAddress } from '#core/i18n/language.ts';
import { element, type Markup, xmlDocument } from '#core/text/write-xml.ts';
import { pageNames } from '#features/content/policy-page-names.ts';
import { categories } from '#features/products/product-attributes.ts';
import type { StoredProduct } from '#features/products/server/product.ts';
import { sitemapPages } from '#generated/page-facts.gen.ts';

type PublicPage = {
  readonly path: string;
  /** Time of the last change; null when unknown. */
  readonly changedAt: Date | null;
};

/** Returns the sitemap: each public page and product in both languages, with its alternates. */
export const sitemap = (products: readonly StoredProduct[], publicUrl: string): string =>
  xmlDocument(
    element(
      'urlset',
      [...shopPages(products), ...products.map(productPage)].flatMap((page) => urlsOf(page, publicUrl)),
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      },
    ),
  );

/** Lists have the canonical addresses of their pages (decision 30). */
const shopPages = (products: readonly StoredProduct[]): PublicPage[] => [
  { path: '/', changedAt: lastChange(products) },
  { path: '/products', changedAt: lastChange(products) },
  ...categories.map((each) => ({
    path: `/products/${each}`,
    changedAt: lastChange(products.filter(({ category }) => category === each)),
  })),
  { path: '/products?new=true', changedAt: lastChange(products.filter(({ badge }) => badge === 'NEW')) },
  { path: '/products?sale=true', changedAt: lastChange(products.filter(({ isOnSale }) => isOnSale)) },
  ...sitemapPages.map((path) => ({ path, changedAt: null })),
  ...pageNames.map((name) => ({ path: `/policies/${name}`, changedAt: null })),
];

const productPage = ({ id, updatedAt }: StoredProduct): PublicPage => ({
  path: `/product/${id}`,
  changedAt: updatedAt,
});

const lastChange = (products: readonly StoredProduct[]): Date | null =>
  products.length > 0 ? new Date(Math.max(...products.map(({ updatedAt }) => updatedAt.getTime()))) : null;

const urlsOf = ({ path, changedAt }: PublicPage, publicUrl: string): Markup[] => {
  const twins = [
    ...languages.map((language) => alternateLink(language, localisedAddress(path, publicUrl, language))),
    alternateLink('x-default', new URL(path, publicUrl).href),
  ];
  return languages.map((language) =>
    element('url', [
      element('loc', localisedAddress(path, publicUrl, language)),
      ...(changedAt ? [element('lastmod', changedAt.toISOString())] : []),
      ...twins,
    ]),
  );
};

const alternateLink = (hreflang: string, href: string): Markup =>
  element('xhtml:link', '', { rel: 'alternate', hreflang, href });
