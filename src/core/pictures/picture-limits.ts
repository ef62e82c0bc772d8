/** Maximum size of an uploaded picture, in bytes. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
/** Side of the largest square rendition on any page, in pixels, and minimum of both sides of an upload. */
export const PICTURE_SIDE = 1200;
/** Maximum number of pixels, above the resolution of common cameras; limits the memory for decoding a small file. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Accepted file types; detected from the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Share of transparent pixels from which a picture counts as transparent. */
export const TRANSPARENT_SHARE = 0.05;

/** Reasons to reject a product picture. */
export const pictureFaults = ['missing', 'size', 'type', 'heic', 'small', 'pixels', 'broken'] as const;
export type PictureFault = (typeof pictureFaults)[number];
