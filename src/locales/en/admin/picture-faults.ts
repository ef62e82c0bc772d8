import type { PictureFault } from '#core/pictures/picture-limits.ts';
import { pictureLimitsIn } from '../../picture-limits.ts';

const limits = pictureLimitsIn('en');

/** Reasons to reject a product picture, in English. */
export const pictureFaults: Record<PictureFault, string> = {
  missing: 'Choose a picture first: there is none here yet.',
  size: `This file is larger than ${limits.megabytes} MB. Save it smaller, then try again.`,
  type: 'This file is no JPEG, PNG, WebP or AVIF picture.',
  small: `This picture is small. Both its sides must be at least ${limits.side} pixels.`,
  pixels: `This picture has more than ${limits.megapixels} megapixels. Make it smaller, then try again.`,
  broken: 'This file is damaged or incomplete. Save the picture anew, then try again.',
};
