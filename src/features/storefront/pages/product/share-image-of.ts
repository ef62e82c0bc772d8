import type { Language } from '#core/i18n/language.ts';
import { photographAddress } from '#core/pictures/photographs.ts';
import { type SharedPicture, sharePicture } from '#core/pictures/share-pictures.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';

/**
 * Image for sharing a product: the prepared one, or the owner's photograph if it replaces the built-in one, because it has no prepared
 * image.
 */
export const shareImageOf = (
  { id, picture }: Pick<ProductDetail, 'id' | 'picture'>,
  language: Language,
): SharedPicture | null => {
  if (!picture) return null;
  if (picture.path === `${id}/1`) return sharePicture(id, language, picture.alt);
  return { path: photographAddress(picture.path, 1200, 'webp'), size: null, alt: picture.alt };
};
