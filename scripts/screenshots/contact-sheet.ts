import { join } from 'node:path';
import sharp from 'sharp';
import { photographs } from '#features/products/starter-catalogue/photographs.ts';

const COLUMNS = 8;
/** Size of a picture and gap between two, in pixels. */
const SIZE = 240;
const GAP = 12;
/** Background of cut-out photographs. */
const ground = '#f1f4fa';

/** The main views of all products in display order, from right to left, as one picture (WebP). */
export const contactSheet = async (masters: string): Promise<Buffer> => {
  const mainViews = photographs.filter(({ view }) => view === 1);
  const pictures = await Promise.all(
    mainViews.map(async ({ productId }, index) => ({
      input: await sharp(join(masters, productId, '1.webp'))
        .resize({ width: SIZE })
        .toBuffer(),
      left: at(COLUMNS - 1 - (index % COLUMNS)),
      top: at(Math.floor(index / COLUMNS)),
    })),
  );
  return sharp({
    create: {
      width: at(COLUMNS),
      height: at(Math.ceil(mainViews.length / COLUMNS)),
      channels: 3,
      background: ground,
    },
  })
    .composite(pictures)
    .webp({ quality: 80 })
    .toBuffer();
};

const at = (index: number): number => GAP + index * (SIZE + GAP);
