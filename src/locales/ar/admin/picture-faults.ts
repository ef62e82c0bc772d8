import type { PictureFault } from '#core/pictures/picture-limits.ts';
import { pictureLimitsIn } from '../../picture-limits.ts';

const limits = pictureLimitsIn('ar');

/** Reasons to reject a product picture, in Arabic. */
export const pictureFaults: Record<PictureFault, string> = {
  missing: 'اختر صورة أولًا، فلا صورة هنا بعد.',
  size: `هذا الملف أكبر من ${limits.megabytes} ميجابايت. احفظه بحجم أصغر ثم أعد المحاولة.`,
  type: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
  small: `هذه الصورة صغيرة. يجب ألا يقل أي من ضلعيها عن ${limits.side} بكسل.`,
  pixels: `أبعاد هذه الصورة أكبر من ${limits.megapixels} ميجابكسل. صغّرها ثم أعد المحاولة.`,
  broken: 'هذا الملف تالف أو ناقص. احفظ الصورة من جديد ثم أعد المحاولة.',
};
