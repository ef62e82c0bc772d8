import { defineErrors } from '#core/errors/define-errors.ts';
import { detailMoney } from '#core/errors/error-details.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import type { PictureFault } from '#core/pictures/picture-limits.ts';
import { detailPictureFault, productErrors } from '#features/products/products.errors.ts';
import { messages as arabicFaults } from '#generated/texts/ar/proof-faults.gen.ts';
import { messages as englishFaults } from '#generated/texts/en/proof-faults.gen.ts';

/** Errors of payments, refunds and transfer proofs. */
export const paymentErrors = defineErrors({
  ORDER_UNPAID: { status: 409, text: { ar: 'الطلب لم يُدفع بعد.', en: 'The order is not paid yet.' } },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 422,
    text: {
      ar: 'طريقة الدفع هذه غير متوفرة الآن. اختر طريقة أخرى.',
      en: 'This way to pay is not available now. Choose another.',
    },
  },
  PAYMENT_BY_GATEWAY: {
    status: 409,
    text: {
      ar: 'حالة هذا الدفع تأتي من بوابة الدفع ولا تُكتب يدويًا.',
      en: 'The gateway reports the state of this payment; it is not written by hand.',
    },
  },
  GATEWAY_UNAVAILABLE: {
    status: 503,
    text: {
      ar: 'تعذّر الوصول إلى بوابة الدفع الآن. جرّب بعد قليل.',
      en: 'The payment gateway cannot be reached just now. Try again in a moment.',
    },
  },
  REFUND_TOO_MUCH: {
    status: 409,
    text: {
      ar: (details) => {
        const limit = detailMoney(details, 'left', 'ar');
        return limit === undefined ? 'هذا أكثر مما يمكن رده.' : `لا يمكن رد أكثر من ${limit}.`;
      },
      en: (details) => {
        const limit = detailMoney(details, 'left', 'en');
        return limit === undefined ? 'This is more than can be sent back.' : `No more than ${limit} can be sent back.`;
      },
    },
  },
  REFUND_UNCLEAR: {
    status: 409,
    text: {
      ar: 'لم يتضح بعد هل تم الرد السابق. انتظر نتيجته.',
      en: 'It is not clear yet whether the last refund went through. Wait for it.',
    },
  },
  TRANSFER_PROOF_REUSED: {
    status: 409,
    overrideKey: 'PROOF_USED',
    text: { ar: 'استُخدم هذا التحويل من قبل.', en: 'This transfer was used already.' },
  },
  PROOF_CHANGED: {
    status: 409,
    text: {
      ar: 'بُتّ في هذا التحويل أو استُبدلت صورته في هذه الأثناء.',
      en: 'This transfer was decided or its picture replaced meanwhile.',
    },
  },
  TOO_MANY_PROOFS: {
    status: 409,
    text: {
      ar: 'أُرسلت صور كثيرة لهذا الطلب. راسلنا وسنراجع التحويل معك.',
      en: 'Many pictures were sent for this order. Write to us, and we check the transfer with you.',
    },
  },
  AMOUNT_DIFFERS: {
    status: 422,
    details: { total: 421_200 },
    text: {
      ar: (details) => {
        const total = detailMoney(details, 'total', 'ar');
        return total === undefined
          ? 'هذا ليس المبلغ المنتظر. لا تقبل مبلغًا آخر إلا إن ظهر في حسابك.'
          : `المبلغ المنتظر ${total}. لا تقبل مبلغًا آخر إلا إن ظهر في حسابك.`;
      },
      en: (details) => {
        const total = detailMoney(details, 'total', 'en');
        return total === undefined
          ? 'This is not the amount that is due. Accept another one only if your account shows it.'
          : `${total} is due. Accept another amount only if your account shows it.`;
      },
    },
  },
});

const proofFaults: Bilingual<Readonly<Record<PictureFault, string>>> = { ar: arabicFaults, en: englishFaults };

/** PICTURE_INVALID with the texts and limits of transfer proofs. */
export const proofPictures = defineErrors({
  PICTURE_INVALID: {
    ...productErrors.definitions.PICTURE_INVALID,
    text: {
      ar: (details) => proofFaults.ar[detailPictureFault(details)],
      en: (details) => proofFaults.en[detailPictureFault(details)],
    },
  },
});
