import type { Bilingual } from '../domain/language.ts';

/** Message for a missing answer of the shop. */
export const connectionFailed: Bilingual = {
  ar: 'تعذّر الاتصال بالمتجر. تحقّق من الإنترنت ثم حاول مرة أخرى.',
  en: 'The shop could not be reached. Check the internet and try again.',
};
