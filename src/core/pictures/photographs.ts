/** Widths of AVIF photographs in pixels; scenes have one more. */
export const photographWidths = [240, 480, 800, 1200] as const;
export const sceneWidths = [...photographWidths, 1600] as const;

/** Widths for browsers without AVIF, which are rare. */
export const webpWidths = [480, 1200] as const;

export type PhotographFormat = 'avif' | 'webp';

/**
 * Widths in pixels of the first pictures on a phone: half the screen, a product's main picture and the full screen are
 * 206, 308 and 416 CSS pixels at density 1.75; the widest is for a main picture at density 3.
 */
export const phoneWidths = [360, 540, 728, 960] as const;

/** Whether pages request pictures of this width. */
export const isPhotographWidth = (width: number): boolean =>
  [...sceneWidths, ...phoneWidths, ...webpWidths].some((each) => each === width);

/** Whether a picture may be among the first on a page: a scene or a product's main view. These have AVIF phone renditions. */
export const hasPhoneRenditions = (path: string): boolean => /^scenes\/|\/1$/.test(path);

/** URL of a prepared photograph; `path` is `<product>/<view>` or `scenes/<name>`. */
export const photographAddress = (path: string, width: number, format: PhotographFormat): string =>
  `/photographs/${path}-${width}.${format}`;
