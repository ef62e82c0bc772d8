import { defineTexts } from '#core/i18n/define-texts.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURE_SIDE } from '#core/pictures/picture-limits.ts';

/** Limits of product pictures that texts name. */
export const pictureLimits = {
  megabytes: MAX_PICTURE_BYTES / 1024 ** 2,
  side: PICTURE_SIDE,
  megapixels: MAX_PICTURE_PIXELS / 1_000_000,
};

/** Reasons to reject a product picture. */
export const pictureFaults = defineTexts(
  'pictureFaults',
  {
    missing: { ar: 'اختر صورة أولًا، فلا صورة هنا بعد.', en: 'Choose a picture first: there is none here yet.' },
    size: {
      ar: 'هذا الملف أكبر من {megabytes, number} ميجابايت. احفظه بحجم أصغر ثم أعد المحاولة.',
      en: 'This file is larger than {megabytes, number} MB. Save it smaller, then try again.',
    },
    type: {
      ar: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
      en: 'This file is no JPEG, PNG, WebP or AVIF picture.',
    },
    heic: {
      ar: 'هذه صورة HEIC، ولا يمكن تحويلها هنا. على الآيفون اختر «الإعدادات» ثم «الكاميرا» ثم «التنسيقات» ثم «الأكثر توافقًا»، وأعد التقاطها، أو احفظها بصيغة JPEG ثم اخترها من جديد.',
      en: 'This is a HEIC photo, which cannot be converted here. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take it again, or save it as JPEG and choose that file.',
    },
    small: {
      ar: 'هذه الصورة صغيرة. يجب ألا يقل أي من ضلعيها عن {side} بكسل.',
      en: 'This picture is small. Both its sides must be at least {side} pixels.',
    },
    pixels: {
      ar: 'أبعاد هذه الصورة أكبر من {megapixels, number} ميجابكسل. صغّرها ثم أعد المحاولة.',
      en: 'This picture has more than {megapixels, number} megapixels. Make it smaller, then try again.',
    },
    broken: {
      ar: 'هذا الملف تالف أو ناقص. احفظ الصورة من جديد ثم أعد المحاولة.',
      en: 'This file is damaged or incomplete. Save the picture anew, then try again.',
    },
  },
  { values: pictureLimits },
);
