import { defineConsent } from '#core/privacy/define-consent.ts';
import { stockNotificationConsent as text } from '#features/products/product-details.texts.ts';

export const stockNotificationConsent = defineConsent({
  name: 'stock_notification',
  position: 30,
  sources: ['product_page'],
  isWithdrawable: true,
  versions: [
    {
      hashes: { ar: '04997c57bfa1', en: '35c3138b0688' },
      text: {
        ar: 'أدخل بريدك الإلكتروني ونراسلك فور عودة هذا المنتج.',
        en: 'Enter your email and we will write to you once this product is back.',
      },
    },
    { hashes: { ar: '9a6a6dd42c73', en: '35c3138b0688' }, text },
  ],
});
