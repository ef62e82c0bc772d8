/** The heaviest file that an admin may send as a picture, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The side, in pixels, of the square that is made of it: no page shows a product wider. Neither side of the file is shorter. */
export const PICTURE_SIDE = 1200;
/** More pixels than this no camera of a shop takes; a small file may claim any number. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** The types of file that are read, whatever they are called. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** How large a part of a picture is clear before it counts as one of a piece that stands free. */
export const CLEAR_SHARE = 0.05;

/** Why a file cannot be a product's picture. */
export const pictureFaults = ['missing', 'size', 'type', 'small', 'pixels', 'broken'] as const;
export type PictureFault = (typeof pictureFaults)[number];
