import { plural } from '../../plural.ts';
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
  confirmClear: { title: 'هل تُفرغ السلة؟', text: 'تُحذف منها جميع المنتجات.', keep: 'أبقِها' },
  suggestions: 'قد يعجبك أيضًا',
  checkout: 'إتمام الطلب',
  /** The cart over the page, after something was added. */
  drawer: {
    title: 'في سلتك',
    added: ({ quantity }: { quantity: string }) => `أُضيف الآن: ${quantity}`,
    toCart: 'عرض السلة',
  },
  notBuyable: 'راجع القطع المعلَّمة أولًا، ثم أتم الطلب.',
  continue: 'متابعة التسوق',
  nextStep: 'تضيف كود الخصم وخيارات الهدية في الخطوة التالية.',
  offer: {
    title: `وفّر حتى ${shop.bundlePercent}`,
    more: plural('ar', {
      one: `أضف منتجًا مختلفًا آخر ليُخصم ${shop.bundlePercent} من المجموع الفرعي`,
      two: `أضف منتجين مختلفين آخرين ليُخصم ${shop.bundlePercent} من المجموع الفرعي`,
      few: `أضف {count} منتجات مختلفة أخرى ليُخصم ${shop.bundlePercent} من المجموع الفرعي`,
      other: `أضف {count} منتجًا مختلفًا آخر ليُخصم ${shop.bundlePercent} من المجموع الفرعي`,
    }),
    activeTitle: `حصلت على خصم ${shop.bundlePercent}`,
    active: `خُصم ${shop.bundlePercent} من المجموع الفرعي`,
  },
  changes: {
    price: ({ before, now }: { before: string; now: string }) => `تغيّر السعر من ${before} إلى ${now}.`,
    soldOut: 'نفدت هذه القطعة. احذفها لتُتم الطلب.',
    reduce: 'أنقص الكمية لتُتم الطلب.',
    takeLeft: 'خذ ما بقي',
    aboveMaximum: `الحد الأقصى ${items(shop.maxQuantity)} لكل منتج. أنقص الكمية لتُتم الطلب.`,
    takeMaximum: `خذ ${items(shop.maxQuantity)}`,
  },
});
