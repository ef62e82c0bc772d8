/** The widths, in pixels, that photographs come in as AVIF; scenes of the shop itself also come in the widest. */
export const photographWidths = [240, 480, 800, 1200] as const;
export const sceneWidths = [...photographWidths, 1600] as const;

/** What a browser without AVIF is offered: few are left. */
export const webpWidths = [480, 1200] as const;

export type PhotographFormat = 'avif' | 'webp';

/**
 * What fills half of a phone held upright and the whole of it, in pixels: 206 and 416 of CSS on a screen of density 1.75.
 * Made for what a visitor with a phone waits for.
 */
export const phoneRenditionPaths: readonly number[] = [360, 728];
/** What such a picture is offered in. */
export const phoneWidths = [360, 728, 800, 1200] as const;

/** Whether a picture may be among the first that a page shows: a scene, or a piece's main view. Those come as AVIF for phones. */
export const hasPhoneRenditions = (path: string): boolean => /^scenes\/|\/1$/.test(path);

/** The address of a prepared photograph; `path` is `<product>/<view>` or `scenes/<name>`. */
export const photographAddress = (path: string, width: number, format: PhotographFormat): string =>
  `/photographs/${path}-${width}.${format}`;
