import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharePictureFile, sharePictureSize } from '#core/pictures/share-pictures.ts';
import { drawFrames, drawingVersion, drawSharePicture, marksInUse } from '../social-images/draw-social-image.ts';
import { type ShareCard, shareCards } from '../social-images/social-image-cards.ts';
import { fontsInUse, prepareShareFonts } from '../social-images/social-image-fonts.ts';
import type { PlannedPicture } from './place-pictures.ts';

/** Plans the share pictures of pages and products in both languages; `unpacked` is a folder for their fonts. */
export const planSharePictures = async (root: string, unpacked: string): Promise<PlannedPicture[]> => {
  const marks = join(root, 'src/core/ui/icons');
  const fonts = join(root, 'src/core/ui/fonts');
  const look = await hashOf([
    ...marksInUse.map((file) => join(marks, file)),
    ...fontsInUse.map((file) => join(fonts, file)),
  ]);
  let frames: ReturnType<typeof drawFrames> | undefined;
  // fonts and frames take a second: prepared once, for the first picture that is drawn
  const preparedFrames = () => {
    frames ??= prepareShareFonts(fonts, unpacked).then(() => drawFrames(marks));
    return frames;
  };
  const cards = await shareCards(join(root, 'starter-catalogue/photographs'));
  return cards.map((card) => ({
    file: sharePictureFile(card.of, card.language),
    key: keyOf(card, look),
    make: async () => drawSharePicture((await preparedFrames())[card.language], card),
  }));
};

/** Hash of the files that the pictures are drawn with. */
const hashOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
};

const keyOf = ({ cutOut, language, name, line }: ShareCard, look: string): string =>
  createHash('sha256')
    .update(cutOut)
    .update(JSON.stringify([language, name, line, look, drawingVersion, sharePictureSize]))
    .digest('hex');
