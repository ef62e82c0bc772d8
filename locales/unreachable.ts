import type { Bilingual } from '../domain/language.ts';

/** When the shop gave no answer at all, so that it could not say why. */
export const connectionFailed: Bilingual = {
  ar: 'تعذّر الاتصال بالمتجر. تحقّق من الإنترنت ثم حاول مرة أخرى.',
  en: 'The shop could not be reached. Check the internet and try again.',
};
