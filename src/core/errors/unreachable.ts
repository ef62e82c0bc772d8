import type { Bilingual } from '#core/i18n/language.ts';

/** Message for a missing answer of the shop. */
export const connectionFailed: Bilingual = {
  ar: 'تعذّر الاتصال بالمتجر. تحقّق من الإنترنت ثم حاول مرة أخرى.',
  en: 'The shop could not be reached. Check the internet and try again.',
};

/** Message for an answer of the server that is no refusal, such as an error page of a proxy. */
export const serverFailed: Bilingual = {
  ar: 'حدثت مشكلة من جانبنا. حاول مرة أخرى بعد قليل.',
  en: 'Something went wrong on our side. Please try again in a moment.',
};
