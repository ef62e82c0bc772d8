import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sharePictureFile, sharePictureSize } from '../domain/share-pictures.ts';
import { inParallel, placeKept } from './build/picture-cache.ts';
import { drawFrames, drawingVersion, drawSharePicture, marksInUse } from './share-pictures/draw-share-picture.ts';
import { type ShareCard, shareCards } from './share-pictures/share-cards.ts';
import { fontsInUse, prepareShareFonts } from './share-pictures/share-fonts.ts';

type Rooms = Readonly<{
  /** The repository's root. */
  root: string;
  /** The folder of prepared photographs; these lie in `share` below it. */
  to: string;
  cache: string;
}>;

/**
 * Draws what is shown where a page or product is shared, in both languages. What was drawn before comes from `cache`,
 * whose names say what is in the picture; pictures in `<to>/share` that nothing asks for any more are removed.
 */
export const prepareSharePictures = async ({ root, to, cache }: Rooms): Promise<{ pictures: number; made: number }> => {
  await mkdir(cache, { recursive: true });
  const marks = join(root, 'app/marks');
  const fonts = join(root, 'app/fonts');
  const cards = await shareCards(join(root, 'catalogue/photographs'));
  const look = await hashOf([
    ...marksInUse.map((file) => join(marks, file)),
    ...fontsInUse.map((file) => join(fonts, file)),
  ]);
  await prepareShareFonts(fonts, join(cache, 'fonts'));
  const frames = await drawFrames(marks);
  // one picture to a core, as with the photographs
  sharp.concurrency(1);
  let made = 0;
  await inParallel(cards, async (card) => {
    const target = join(to, sharePictureFile(card.of, card.language));
    const kept = join(cache, `${keyOf(card, look)}.jpg`);
    if (await placeKept(kept, target, () => drawSharePicture(frames[card.language], card))) made += 1;
  });
  await removeOthers(cards, to);
  return { pictures: cards.length, made };
};

/** One hash over the files that the pictures are drawn with. */
const hashOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
};

const keyOf = ({ cutOut, language, name, line }: ShareCard, look: string): string =>
  createHash('sha256')
    .update(cutOut)
    .update(JSON.stringify([language, name, line, look, drawingVersion, sharePictureSize, sharp.versions.sharp]))
    .digest('hex');

const removeOthers = async (cards: readonly ShareCard[], to: string): Promise<void> => {
  const wanted = new Set(cards.map(({ of, language }) => sharePictureFile(of, language)));
  const there = (await readdir(join(to, 'share'))).map((file) => `share/${file}`);
  await Promise.all(there.filter((file) => !wanted.has(file)).map((file) => rm(join(to, file))));
};

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const started = performance.now();
  const { pictures, made } = await prepareSharePictures({
    root,
    to: join(root, 'build/photographs'),
    cache: join(root, '.cache/share'),
  });
  console.log(
    `Share pictures: ${pictures} ready, ${made} made, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
