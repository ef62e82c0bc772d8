import { type Language, languages } from '../../domain/language.ts';
import type { PublicReads } from '../../platform/database/public-reads.ts';
import { listAllProducts } from '../products/stock.ts';
import type { ShopContext } from '../shop-context.ts';
import { productFeed } from './product-feed.ts';
import { manifest, robots } from './robots-and-manifest.ts';
import { sitemap } from './sitemap.ts';

/** A generated document for machines. */
export type ShopDocument = {
  readonly type: string;
  /** Null when it is independent of language or contains both. */
  readonly language: Language | null;
  readonly write: () => Promise<string>;
};

type Writer = Pick<ShopContext, 'shopSettings'> & { readonly reads: PublicReads; readonly publicUrl: string };

const xml = 'application/xml; charset=utf-8';

/** Returns all public documents by path; those with both languages under one path are listed with their `?lang`. */
export const shopDocuments = ({ reads, shopSettings, publicUrl }: Writer): ReadonlyMap<string, ShopDocument> => {
  const products = () => reads.read((database) => listAllProducts({ database }));
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
