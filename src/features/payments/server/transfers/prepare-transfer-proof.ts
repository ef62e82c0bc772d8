import { createHash } from 'node:crypto';
import { type PictureCall, processUpload, type Sharp } from '#core/server/files/uploaded-picture.ts';
import { proofPictures } from '../../payments.errors.ts';
import {
  MAX_PROOF_BYTES,
  MAX_PROOF_PIXELS,
  MAX_STORED_PROOF_BYTES,
  MIN_PROOF_SIDE,
  PROOF_SIDE,
} from '../../transfer-proof-limits.ts';

/** Stored picture of a transfer, with the SHA-256 of the uploaded file and of its pixels. */
export type PreparedProof = { readonly picture: Buffer; readonly uploadHash: Buffer; readonly pictureHash: Buffer };

/**
 * Re-encodes the picture of a transfer as one WebP without metadata, at most 1600 px and 400 kB. The pixel hash detects the same
 * picture in another file, the file hash the same file after a decoder update. PICTURE_INVALID `{ fault }`.
 */
export const prepareProof = (file: Blob, call?: PictureCall): Promise<PreparedProof> =>
  processUpload(
    file,
    {
      bytes: MAX_PROOF_BYTES,
      pixels: MAX_PROOF_PIXELS,
      side: MIN_PROOF_SIDE,
      formats: ['jpeg', 'png', 'webp'],
      errors: proofPictures,
    },
    async (upright, sharp, bytes) => {
      const { data, info } = await upright
        .flatten({ background: '#fff' })
        .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = await encodeWithin(MAX_STORED_PROOF_BYTES, (side, quality) =>
        sharp(data, { raw: info }).resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality }),
      );
      const pictureHash = createHash('sha256').update(`${info.width}x${info.height}x${info.channels}:`).update(data);
      return { picture, uploadHash: createHash('sha256').update(bytes).digest(), pictureHash: pictureHash.digest() };
    },
    call,
  );

/** Sizes and qualities, best first: screenshots fit the first, photographs may need the second. */
const encodings = [
  [PROOF_SIDE, 80],
  [PROOF_SIDE, 50],
  [1200, 40],
  [800, 30],
] as const;

/** Encodes with the best quality within the byte limit; even noise fits at 800 px. */
const encodeWithin = async (
  max: number,
  encode: (side: number, quality: number) => ReturnType<Sharp>,
): Promise<Buffer> => {
  let picture = Buffer.of();
  for (const [side, quality] of encodings) {
    picture = await encode(side, quality).toBuffer();
    if (picture.length <= max) break;
  }
  return picture;
};
