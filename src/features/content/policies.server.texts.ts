import { defineTexts } from '#core/i18n/define-texts.ts';

export const policiesMeta = defineTexts(
  'content/meta/policies',
  {
    delivery: {
      title: { ar: 'الشحن والتوصيل | {shopName}', en: 'Shipping and delivery | {shopName}' },
      description: {
        ar: 'أين نوصّل، وكم يكلّف، ومتى يصل طلبك، وكيف نغلّف القطع القابلة للكسر.',
        en: 'Where we deliver, what it costs, when your order arrives, and how we pack what can break.',
      },
    },
    returns: {
      title: { ar: 'الإرجاع | {shopName}', en: 'Returns | {shopName}' },
      description: {
        ar: 'كيف تُرجع قطعة، وماذا تفعل إن وصلتك مكسورة، ومتى يعود إليك المبلغ.',
        en: 'How to return a piece, what to do if it arrives broken, and when you have your money.',
      },
    },
    privacy: {
      title: { ar: 'الخصوصية | {shopName}', en: 'Privacy | {shopName}' },
      description: {
        ar: 'ماذا نحفظ من بياناتك، ولماذا، وإلى متى، ومن يراها، وما حقوقك.',
        en: 'What we keep of your data, why and for how long, who sees it, and your rights.',
      },
    },
    terms: {
      title: { ar: 'الشروط | {shopName}', en: 'Terms | {shopName}' },
      description: {
        ar: 'شروط الشراء من {shopName}: الأسعار والطلب والدفع والخصومات.',
        en: 'The terms of buying from {shopName}: prices, orders, payment and discounts.',
      },
    },
    faq: {
      title: { ar: 'الأسئلة الشائعة | {shopName}', en: 'Questions | {shopName}' },
      description: {
        ar: 'إجابات عن الشحن والدفع والإرجاع والهدايا والعناية بالبورسلين.',
        en: 'Answers about shipping, payment, returns, gifts and looking after porcelain.',
      },
    },
  },
  { place: 'searchEngines' },
);
