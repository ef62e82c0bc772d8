// Generated from 
//   src/features/cart/cart.texts.ts
//   src/features/pricing/order-summary.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

const count1 = plural('ar', { one: 'قطعة واحدة', two: 'قطعتين', few: '{count} قطع', other: '{count} قطعة' });

export const messages = (shop: ShopValues) => ({
  cart: {
  title: 'سلة التسوق',
  empty: {
    title: 'سلتك فارغة',
    text: 'مائدة بيضاء تنتظر أول طبق.',
    button: 'تصفّح المنتجات',
  },
  lineTotal: 'الإجمالي',
  remove: 'حذف',
  removeNamed: ({ name }: { readonly name: string }) => `حذف ${name} من السلة`,
  quantityOf: ({ name }: { readonly name: string }) => `الكمية من ${name}`,
  clear: 'إفراغ السلة',
  confirmClear: {
    title: 'هل تريد إفراغ السلة؟',
    text: 'تُحذف منها جميع المنتجات.',
    keep: 'أبقِها',
  },
  suggestions: 'قد يعجبك أيضًا',
  checkout: 'إتمام الطلب',
  drawer: {
    title: 'في سلتك',
    added: ({ quantity }: { readonly quantity: string }) => `أُضيف الآن: ${quantity}`,
    toCart: 'عرض السلة',
  },
  notBuyable: 'راجع القطع المعلَّمة أولًا، ثم أتمّ الطلب.',
  notOpen: {
    title: 'لم نبدأ استقبال الطلبات بعد',
    text: 'تصفّح المتجر كما تشاء، وستجد سلتك كما تركتها حين نبدأ.',
    staff: 'تُقبل طلبات فريق المتجر للتجربة.',
  },
  continue: 'متابعة التسوق',
  nextStep: 'تضيف كود الخصم وخيارات الهدية في الخطوة التالية.',
  notKept: 'متصفحك يمنع حفظ البيانات، لذلك لن تبقى هذه السلة بعد إغلاق الصفحة أو إعادة تحميلها.',
  ownOrder: ({ number }: { readonly number: string }) => `طلبك ${isolateText(number)} الذي لم تدفعه بعد يحجز هذه القطعة.`,
  openOrder: 'افتح الطلب',
  offer: {
    title: `وفّر حتى ${shop.bundlePercent}`,
    more: plural('ar', { one: `أضف منتجًا آخر مختلفًا لتحصل على خصم الباقة ${shop.bundlePercent}`, two: `أضف منتجين آخرين مختلفين لتحصل على خصم الباقة ${shop.bundlePercent}`, few: `أضف {count} منتجات أخرى مختلفة لتحصل على خصم الباقة ${shop.bundlePercent}`, many: `أضف {count} منتجًا آخر مختلفًا لتحصل على خصم الباقة ${shop.bundlePercent}`, other: `أضف {count} منتج آخر مختلف لتحصل على خصم الباقة ${shop.bundlePercent}` }),
    activeTitle: `حصلت على خصم ${shop.bundlePercent}`,
    active: `خُصم ${shop.bundlePercent} من المجموع الفرعي`,
    activePart: `خُصم ${shop.bundlePercent} من ثمن المنتجات التي لا يشملها خصم الشراء معًا`,
  },
  changes: {
    price: ({ before, now }: { readonly before: string; readonly now: string }) => `تغيّر السعر من ${before} إلى ${now}.`,
    soldOut: 'نفدت هذه القطعة. احذفها لتُتمّ الطلب.',
    reduce: 'أنقص الكمية لتُتمّ الطلب.',
    takeLeft: 'اطلب المتاح فقط',
    aboveMaximum: `الحد الأقصى ${count1(shop.maxQuantity)} لكل منتج. أنقص الكمية لتُتمّ الطلب.`,
    takeMaximum: `اجعل الكمية ${count1(shop.maxQuantity)}`,
  },
},
  orderSummary: {
  title: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  bundleDiscount: ({ rate }: { readonly rate: string }) => `خصم الباقة (${rate})`,
  togetherDiscount: ({ rate }: { readonly rate: string }) => `خصم الشراء معًا (${rate})`,
  promoDiscount: ({ code }: { readonly code: string }) => `خصم الكود (${isolateText(code)})`,
  shipping: 'الشحن',
  free: 'مجاني',
  tax: ({ rate }: { readonly rate: string }) => `الضريبة (${rate})`,
  taxAfterDiscounts: ({ rate }: { readonly rate: string }) => `الضريبة (${rate} بعد الخصم)`,
  total: 'الإجمالي',
  totalWithTax: 'الإجمالي شامل الضريبة.',
  from: 'من',
  byGovernorate: 'حسب المحافظة',
  toFreeShipping: ({ amount }: { readonly amount: string }) => `أضف ما قيمته ${amount} لتحصل على شحن مجاني`,
  freeShipping: 'الشحن مجاني لهذا الطلب.',
  why: {
    title: 'كيف حُسب الإجمالي؟',
    subtotal: 'مجموع أسعار القطع في سلتك، قبل أي خصم.',
    bundle: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من المجموع الفرعي ${base}، لأن في سلتك ${shop.bundleLines} منتجات مختلفة أو أكثر.`,
    bundlePart: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من ${base}، ثمن المنتجات التي لا يشملها خصم الشراء معًا، لأن في سلتك ${shop.bundleLines} منتجات مختلفة أو أكثر.`,
    together: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من ${base}، ثمن قطعة من كل منتج في المجموعة.`,
    togetherPart: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من ${base}، ثمن قطعة من كل منتج في المجموعة يوفّر لك هذا الخصم فيه أكثر من خصم الباقة.`,
    promoPercent: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من المجموع الفرعي ${base}.`,
    promoFixed: 'مبلغ ثابت يحدده الكود.',
    capped: 'لا تزيد الخصومات على المجموع الفرعي.',
    shippingFree: ({ threshold }: { readonly threshold: string }) => `مجاني لأن المجموع الفرعي بلغ ${threshold} أو أكثر.`,
    shippingPaid: ({ threshold }: { readonly threshold: string }) => `مبلغ ثابت لكل طلب مجموعه الفرعي أقل من ${threshold}.`,
    shippingFixed: 'مبلغ ثابت لكل طلب.',
    shippingLowest: 'يختلف المبلغ باختلاف المحافظة، وهذا أقله.',
    taxAfterDiscounts: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من ${base}، بعد الخصم.`,
    tax: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} من المجموع الفرعي ${base}، قبل الخصم.`,
    total: 'المجموع الفرعي ناقص الخصومات، زائد الشحن والضريبة.',
  },
},
});
