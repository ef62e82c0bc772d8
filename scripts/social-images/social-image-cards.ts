import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { type SharePage, sharePages } from '#core/pictures/share-pictures.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import type { CatalogueProduct } from '#features/products/starter-catalogue/product.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';

/** Content of a share picture. No price, because a shared picture cannot be updated. */
export type ShareCard = Readonly<{
  /** A page, or the id of a product. */
  of: string;
  language: ContentLanguage;
  name: string;
  line: string;
  /** Master of the product, with transparent background. */
  cutOut: Buffer;
}>;

/** Master of each page, below `starter-catalogue/photographs`. */
const pageTiles: Readonly<Record<SharePage, string>> = {
  home: 'scenes/hero-plate',
  products: 'plate-lotus-01/1',
  plates: 'plate-scarab-01/1',
  bowls: 'scenes/bowl',
  cups: 'cup-tea-01/1',
  sets: 'set-family-01/1',
  'new-arrivals': productOf(({ badge }) => badge === 'NEW'),
  'on-sale': productOf(({ isOnSale }) => isOnSale),
  about: 'scenes/plate-back',
  contact: 'scenes/empty-plate',
};

/** All share pictures in both languages; masters are read from `photographs`. */
export const shareCards = async (photographs: string): Promise<ShareCard[]> => {
  const master = (path: string) => readFile(join(photographs, `${path}.webp`));
  const pages = sharePages.map(async (page) => {
    const cutOut = await master(pageTiles[page]);
    return contentLanguages.map((language) => ({ of: page, language, cutOut, ...wordsOf(page, language) }));
  });
  const products = catalogue.map(async ({ id, name, subtitle }) => {
    const cutOut = await master(`${id}/1`);
    return contentLanguages.map((language) => ({
      of: id,
      language,
      cutOut,
      name: name[language],
      line: subtitle[language],
    }));
  });
  return (await Promise.all([...pages, ...products])).flat();
};

const wordsOf = (page: SharePage, language: ContentLanguage): Pick<ShareCard, 'name' | 'line'> => {
  const { layout, catalogue: t, productList } = messagesOf(language, defaultPublicSettings);
  const { plates, bowls, cups, sets } = t.categories;
  const names: Readonly<Record<SharePage, string>> = {
    home: layout.tagline,
    products: productList.titleAll,
    plates,
    bowls,
    cups,
    sets,
    'new-arrivals': layout.nav.newArrivals,
    'on-sale': layout.nav.onSale,
    about: layout.nav.about,
    contact: layout.nav.contact,
  };
  return { name: names[page], line: page === 'home' ? [plates, cups, sets].join(' · ') : layout.tagline };
};

function productOf(isWanted: (product: CatalogueProduct) => boolean): string {
  const selected = catalogue.find(isWanted);
  if (!selected) throw new Error('No piece of the catalogue fits this page');
  return `${selected.id}/1`;
}
