import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ShopContext } from '#core/server/context.ts';
import { makeThumbnail } from '#core/server/files/uploaded-picture.ts';
import type { ProductPictures } from '#core/server/mail/mail.ts';
import type { MailPicture } from '#core/server/mail/mail-markup.ts';
import { findPictures } from '../products.repository.ts';
import { findFile } from './pictures.repository.ts';

/** Side in pixels: twice that of the largest picture in a mail, at the smallest file size that stays crisp. */
const SIDE = 160;

/** Background of all product pictures. */
const BACKGROUND = '#f1f4fa';

/** Width of the smallest larger rendition, in pixels. */
const WIDTH = 240;

/** Maximum number of cached pictures, 1 to 2 MB in total: the same product is mailed to many people. */
const MAX_ENTRIES = 300;

/**
 * Returns the main pictures of these products as parts of a mail. `folder` contains the renditions of the built-in photographs. An
 * unreadable picture is omitted, because the mail is complete without it.
 */
export const picturesForMails = (
  { database: { kysely }, log }: Pick<ShopContext, 'database' | 'log'>,
  folder: string,
): ((productIds: readonly string[]) => Promise<ProductPictures>) => {
  // a replaced picture has another path
  const cache = new LRUCache<string, Buffer>({ max: MAX_ENTRIES });
  const read = async (path: string): Promise<Buffer | undefined> =>
    path.startsWith('custom/')
      ? findFile(kysely, { path, width: WIDTH, format: 'avif' })
      : readFile(join(folder, `${path}-${WIDTH}.avif`));
  const thumbnailOf = async (path: string): Promise<Buffer | undefined> => {
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const file = await read(path);
    if (file === undefined) return undefined;
    const bytes = await makeThumbnail(file, SIDE, BACKGROUND);
    cache.set(path, bytes);
    return bytes;
  };
  return async (productIds) => {
    const pictures = [...(await findPictures(kysely, productIds))].flatMap(([id, views]) =>
      views.filter(({ view }) => view === 1).map(({ path, alt }) => ({ id, path, alt })),
    );
    const made = pictures.map(async ({ id, path, alt }): Promise<[string, MailPicture] | null> => {
      try {
        const bytes = await thumbnailOf(path);
        return bytes === undefined ? null : [id, { cid: `product-${id}`, contentType: 'image/jpeg', bytes, alt }];
      } catch (error) {
        log.error({ err: error, path }, 'mail picture could not be read');
        return null;
      }
    });
    return new Map((await Promise.all(made)).filter((each) => each !== null));
  };
};
