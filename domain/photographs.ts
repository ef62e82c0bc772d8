/** Fills a phone held upright: the width, in pixels, of the picture that most visitors wait for. */
export const phoneWidth = 720;

/** The widths, in pixels, that photographs are prepared in; scenes of the shop itself also come in the widest. */
export const photographWidths = [240, 480, phoneWidth, 800, 1200] as const;
export const sceneWidths = [...photographWidths, 1600] as const;

export const photographFormats = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** The address of a prepared photograph; `path` is `<product>/<view>` or `scenes/<name>`. */
export const photographAddress = (path: string, width: number, format: PhotographFormat): string =>
  `/photographs/${path}-${width}.${format}`;
