/** Maximum upload size of a transfer picture, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** Maximum number of pixels, that of a phone camera; a small file may declare any number. */
export const MAX_PROOF_PIXELS = 16_000_000;
/** Maximum size of the stored picture, in bytes. */
export const MAX_STORED_PROOF_BYTES = 400_000;
/** Maximum side of the stored picture, in pixels: a phone screenshot stays legible. */
export const PROOF_SIDE = 1600;
/** Minimum of both sides, in pixels: smaller pictures are illegible. */
export const MIN_PROOF_SIDE = 100;

/** Accepted file types; detected from the content. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum proofs per order, after which the customer has to contact the shop. */
export const MAX_PROOFS_OF_ORDER = 5;
