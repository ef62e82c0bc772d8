import type { ProductDetail } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { photographAddress } from '../../../domain/photographs.ts';
import { type SharedPicture, sharePicture } from '../../../domain/share-pictures.ts';

/**
 * Image for sharing a product: the prepared one, or the owner's photograph if it replaces the built-in one, because no image was
 * prepared with it.
 */
export const shareImageOf = (
  { id, picture }: Pick<ProductDetail, 'id' | 'picture'>,
  language: Language,
): SharedPicture | null => {
  if (!picture) return null;
  if (picture.path === `${id}/1`) return sharePicture(id, language, picture.alt);
  return { path: photographAddress(picture.path, 1200, 'webp'), size: null, alt: picture.alt };
};
