import { isolate } from '../format.ts';

/** Each figure of a total, and the base and rate it comes from (decision 3). */
export const summary = {
  title: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  bundleDiscount: 'خصم الباقة (١٠٪)',
  togetherDiscount: 'خصم الشراء معًا (١٥٪)',
  promoDiscount: ({ code }: { code: string }) => `خصم الكود (${isolate(code)})`,
  shipping: 'الشحن',
  free: 'مجاني',
  tax: 'الضريبة (١٤٪)',
  total: 'الإجمالي',
  toFreeShipping: ({ amount }: { amount: string }) => `أضف ما قيمته ${amount} لتحصل على شحن مجاني`,
  freeShipping: 'الشحن مجاني لهذا الطلب.',
  why: {
    title: 'كيف حُسب الإجمالي؟',
    subtotal: 'مجموع أسعار القطع في سلتك، قبل أي خصم.',
    bundle: ({ base }: { base: string }) => `١٠٪ من المجموع الفرعي ${base}، لأن في سلتك ثلاثة منتجات مختلفة أو أكثر.`,
    together: ({ base }: { base: string }) => `١٥٪ من ${base}، ثمن قطعة من كل منتج في المجموعة.`,
    promoPercent: ({ rate, base }: { rate: string; base: string }) => `${rate} من المجموع الفرعي ${base}.`,
    promoFixed: 'مبلغ ثابت يحدده الكود.',
    capped: 'لا تزيد الخصومات على المجموع الفرعي.',
    shippingFree: ({ threshold }: { threshold: string }) => `مجاني لأن المجموع الفرعي بلغ ${threshold} أو أكثر.`,
    shippingPaid: ({ threshold }: { threshold: string }) => `مبلغ ثابت لكل طلب مجموعه الفرعي أقل من ${threshold}.`,
    tax: ({ base }: { base: string }) => `١٤٪ من المجموع الفرعي ${base}، قبل الخصم.`,
    total: 'المجموع الفرعي ناقص الخصومات، زائد الشحن والضريبة.',
  },
};
