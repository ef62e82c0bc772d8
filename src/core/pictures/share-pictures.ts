import type { Language } from '#core/i18n/language.ts';

/** Preview image of a page for social networks. */
export type SharedPicture = Readonly<{
  /** Path on this shop's host. */
  path: string;
  /** In pixels; null when unknown. */
  size: Readonly<{ width: number; height: number }> | null;
  alt: string;
}>;

/** Size in pixels; the major social networks do not crop this format. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Pages with a share picture of their own; each product has one too. */
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

/** File of a prepared share picture; `name` is a page or the id of a product of the built-in catalogue. */
export const sharePictureFile = (name: string, language: Language): string => `share/${name}-${language}.jpg`;

/** The prepared share picture of a page or of a product of the built-in catalogue. */
export const sharePicture = (name: string, language: Language, alt: string): SharedPicture => ({
  path: `/photographs/${sharePictureFile(name, language)}`,
  size: sharePictureSize,
  alt,
});
