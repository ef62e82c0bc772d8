import { fileKey, type ZippedFile } from '#core/server/files/read-zip.ts';
import { pictureViews, type View } from '../../picture-views.ts';
import { PICTURE_SEPARATOR } from '../../product-import.ts';
import type { ImportError } from '../../product-imports.admin.contract.ts';

/** A file of the ZIP file that becomes the picture of a view. */
export type PlannedPicture = { readonly view: View; readonly file: ZippedFile };

/** Source of the names in picture cells. */
export type PictureSource = {
  /** Finds a file of the ZIP file by its name, with or without folders. */
  readonly find: (name: string) => ZippedFile | 'picture.missing' | 'picture.unclear';
  /** Paths of the current pictures, by product and view. */
  readonly current: ReadonlyMap<string, ReadonlyMap<number, string>>;
};

/** Finds a file by the name in a picture cell: first by its full path, then without folders if that is unique. */
export const createFileFinder = (files: readonly ZippedFile[]): PictureSource['find'] => {
  const byName = new Map(files.map((file) => [fileKey(file.name), file]));
  const byLastPart = Map.groupBy(files, ({ name }) => fileKey(lastPartOf(name)));
  return (name) => {
    const key = fileKey(name.replaceAll('\\', '/'));
    const [file, other] = byLastPart.get(key) ?? [];
    if (other !== undefined && !byName.has(key)) return 'picture.unclear';
    return byName.get(key) ?? file ?? 'picture.missing';
  };
};

const lastPartOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Plans the pictures of a cell, which names one per view, the main picture first. A blank entry, or the exported name of the current
 * picture, keeps the picture.
 */
export const planPictures = (
  cell: string,
  current: ReadonlyMap<number, string> | undefined,
  find: PictureSource['find'],
): { readonly pictures: PlannedPicture[]; readonly errors: Pick<ImportError, 'code' | 'picture'>[] } => {
  const names = cell.split(PICTURE_SEPARATOR).map((name) => name.trim());
  const pictures: PlannedPicture[] = [];
  const errors: Pick<ImportError, 'code' | 'picture'>[] = [];
  if (names.length > pictureViews.length) return { pictures, errors: [{ code: 'picture.many' }] };
  for (const view of pictureViews) {
    const name = names[view - 1] ?? '';
    if (name === '' || name === current?.get(view)) continue;
    const file = find(name);
    if (typeof file === 'string') errors.push({ code: file, picture: shorten(name) });
    else pictures.push({ view, file });
  }
  return { pictures, errors };
};

const shorten = (name: string): string =>
  name.length > MAX_DISPLAYED_LENGTH ? `${name.slice(0, MAX_DISPLAYED_LENGTH - 1)}…` : name;
const MAX_DISPLAYED_LENGTH = 120;

/** Formats the picture cell of a product with these pictures. */
export const pictureCell = (current: ReadonlyMap<number, string> | undefined): string =>
  pictureViews
    .map((view) => current?.get(view) ?? '')
    .join(PICTURE_SEPARATOR)
    .replace(/\|+$/u, '');
