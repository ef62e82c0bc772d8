import { defineTexts } from '#core/i18n/define-texts.ts';

export const shippingSetupTexts = defineTexts('content/setup/shipping', {
  title: { ar: 'الشحن', en: 'Shipping' },
  text: {
    ar: 'الرسوم والمدد الحالية أمثلة. راجعها لكل محافظة ثم احفظها، حتى إن لم تغيّر شيئًا.',
    en: 'The current fees and delivery times are examples. Check them for each governorate, then save, even if you change nothing.',
  },
});
