import { defineTexts } from '#core/i18n/define-texts.ts';

export const settlementWorkTexts = defineTexts('content/work', {
  settlementLines: {
    ar: '{count, plural, =0 {لا سطور في كشوف التحصيل تحتاج إلى تسوية} one {سطر واحد في كشوف التحصيل يحتاج إلى تسوية} two {سطران في كشوف التحصيل يحتاجان إلى تسوية} few {# سطور في كشوف التحصيل تحتاج إلى تسوية} many {# سطرًا في كشوف التحصيل يحتاج إلى تسوية} other {# سطر في كشوف التحصيل يحتاج إلى تسوية}}',
    en: '{count, plural, =0 {All settlement lines match} one {# settlement line does not match} other {# settlement lines do not match}}',
  },
});
