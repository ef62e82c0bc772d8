import { defineTexts } from '#core/i18n/define-texts.ts';
import { pictureFaults } from '#features/products/picture-faults.server.texts.ts';
import { transferProof } from './transfer-proof.texts.ts';
import { MAX_PROOF_BYTES, MAX_PROOF_PIXELS, MIN_PROOF_SIDE } from './transfer-proof-limits.ts';

/** Reasons for rejecting the picture of a transfer. */
export const proofFaults = defineTexts(
  'proofFaults',
  {
    ...pictureFaults,
    ...transferProof.faults,
    type: {
      ar: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP.',
      en: 'This file is no JPEG, PNG or WebP picture.',
    },
    pixels: {
      ar: 'أبعاد هذه الصورة أكبر من {megapixels, number} ميجابكسل. أرسل لقطة الشاشة نفسها أو صغّر الصورة.',
      en: 'This picture has more than {megapixels, number} megapixels. Send the screenshot itself or a smaller picture.',
    },
    small: {
      ar: 'هذه الصورة صغيرة ولا تُقرأ. يجب ألا يقل أي من ضلعيها عن {side, number} بكسل.',
      en: 'This picture is too small to read. Both its sides must be at least {side, number} pixels.',
    },
  },
  {
    values: {
      megabytes: MAX_PROOF_BYTES / 1024 ** 2,
      megapixels: MAX_PROOF_PIXELS / 1_000_000,
      side: MIN_PROOF_SIDE,
    },
  },
);
