import { defineTexts } from '#core/i18n/define-texts.ts';

export const shippingSetupTexts = defineTexts('content/setup/shipping', {
  title: { ar: 'الشحن', en: 'Shipping' },
  text: {
    ar: 'الأسعار والمدد الحالية أمثلة. راجعها لكل محافظة ثم احفظها، ولو كما هي.',
    en: 'The present rates and times are examples. Check them for each governorate, then save them, even unchanged.',
  },
});
