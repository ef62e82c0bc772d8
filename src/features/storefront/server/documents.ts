import { type Language, languages } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { productFeed } from '#features/products/server/product-feed.ts';
import { listAllProducts } from '#features/products/server/stock.ts';
import { manifest, robots } from './robots-and-manifest.ts';
import { sitemap } from './sitemap.ts';

/** A generated document for machines. */
export type ShopDocument = {
  readonly type: string;
  /** Null when it is independent of language or contains both. */
  readonly language: Language | null;
  readonly write: () => Promise<string>;
};

type Writer = Pick<ShopContext, 'database' | 'shopSettings'> & { readonly publicUrl: string };

const xml = 'application/xml; charset=utf-8';

/** Returns all public documents by path; those with both languages under one path are listed with their `?lang`. */
export const shopDocuments = ({ database, shopSettings, publicUrl }: Writer): ReadonlyMap<string, ShopDocument> => {
  const products = () => listAllProducts({ database });
  const settings = async () => (await shopSettings.current()).public;
  return new Map<string, ShopDocument>([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', language: null, write: async () => robots(publicUrl) }],
    ['/sitemap.xml', { type: xml, language: null, write: async () => sitemap(await products(), publicUrl) }],
    ...languages.flatMap((language): [string, ShopDocument][] => [
      [
        `/feeds/products-${language}.xml`,
        {
          type: xml,
          language,
          write: async () => productFeed(await products(), { language, publicUrl, settings: await settings() }),
        },
      ],
      [
        `/manifest.webmanifest?lang=${language}`,
        { type: 'application/manifest+json', language, write: async () => manifest(language, await settings()) },
      ],
    ]),
  ]);
};
