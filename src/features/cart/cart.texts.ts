import { defineTexts } from '#core/i18n/define-texts.ts';

export const cart = defineTexts(
  'cart/cart',
  {
    title: { ar: 'سلة التسوق', en: 'Shopping Cart' },
    empty: {
      title: { ar: 'سلتك فارغة', en: 'Your cart is empty' },
      text: { ar: 'مائدة بيضاء تنتظر أول طبق.', en: 'A white table, waiting for its first plate.' },
      button: { ar: 'تصفّح المنتجات', en: 'Browse Products' },
    },
    lineTotal: { ar: 'الإجمالي', en: 'Total' },
    remove: { ar: 'حذف', en: 'Remove' },
    removeNamed: { ar: 'حذف {name} من السلة', en: 'Remove {name} from the cart' },
    quantityOf: { ar: 'الكمية من {name}', en: 'Quantity of {name}' },
    clear: { ar: 'إفراغ السلة', en: 'Clear Cart' },
    confirmClear: {
      title: { ar: 'هل تريد إفراغ السلة؟', en: 'Clear the cart?' },
      text: { ar: 'تُحذف منها جميع المنتجات.', en: 'All items will be removed from it.' },
      keep: { ar: 'أبقِها', en: 'Keep them' },
    },
    suggestions: { ar: 'قد يعجبك أيضًا', en: 'You may like' },
    checkout: { ar: 'إتمام الطلب', en: 'Checkout' },
    /** The cart drawer after an addition. */
    drawer: {
      title: { ar: 'في سلتك', en: 'In your cart' },
      added: { ar: 'أُضيف الآن: {quantity}', en: 'Just added: {quantity}' },
      toCart: { ar: 'عرض السلة', en: 'View Cart' },
    },
    notBuyable: { ar: 'راجع القطع المعلَّمة أولًا، ثم أتمّ الطلب.', en: 'See to the marked pieces first, then check out.' },
    notOpen: {
      title: { ar: 'لم نبدأ استقبال الطلبات بعد', en: 'We are not taking orders yet' },
      text: {
        ar: 'تصفّح المتجر كما تشاء، وستجد سلتك كما تركتها حين نبدأ.',
        en: 'Look around as you like; your cart will be as you left it when we start.',
      },
      staff: {
        ar: 'تُقبل طلبات فريق المتجر للتجربة.',
        en: 'Orders of the shop’s team are accepted, to try things out.',
      },
    },
    continue: { ar: 'متابعة التسوق', en: 'Continue Shopping' },
    nextStep: {
      ar: 'تضيف كود الخصم وخيارات الهدية في الخطوة التالية.',
      en: 'You add a promo code and gift options in the next step.',
    },
    notKept: {
      ar: 'متصفحك يمنع حفظ البيانات، لذلك لن تبقى هذه السلة بعد إغلاق الصفحة أو إعادة تحميلها.',
      en: 'Your browser blocks storage for this site, so this cart will not be kept after you close or reload the page.',
    },
    /** Hint at the customer's own unpaid order. */
    ownOrder: {
      ar: 'طلبك {number, isolate} الذي لم تدفعه بعد يحجز هذه القطعة.',
      en: 'Your unpaid order {number, isolate} holds this piece.',
    },
    openOrder: { ar: 'افتح الطلب', en: 'Open the order' },
    offer: {
      title: { ar: 'وفّر حتى {bundlePercent}', en: 'Save up to {bundlePercent}' },
      more: {
        ar: '{count, plural, one {أضف منتجًا آخر مختلفًا لتحصل على خصم الباقة {bundlePercent}} two {أضف منتجين آخرين مختلفين لتحصل على خصم الباقة {bundlePercent}} few {أضف # منتجات أخرى مختلفة لتحصل على خصم الباقة {bundlePercent}} many {أضف # منتجًا آخر مختلفًا لتحصل على خصم الباقة {bundlePercent}} other {أضف # منتج آخر مختلف لتحصل على خصم الباقة {bundlePercent}}}',
        en: '{count, plural, one {Add # more different product for the {bundlePercent} bundle discount} other {Add # more different products for the {bundlePercent} bundle discount}}',
      },
      activeTitle: { ar: 'حصلت على خصم {bundlePercent}', en: 'You have earned {bundlePercent} off' },
      active: { ar: 'خُصم {bundlePercent} من المجموع الفرعي', en: '{bundlePercent} has been taken off your subtotal' },
      activePart: {
        ar: 'خُصم {bundlePercent} من ثمن المنتجات التي لا يشملها خصم الشراء معًا',
        en: '{bundlePercent} has been taken off the products without the bought-together discount',
      },
    },
    changes: {
      price: { ar: 'تغيّر السعر من {before} إلى {now}.', en: 'The price has changed from {before} to {now}.' },
      soldOut: {
        ar: 'نفدت هذه القطعة. احذفها لتُتمّ الطلب.',
        en: 'This piece has sold out. Remove it to place the order.',
      },
      reduce: { ar: 'أنقص الكمية لتُتمّ الطلب.', en: 'Lower the quantity to place the order.' },
      takeLeft: { ar: 'اطلب المتاح فقط', en: 'Take what is left' },
      aboveMaximum: {
        ar: 'الحد الأقصى {maxQuantity, plural, one {قطعة واحدة} two {قطعتين} few {# قطع} other {# قطعة}} لكل منتج. أنقص الكمية لتُتمّ الطلب.',
        en: 'Maximum quantity is {maxQuantity, number} per item. Lower the quantity to place the order.',
      },
      takeMaximum: {
        ar: 'اجعل الكمية {maxQuantity, plural, one {قطعة واحدة} two {قطعتين} few {# قطع} other {# قطعة}}',
        en: 'Take {maxQuantity, number}',
      },
    },
  },
  { place: 'cart' },
);

export const cartMeta = defineTexts(
  'content/meta/cart',
  {
    title: { ar: 'سلة التسوق | {shopName}', en: 'Shopping Cart | {shopName}' },
    description: {
      ar: 'القطع التي اخترتها، وإجمالي طلبك مفصّلًا.',
      en: 'The pieces you have chosen, and your total in full.',
    },
  },
  { place: 'searchEngines' },
);
