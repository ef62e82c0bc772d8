/** Maximum size of the picture of a transfer, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** The kept picture has no longer side, in pixels: that of a telephone's screen stays legible. */
export const PROOF_SIDE = 1600;
/** Minimum of both sides, in pixels: nothing can be read in a smaller one. */
export const MIN_PROOF_SIDE = 100;

/** Accepted file types; detected from the content. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Proofs of one order, before its customer has to write to the shop. */
export const MAX_PROOFS_OF_ORDER = 5;
