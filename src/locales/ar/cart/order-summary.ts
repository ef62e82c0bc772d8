import { isolateText } from '#core/i18n/format.ts';
import type { ShopValues } from '../../shop-values.ts';

/** Each figure of a total, and the base and rate it comes from (decision 3). */
export const orderSummary = (shop: ShopValues) => ({
  title: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  bundleDiscount: ({ rate }: { rate: string }) => `خصم الباقة (${rate})`,
  togetherDiscount: ({ rate }: { rate: string }) => `خصم الشراء معًا (${rate})`,
  promoDiscount: ({ code }: { code: string }) => `خصم الكود (${isolateText(code)})`,
  shipping: 'الشحن',
  free: 'مجاني',
  tax: ({ rate }: { rate: string }) => `الضريبة (${rate})`,
  taxAfterDiscounts: ({ rate }: { rate: string }) => `الضريبة (${rate} بعد الخصم)`,
  total: 'الإجمالي',
  totalWithTax: 'الإجمالي شامل الضريبة.',
  /** Before an amount that depends on the destination. */
  from: 'من',
  byGovernorate: 'حسب المحافظة',
  toFreeShipping: ({ amount }: { amount: string }) => `أضف ما قيمته ${amount} لتحصل على شحن مجاني`,
  freeShipping: 'الشحن مجاني لهذا الطلب.',
  why: {
    title: 'كيف حُسب الإجمالي؟',
    subtotal: 'مجموع أسعار القطع في سلتك، قبل أي خصم.',
    bundle: ({ rate, base }: { rate: string; base: string }) =>
      `${rate} من المجموع الفرعي ${base}، لأن في سلتك ${shop.bundleLines} منتجات مختلفة أو أكثر.`,
    bundlePart: ({ rate, base }: { rate: string; base: string }) =>
      `${rate} من ${base}، ثمن المنتجات التي لا يشملها خصم الشراء معًا، لأن في سلتك ${shop.bundleLines} منتجات مختلفة أو أكثر.`,
    together: ({ rate, base }: { rate: string; base: string }) =>
      `${rate} من ${base}، ثمن قطعة من كل منتج في المجموعة.`,
    togetherPart: ({ rate, base }: { rate: string; base: string }) =>
      `${rate} من ${base}، ثمن قطعة من كل منتج في المجموعة يوفّر لك هذا الخصم فيه أكثر من خصم الباقة.`,
    promoPercent: ({ rate, base }: { rate: string; base: string }) => `${rate} من المجموع الفرعي ${base}.`,
    promoFixed: 'مبلغ ثابت يحدده الكود.',
    capped: 'لا تزيد الخصومات على المجموع الفرعي.',
    shippingFree: ({ threshold }: { threshold: string }) => `مجاني لأن المجموع الفرعي بلغ ${threshold} أو أكثر.`,
    shippingPaid: ({ threshold }: { threshold: string }) => `مبلغ ثابت لكل طلب مجموعه الفرعي أقل من ${threshold}.`,
    shippingFixed: 'مبلغ ثابت لكل طلب.',
    shippingLowest: 'يختلف المبلغ باختلاف المحافظة، وهذا أقله.',
    taxAfterDiscounts: ({ rate, base }: { rate: string; base: string }) => `${rate} من ${base}، بعد الخصم.`,
    tax: ({ rate, base }: { rate: string; base: string }) => `${rate} من المجموع الفرعي ${base}، قبل الخصم.`,
    total: 'المجموع الفرعي ناقص الخصومات، زائد الشحن والضريبة.',
  },
});
