import { createHash } from 'node:crypto';
import { MAX_PROOF_BYTES, MIN_PROOF_SIDE, PROOF_SIDE } from '../../domain/payments/transfer-proof-limits.ts';
import { MAX_PICTURE_PIXELS } from '../../domain/products/picture-limits.ts';
import { processUpload } from '../pictures/uploaded-picture.ts';

/** A transfer's picture as it is kept, with the SHA-256 of the file and of the pixels. */
export type PreparedProof = { readonly picture: Buffer; readonly uploadHash: Buffer; readonly pictureHash: Buffer };

/**
 * Encodes the picture of a transfer anew, as one WebP without metadata of at most 1600 px. The pixels tell the same picture in another
 * file, the bytes the same file after another version of the decoder. PICTURE_INVALID `{ fault, of: 'transfer' }`.
 */
export const prepareProof = (file: Blob): Promise<PreparedProof> =>
  processUpload(
    file,
    {
      bytes: MAX_PROOF_BYTES,
      pixels: MAX_PICTURE_PIXELS,
      side: MIN_PROOF_SIDE,
      formats: ['jpeg', 'png', 'webp'],
      of: 'transfer',
    },
    async (upright, sharp, bytes) => {
      const { data, info } = await upright
        .flatten({ background: '#fff' })
        .resize(PROOF_SIDE, PROOF_SIDE, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = await sharp(data, { raw: info }).webp({ quality: 80 }).toBuffer();
      const pictureHash = createHash('sha256').update(`${info.width}x${info.height}x${info.channels}:`).update(data);
      return { picture, uploadHash: createHash('sha256').update(bytes).digest(), pictureHash: pictureHash.digest() };
    },
  );
