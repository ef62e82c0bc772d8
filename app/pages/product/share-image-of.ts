import type { ProductDetail } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { photographAddress } from '../../../domain/photographs.ts';
import { type SharedPicture, sharePicture } from '../../../domain/share-pictures.ts';

/**
 * What stands for a product where it is shared: the picture drawn for it, or its own photograph where the owner put one
 * in place of the built-in one, because then nothing has been drawn with it.
 */
export const shareImageOf = (
  { id, picture }: Pick<ProductDetail, 'id' | 'picture'>,
  language: Language,
): SharedPicture | null => {
  if (!picture) return null;
  if (picture.path === `${id}/1`) return sharePicture(id, language, picture.alt);
  return { path: photographAddress(picture.path, 1200, 'webp'), size: null, alt: picture.alt };
};
