import { encodingOf, renditionsOf } from '#core/pictures/photograph-renditions.ts';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_SIDE,
  TRANSPARENT_SHARE,
} from '#core/pictures/picture-limits.ts';
import { type Picture, type PictureCall, processUpload, type Sharp } from '#core/server/files/uploaded-picture.ts';
import { productErrors } from '../../products.errors.ts';
import type { PictureFile } from './pictures.repository.ts';

type PreparedPicture = { readonly isTransparent: boolean; readonly files: readonly PictureFile[] };

/**
 * Creates all renditions of a file under `path`: square, upright, sRGB, without metadata. A cut-out on a transparent background
 * is not cropped; other pictures fill the square and are cropped to the centre. Animations keep the first frame. PICTURE_INVALID
 * `{ fault }`. Processes one file at a time.
 */
export const preparePicture = (picture: Blob, path: string, call?: PictureCall): Promise<PreparedPicture> =>
  processUpload(
    picture,
    {
      bytes: MAX_PICTURE_BYTES,
      pixels: MAX_PICTURE_PIXELS,
      side: PICTURE_SIDE,
      formats: ['jpeg', 'png', 'webp', 'avif'],
      errors: productErrors,
    },
    async (upright, sharp) => {
      const isTransparent = await isCutOut(sharp, upright);
      const square = isTransparent
        ? upright.ensureAlpha().resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'contain', background: '#0000' })
        : upright.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' }).flatten({ background: '#fff' });
      const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
      const files: PictureFile[] = [];
      for (const rendition of renditionsOf(path, PICTURE_SIDE)) {
        const { width, format } = rendition;
        const resized = sharp(data, { raw: info }).resize({ width });
        files.push({ width, format, bytes: await resized.toFormat(format, encodingOf(rendition)).toBuffer() });
      }
      return { isTransparent, files };
    },
    call,
  );

/** Whether a substantial part is transparent; rounded corners do not count. */
const isCutOut = async (sharp: Sharp, upright: Picture): Promise<boolean> => {
  const { data, info } = await upright
    .clone()
    .ensureAlpha()
    .resize({ width: 240 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return (channels[0]?.mean ?? 255) < 255 * (1 - TRANSPARENT_SHARE);
};
