import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ErrorDefinition, ErrorSet } from '#core/errors/define-errors.ts';
import { RETRY_AFTER_SECONDS } from '#core/forms/limits.ts';
import { isHeic } from '#core/pictures/is-heic.ts';
import type { PictureFault } from '#core/pictures/picture-limits.ts';

/** Limits of an upload. */
type PictureLimits = {
  /** Maximum size of the file, in bytes. */
  readonly bytes: number;
  /** Maximum number of pixels; limits the memory for decoding a small file. */
  readonly pixels: number;
  /** Minimum of both sides, in pixels. */
  readonly side: number;
  readonly formats: readonly PictureFormat[];
  /** Definition of PICTURE_INVALID, whose texts contain these limits. */
  readonly errors: ErrorSet<{ readonly PICTURE_INVALID: ErrorDefinition }>;
};

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Timeout of processing, in seconds, above that of photographs. */
const MAX_SECONDS = 30;

/** The abort signal of the call; the picture of a disconnected caller is not decoded. */
export type PictureCall = { readonly signal?: AbortSignal | undefined };

/**
 * Decodes an uploaded picture, upright and in sRGB, and passes it to `make`. Checks the header before decoding pixels,
 * by content and never by name; uses the first frame of an animation. PICTURE_INVALID `{ fault }`, UNAVAILABLE for a
 * disconnected caller. Processes one file at a time; the queues of the callers are short (decision 111).
 */
export const processUpload = async <Result>(
  picture: Blob,
  limits: PictureLimits,
  make: (upright: Picture, sharp: Sharp, bytes: Buffer) => Promise<Result>,
  { signal }: PictureCall = {},
): Promise<Result> => {
  const refuse = (fault: PictureFault): never => {
    throw new AppError(limits.errors, 'PICTURE_INVALID', { fault });
  };
  if (picture.size > limits.bytes) refuse('size');
  const bytes = Buffer.from(await picture.arrayBuffer());
  // its patented decoder is not part of the picture library
  if (isHeic(bytes)) refuse('heic');
  return runSerially(async () => {
    if (signal?.aborted) throw new AppError(apiErrors, 'UNAVAILABLE', { seconds: RETRY_AFTER_SECONDS });
    const sharp = await loadSharp();
    const fault = await faultOf(sharp, bytes, limits);
    if (fault !== null) refuse(fault);
    try {
      const upright = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .toColourspace('srgb');
      return await make(upright, sharp, bytes);
    } catch {
      return refuse('broken');
    }
  });
};

/**
 * Makes a small square JPEG on this background from one of our own renditions, for mail clients, which do not support
 * AVIF.
 */
export const makeThumbnail = (bytes: Buffer, side: number, ground: string): Promise<Buffer> =>
  runSerially(async () => {
    const sharp = await loadSharp();
    return sharp(bytes, { failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: ground })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
  });

/** Validates the header. */
const faultOf = async (
  sharp: Sharp,
  bytes: Buffer,
  { formats, pixels, side }: PictureLimits,
): Promise<PictureFault | null> => {
  const head = await headOf(sharp, bytes);
  if (head === null) return hasImageSignature(bytes) ? 'broken' : 'type';
  const { format, compression, width, height } = head;
  // other HEIF formats than AVIF cannot be decoded
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (!formats.some((accepted) => accepted === name)) return 'type';
  if (width * height > pixels) return 'pixels';
  return Math.min(width, height) < side ? 'small' : null;
};

const headOf = async (sharp: Sharp, bytes: Buffer) => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
};

/** Whether the file starts with the signature of a supported format. */
const hasImageSignature = (bytes: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(bytes.toString('latin1', 0, 12));

let last: Promise<unknown> = Promise.resolve();

/** Runs work serially in this process, first in, first out. */
const runSerially = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/** Loads sharp on first use, so that a shop without uploads does not load it. */
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

/** The picture library; only this file loads it. */
export type Sharp = Awaited<ReturnType<typeof loadSharp>>;
export type Picture = ReturnType<Sharp>;
