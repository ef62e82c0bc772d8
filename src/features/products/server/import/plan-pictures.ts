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
  /** Paths of the present pictures, by product and view. */
  readonly present: ReadonlyMap<string, ReadonlyMap<number, string>>;
};

/** Finds files as the cells of pictures name them: the whole name first, then without folders if only one file has it. */
export const fileFinder = (files: readonly ZippedFile[]): PictureSource['find'] => {
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
 * Plans the pictures that a cell names by view, the main picture first. The name of the current picture, as exported, and a
 * blank entry keep the picture.
 */
export const planPictures = (
  cell: string,
  present: ReadonlyMap<number, string> | undefined,
  find: PictureSource['find'],
): { readonly pictures: PlannedPicture[]; readonly errors: Pick<ImportError, 'code' | 'picture'>[] } => {
  const names = cell.split(PICTURE_SEPARATOR).map((name) => name.trim());
  const pictures: PlannedPicture[] = [];
  const errors: Pick<ImportError, 'code' | 'picture'>[] = [];
  if (names.length > pictureViews.length) return { pictures, errors: [{ code: 'picture.many' }] };
  for (const view of pictureViews) {
    const name = names[view - 1] ?? '';
    if (name === '' || name === present?.get(view)) continue;
    const file = find(name);
    if (typeof file === 'string') errors.push({ code: file, picture: shortened(name) });
    else pictures.push({ view, file });
  }
  return { pictures, errors };
};

const shortened = (name: string): string => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH - 1)}…` : name);
const SHOWN_LENGTH = 120;

/** Content of the cell of a product with these pictures. */
export const pictureCell = (present: ReadonlyMap<number, string> | undefined): string =>
  pictureViews
    .map((view) => present?.get(view) ?? '')
    .join(PICTURE_SEPARATOR)
    .replace(/\|+$/u, '');
