import type { Database } from '../../database/connect.ts';
import { findFile, type PictureFile } from './pictures.repository.ts';

/** One file of a picture that an admin has put up; undefined when there is none. */
export const findPictureFile = (
  { kysely }: Database,
  wanted: Omit<PictureFile, 'bytes'> & { readonly path: string },
): Promise<Buffer | undefined> => findFile(kysely, wanted);
