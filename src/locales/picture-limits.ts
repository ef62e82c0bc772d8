import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURE_SIDE } from '#core/pictures/picture-limits.ts';
import { MAX_PROOF_BYTES, MAX_PROOF_PIXELS, MIN_PROOF_SIDE } from '#features/payments/transfer-proof-limits.ts';

/** Limits of product pictures, formatted in a language; separate from `formatShopValues`, because only the admin area uses them. */
export const pictureLimitsIn = (language: Language) => ({
  megabytes: formatNumber(MAX_PICTURE_BYTES / 1024 ** 2, language),
  side: formatNumber(PICTURE_SIDE, language).replaceAll(/[,٬]/gu, ''),
  megapixels: formatNumber(MAX_PICTURE_PIXELS / 1_000_000, language),
});

/** Limits of the picture of a transfer. */
export const proofLimitsIn = (language: Language) => ({
  megabytes: formatNumber(MAX_PROOF_BYTES / 1024 ** 2, language),
  side: formatNumber(MIN_PROOF_SIDE, language),
  megapixels: formatNumber(MAX_PROOF_PIXELS / 1_000_000, language),
});
