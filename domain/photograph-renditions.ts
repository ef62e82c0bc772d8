import {
  hasPhoneRenditions,
  type PhotographFormat,
  phoneRenditionPaths,
  sceneWidths,
  webpWidths,
} from './photographs.ts';

/** One of the pictures that a photograph comes as. */
export type Rendition = Readonly<{ width: number; format: PhotographFormat }>;

/** All that a photograph comes as, never wider than its master; `path` tells whether it is made for phones too. */
export const renditionsOf = (path: string, masterWidth: number): Rendition[] => {
  const avifWidths = hasPhoneRenditions(path) ? [...sceneWidths, ...phoneRenditionPaths] : sceneWidths;
  return [
    ...avifWidths.map((width) => ({ width, format: 'avif' as const })),
    ...webpWidths.map((width) => ({ width, format: 'webp' as const })),
  ].filter(({ width }) => width <= masterWidth);
};

/**
 * Chosen by eye and by the clock: 4:4:4 keeps cobalt lines crisp on white, below quality 60 the soft shadows show
 * blocks, and effort 2 keeps them as smooth as slower grades do in a tenth of the time of the encoder's default; large
 * pictures take most of that time, and at effort 1 they weigh a fortieth more and take a third less of it. What fills a
 * phone is seen on a dense screen, where quality 38 cannot be told from 66 and weighs less than half.
 */
const encodings = {
  avif: { quality: 66, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2, alphaQuality: 90, smartSubsample: true },
} as const;

/** From this width on, in pixels, a picture is large. */
const LARGE = 800;

/** How a rendition is encoded. */
export const encodingOf = ({ width, format }: Rendition) => {
  if (format === 'webp') return encodings.webp;
  if (phoneRenditionPaths.includes(width)) return { ...encodings.avif, quality: 38 };
  return width < LARGE ? encodings.avif : { ...encodings.avif, effort: 1 };
};
