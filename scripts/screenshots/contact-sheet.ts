import { join } from 'node:path';
import sharp from 'sharp';
import { photographs } from '../../catalogue/photographs.ts';

const COLUMNS = 8;
/** Pixels of one picture, and between two. */
const SIZE = 240;
const GAP = 12;
/** The glaze that cut-outs stand on (design 2). */
const ground = '#f1f4fa';

/** The main view of every product in shelf order, from the right as an Arabic shelf is read, as one picture (WebP). */
export const contactSheet = async (masters: string): Promise<Buffer> => {
  const mainViews = photographs.filter(({ view }) => view === 1);
  const pictures = await Promise.all(
    mainViews.map(async ({ productId }, place) => ({
      input: await sharp(join(masters, productId, '1.webp'))
        .resize({ width: SIZE })
        .toBuffer(),
      left: at(COLUMNS - 1 - (place % COLUMNS)),
      top: at(Math.floor(place / COLUMNS)),
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

const at = (place: number): number => GAP + place * (SIZE + GAP);
