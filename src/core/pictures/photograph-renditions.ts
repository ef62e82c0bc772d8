import { hasPhoneRenditions, type PhotographFormat, phoneWidths, sceneWidths, webpWidths } from './photographs.ts';

/** One rendition of a photograph. */
export type Rendition = Readonly<{ width: number; format: PhotographFormat }>;

/** All renditions of a photograph, never wider than its master; `path` decides whether phone renditions are made. */
export const renditionsOf = (path: string, masterWidth: number): Rendition[] => {
  const avifWidths = hasPhoneRenditions(path) ? [...sceneWidths, ...phoneWidths] : sceneWidths;
  return [
    ...avifWidths.map((width) => ({ width, format: 'avif' as const })),
    ...webpWidths.map((width) => ({ width, format: 'webp' as const })),
  ].filter(({ width }) => width <= masterWidth);
};

/**
 * Chosen by visual comparison and encoding time. 4:4:4 keeps cobalt lines crisp on white; below quality 60 soft shadows
 * show blocks; effort 2 is as smooth as higher efforts in a tenth of the default's time. Large pictures take most of
 * the time: at effort 1 they are 2.5 % larger and a third faster. Phones have dense screens, where quality 38 looks
 * like 66 at less than half the size; the widest rendition has 52, because users zoom into it.
 */
const encodings = {
  avif: { quality: 66, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2, alphaQuality: 90, smartSubsample: true },
} as const;

/** Minimum width of a large picture, in pixels. */
const LARGE = 800;

/** Encoder settings of a rendition. */
export const encodingOf = ({ width, format }: Rendition) => {
  if (format === 'webp') return encodings.webp;
  if (isPhoneWidth(width)) return { ...encodings.avif, quality: width < LARGE ? 38 : 52 };
  return width < LARGE ? encodings.avif : { ...encodings.avif, effort: 1 };
};

const isPhoneWidth = (width: number): boolean => phoneWidths.some((each) => each === width);
