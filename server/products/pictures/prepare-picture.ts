import { encodingOf, renditionsOf } from '../../../domain/photograph-renditions.ts';
import {
  CLEAR_SHARE,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_SIDE,
  type PictureFault,
} from '../../../domain/products/picture-limits.ts';
import { Refusal } from '../../../domain/refusals.ts';
import type { PictureFile } from './pictures.repository.ts';

type PreparedPicture = { readonly isTransparent: boolean; readonly files: readonly PictureFile[] };

/** Timeout of processing, in seconds; photographs need less. */
const MOST_SECONDS = 30;

/**
 * Makes all renditions of a file under `path`: square, upright, sRGB, without metadata. A cut-out on a transparent ground
 * stays whole; other pictures fill the square and are cropped to the centre. Animations keep the first frame. PICTURE_INVALID
 * `{ fault }`. Processes one file at a time.
 */
export const preparePicture = async (picture: Blob, path: string): Promise<PreparedPicture> => {
  if (picture.size > MAX_PICTURE_BYTES) throw refused('size');
  const bytes = Buffer.from(await picture.arrayBuffer());
  return runSerially(async () => {
    const sharp = await loadSharp();
    await inspect(sharp, bytes);
    try {
      return await make(sharp, bytes, path);
    } catch {
      throw refused('broken');
    }
  });
};

const refused = (fault: PictureFault): Refusal => new Refusal('PICTURE_INVALID', { fault });

/** Validates the header before pixels are decoded. */
const inspect = async (sharp: Sharp, bytes: Buffer): Promise<void> => {
  const { format, compression, width, height } = await headOf(sharp, bytes);
  // other HEIF formats than AVIF cannot be decoded
  if (format === 'heif' && compression !== 'av1') throw refused('type');
  if (width * height > MAX_PICTURE_PIXELS) throw refused('pixels');
  if (Math.min(width, height) < PICTURE_SIDE) throw refused('small');
};

const headOf = async (sharp: Sharp, bytes: Buffer) => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refused(looksKnown(bytes) ? 'broken' : 'type');
  }
};

/** Whether the file starts with the signature of a supported format. */
const looksKnown = (bytes: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(bytes.toString('latin1', 0, 12));

const make = async (sharp: Sharp, bytes: Buffer, path: string): Promise<PreparedPicture> => {
  const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
  const isTransparent = await standsFree(sharp, upright);
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
};

/** Whether a substantial part is transparent; rounded corners do not count. */
const standsFree = async (sharp: Sharp, upright: ReturnType<Sharp>): Promise<boolean> => {
  const { data, info } = await upright
    .clone()
    .ensureAlpha()
    .resize({ width: 240 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  return (channels[0]?.mean ?? 255) < 255 * (1 - CLEAR_SHARE);
};

let last: Promise<unknown> = Promise.resolve();

/** Runs work serially in this process, first in, first out. */
const runSerially = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/** Loads sharp on first use: a shop without uploads never pays for it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // only these four decoders may read uploads
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // one thread: the other cores serve requests meanwhile
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

type Sharp = Awaited<ReturnType<typeof loadSharp>>;
