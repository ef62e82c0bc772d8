import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keysFile, type PlannedPicture, placePictures, readKeys, removeAllBut } from './pictures/place-pictures.ts';
import { planPhotographs } from './pictures/plan-photographs.ts';
import { planSharePictures } from './pictures/plan-social-images.ts';

const foldersIn = (root: string) => ({
  to: join(root, 'build/photographs'),
  committed: join(root, 'starter-catalogue/renditions'),
  cache: join(root, '.cache/pictures'),
});

/** All pictures of the shop's build. */
export const planPictures = async (root: string): Promise<PlannedPicture[]> => [
  ...(await planPhotographs(join(root, 'starter-catalogue/photographs'))),
  ...(await planSharePictures(root, join(root, '.cache/share-fonts'))),
];

/** Prepares the pictures of the shop in `build/photographs`; `report` is called after each. */
export const preparePictures = async (root: string, report?: (done: number, of: number) => void) =>
  placePictures(await planPictures(root), foldersIn(root), report);

/** Paths of committed pictures that are missing, outdated or no longer planned. */
export const staleRenditions = async (root: string): Promise<string[]> => {
  const held = await readKeys(foldersIn(root).committed);
  const expected = Object.fromEntries(committable(await planPictures(root)).map(({ file, key }) => [file, key]));
  return Object.keys({ ...held, ...expected }).filter((file) => held[file] !== expected[file]);
};

const committable = (pictures: readonly PlannedPicture[]) =>
  pictures.filter(({ original }) => original === undefined).toSorted((one, other) => (one.file < other.file ? -1 : 1));

/** Updates the committed pictures to the current masters, texts and settings. */
const commitRenditions = async (root: string) => {
  const { to, committed } = foldersIn(root);
  const pictures = committable(await planPictures(root));
  for (const { file } of pictures) {
    await mkdir(dirname(join(committed, file)), { recursive: true });
    await copyFile(join(to, file), join(committed, file));
  }
  const keys = Object.fromEntries(pictures.map(({ file, key }) => [file, key]));
  await writeFile(join(committed, keysFile), `${JSON.stringify(keys, null, 1)}\n`);
  await removeAllBut(new Set([keysFile, ...Object.keys(keys)].map((file) => join(committed, file))), committed);
  return pictures.length;
};

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const stale = await staleRenditions(root);
  const { made } = await preparePictures(root);
  const held =
    stale.length === 0 ? 'nothing to commit' : `${await commitRenditions(root)} committed pictures rewritten`;
  console.log(`Pictures: ${made} made, ${held}`);
}
