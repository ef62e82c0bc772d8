import { defineErrors, type ErrorDetails } from '#core/errors/define-errors.ts';
import { detailName, detailNames } from '#core/errors/error-details.ts';
import { type PictureFault, pictureFaults } from '#core/pictures/picture-limits.ts';
import { messages as arabicFaults } from '#generated/texts/ar/picture-faults.gen.ts';
import { messages as englishFaults } from '#generated/texts/en/picture-faults.gen.ts';

/** Reason to reject a picture; `broken` if the details have none. */
export const detailPictureFault = ({ fault }: ErrorDetails): PictureFault =>
  pictureFaults.find((each) => each === fault) ?? 'broken';

/** Errors of products, their stock and their pictures. */
export const productErrors = defineErrors({
  PRODUCT_NOT_FOUND: {
    status: 404,
    text: {
      ar: 'هذا المنتج غير موجود أو لم يعد معروضًا.',
      en: 'This product does not exist or is no longer in the catalogue.',
    },
  },
  OUT_OF_STOCK: {
    status: 409,
    details: { productId: 'bowl', available: 1, name: { ar: 'إفريز اللوتس', en: 'Lotus Frieze' } },
    text: {
      ar: (details) => {
        const name = detailName(details, 'ar');
        return name === undefined ? 'لم تعد هذه الكمية متوفرة' : `لم تعد هذه الكمية متوفرة من ${name}`;
      },
      en: (details) => `${detailName(details, 'en') ?? 'This product'} is no longer available in this quantity`,
    },
  },
  PRODUCT_CHANGED: {
    status: 409,
    text: {
      ar: 'تغيّر هذا المنتج منذ أن فتحته. حمّله من جديد ثم أعد تعديلك.',
      en: 'This product has changed since you opened it. Load it again, then repeat your change.',
    },
  },
  PRODUCTS_CHANGED: {
    status: 409,
    details: { names: [{ ar: 'إفريز اللوتس', en: 'Lotus Frieze' }] },
    text: {
      ar: (details) => {
        const names = detailNames(details, 'ar');
        return `لم يُحفظ شيء، لأن منتجات تغيّرت منذ عُرضت${names === undefined ? '.' : `: ${names}`}`;
      },
      en: (details) => {
        const names = detailNames(details, 'en');
        return `Nothing was saved, because products have changed since${names === undefined ? '.' : `: ${names}`}`;
      },
    },
  },
  TOO_MANY_IMPORTS: {
    status: 409,
    text: {
      ar: 'ملفات أخرى لك ما زالت قيد الاستيراد. انتظر حتى ينتهي أحدها أو أوقفه.',
      en: 'Other files of yours are still being imported. Wait until one has ended, or stop it.',
    },
  },
  PICTURE_INVALID: {
    status: 422,
    details: { fault: 'size' },
    text: {
      ar: (details) => arabicFaults[detailPictureFault(details)],
      en: (details) => englishFaults[detailPictureFault(details)],
    },
  },
});
