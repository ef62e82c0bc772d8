import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '../../shop-values.ts';
import { items } from '../units.ts';

export const cart = (shop: ShopValues) => ({
  title: 'سلة التسوق',
  empty: {
    title: 'سلتك فارغة',
    text: 'مائدة بيضاء تنتظر أول طبق.',
    button: 'تصفّح المنتجات',
  },
  lineTotal: 'الإجمالي',
  remove: 'حذف',
  removeNamed: ({ name }: { name: string }) => `حذف ${name} من السلة`,
  quantityOf: ({ name }: { name: string }) => `الكمية من ${name}`,
  clear: 'إفراغ السلة',
  confirmClear: { title: 'هل تريد إفراغ السلة؟', text: 'تُحذف منها جميع المنتجات.', keep: 'أبقِها' },
  suggestions: 'قد يعجبك أيضًا',
  checkout: 'إتمام الطلب',
  /** The cart over the page, after something was added. */
  drawer: {
    title: 'في سلتك',
    added: ({ quantity }: { quantity: string }) => `أُضيف الآن: ${quantity}`,
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
  /** Of an order that the customer has not paid for. */
  ownOrder: ({ number }: { number: string }) => `طلبك ${isolateText(number)} الذي لم تدفعه بعد يحجز هذه القطعة.`,
  openOrder: 'افتح الطلب',
  offer: {
    title: `وفّر حتى ${shop.bundlePercent}`,
    more: plural('ar', {
      one: `أضف منتجًا آخر مختلفًا لتحصل على خصم الباقة ${shop.bundlePercent}`,
      two: `أضف منتجين آخرين مختلفين لتحصل على خصم الباقة ${shop.bundlePercent}`,
      few: `أضف {count} منتجات أخرى مختلفة لتحصل على خصم الباقة ${shop.bundlePercent}`,
      many: `أضف {count} منتجًا آخر مختلفًا لتحصل على خصم الباقة ${shop.bundlePercent}`,
      other: `أضف {count} منتج آخر مختلف لتحصل على خصم الباقة ${shop.bundlePercent}`,
    }),
    activeTitle: `حصلت على خصم ${shop.bundlePercent}`,
    active: `خُصم ${shop.bundlePercent} من المجموع الفرعي`,
    activePart: `خُصم ${shop.bundlePercent} من ثمن المنتجات التي لا يشملها خصم الشراء معًا`,
  },
  changes: {
    price: ({ before, now }: { before: string; now: string }) => `تغيّر السعر من ${before} إلى ${now}.`,
    soldOut: 'نفدت هذه القطعة. احذفها لتُتمّ الطلب.',
    reduce: 'أنقص الكمية لتُتمّ الطلب.',
    takeLeft: 'اطلب المتاح فقط',
    aboveMaximum: `الحد الأقصى ${items(shop.maxQuantity)} لكل منتج. أنقص الكمية لتُتمّ الطلب.`,
    takeMaximum: `اجعل الكمية ${items(shop.maxQuantity)}`,
  },
});
