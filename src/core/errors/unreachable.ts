import type { Bilingual } from '#core/i18n/language.ts';

/** Message when the server did not respond. */
export const connectionFailed: Bilingual = {
  ar: 'تعذّر الاتصال بالمتجر. تحقّق من الإنترنت ثم حاول مرة أخرى.',
  en: 'The shop could not be reached. Check the internet and try again.',
};

/** Message for an error response without a known code, such as the error page of a proxy. */
export const serverFailed: Bilingual = {
  ar: 'حدثت مشكلة من جانبنا. حاول مرة أخرى بعد قليل.',
  en: 'Something went wrong on our side. Please try again in a moment.',
};
