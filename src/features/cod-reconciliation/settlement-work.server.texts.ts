import { defineTexts } from '#core/i18n/define-texts.ts';

export const settlementWorkTexts = defineTexts('content/work', {
  settlementLines: {
    ar: '{count, plural, =0 {لا أسطر في تسويات شركات الشحن تحتاج إلى قرار} one {سطر واحد في تسويات شركات الشحن يحتاج إلى قرار} two {سطران في تسويات شركات الشحن يحتاجان إلى قرار} few {# أسطر في تسويات شركات الشحن تحتاج إلى قرار} many {# سطرًا في تسويات شركات الشحن يحتاج إلى قرار} other {# سطر في تسويات شركات الشحن يحتاج إلى قرار}}',
    en: '{count, plural, =0 {No lines of courier settlements to decide} one {# line of a courier settlement to decide} other {# lines of courier settlements to decide}}',
  },
});
