import type { Language } from './language.ts';

/** A picture that stands for a page where its address is shared. */
export type SharedPicture = Readonly<{
  /** Its path on this shop. */
  path: string;
  /** In pixels, when they are known. */
  size: Readonly<{ width: number; height: number }> | null;
  alt: string;
}>;

/** In pixels: what the large services crop nothing from. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The pages that have a picture of their own to share; each product has one besides. */
export const sharePages = [
  'home',
  'products',
  'plates',
  'bowls',
  'cups',
  'sets',
  'new-arrivals',
  'on-sale',
  'about',
  'contact',
] as const;
export type SharePage = (typeof sharePages)[number];

/** The file of a prepared share picture; `name` is a page or the id of a product of the built-in catalogue. */
export const sharePictureFile = (name: string, language: Language): string => `share/${name}-${language}.jpg`;

/** The prepared share picture of a page or of a product of the built-in catalogue. */
export const sharePicture = (name: string, language: Language, alt: string): SharedPicture => ({
  path: `/photographs/${sharePictureFile(name, language)}`,
  size: sharePictureSize,
  alt,
});
