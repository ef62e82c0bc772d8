import { defineErrors } from '#core/errors/define-errors.ts';
import { detailCount, detailMoney } from '#core/errors/error-details.ts';
import { orderStatus } from './order-status.texts.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value);

/** Errors of orders and of placing them. */
export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: { status: 404, text: { ar: 'الطلب غير موجود', en: 'Order not found' } },
  ORDER_KEY_REUSED: {
    status: 409,
    text: {
      ar: 'سُجّل طلب آخر من هذه الصفحة. أعد تحميلها وحاول مرة أخرى.',
      en: 'Another order was placed from this page. Reload it and try again.',
    },
  },
  ORDER_CHANGED: {
    status: 409,
    text: {
      ar: ({ status, needs, to }) => {
        if (status === 'delivered' && to === 'cancelled') return 'سُلّم هذا الطلب، فلا يُلغى.';
        if (status === 'shipped' && to === 'cancelled') return 'قطع هذا الطلب مع شركة الشحن. ألغِه من صفحته.';
        if (!isOrderStatus(status) || !isOrderStatus(needs)) return 'تغيّر هذا الطلب في هذه الأثناء';
        return status === to
          ? `حالته «${orderStatus[status].ar}» من قبل.`
          : `حالته «${orderStatus[status].ar}»، ولا يصح هذا إلا لطلب حالته «${orderStatus[needs].ar}».`;
      },
      en: ({ status, needs, to }) => {
        if (status === 'delivered' && to === 'cancelled') return 'It was delivered, so it cannot be cancelled.';
        if (status === 'shipped' && to === 'cancelled')
          return 'Its goods are with the courier. Cancel it on its own page.';
        if (!isOrderStatus(status) || !isOrderStatus(needs)) return 'This order was changed meanwhile';
        return status === to
          ? `It is “${orderStatus[status].en}” already.`
          : `It is “${orderStatus[status].en}”; this is possible only for an order that is “${orderStatus[needs].en}”.`;
      },
    },
  },
  ORDER_PAID: { status: 409, text: { ar: 'هذا الطلب مدفوع بالفعل.', en: 'This order is paid already.' } },
  ORDER_NOT_PAYABLE: {
    status: 409,
    text: { ar: 'لم يعد دفع هذا الطلب ممكنًا.', en: 'This order can no longer be paid.' },
  },
  SHOP_NOT_OPEN: {
    status: 409,
    text: {
      ar: 'لم نبدأ استقبال الطلبات بعد. تصفّح المتجر كما تشاء، وعُد إلينا قريبًا.',
      en: 'We are not taking orders yet. Look around as you like, and come back soon.',
    },
  },
  TOTAL_CHANGED: {
    status: 409,
    details: { total: 421_200 },
    text: {
      ar: (details) => {
        const total = detailMoney(details, 'total', 'ar');
        return total === undefined
          ? 'تغيّر الإجمالي. راجعه ثم أكّد الطلب.'
          : `تغيّر الإجمالي إلى ${total}. راجعه ثم أكّد الطلب.`;
      },
      en: (details) => {
        const total = detailMoney(details, 'total', 'en');
        return total === undefined
          ? 'The total has changed. Review it, then place the order.'
          : `The total has changed to ${total}. Review it, then place the order.`;
      },
    },
  },
  TOO_MANY_UNPAID_ORDERS: {
    status: 409,
    details: { max: 3 },
    text: {
      ar: (details) => {
        const max = detailCount(details, 'max', 'ar');
        return max === undefined
          ? 'بلغت طلباتك غير المدفوعة أقصى ما نستطيع حجزه لك. راسلنا وسنساعدك.'
          : `أقصى عدد نحجزه لكل حساب من الطلبات غير المدفوعة: ${max}. سدّد أحدها أو انتظر حتى يُشحن، وإن احتجت إلى أكثر فراسلنا.`;
      },
      en: (details) => {
        const max = detailCount(details, 'max', 'en');
        return max === undefined
          ? 'You have as many unpaid orders as we can hold for you. Write to us, and we will help you.'
          : `We hold up to ${max} unpaid orders for an account. Pay for one or wait until it is shipped; if you need more, write to us.`;
      },
    },
  },
  TOO_MANY_UNPAID_ITEMS: {
    status: 409,
    details: { max: 20, unpaid: 19 },
    text: {
      ar: (details) => {
        const max = detailCount(details, 'max', 'ar');
        return max === undefined
          ? 'هذا أكثر مما نستطيع حجزه لحساب واحد قبل الدفع. راسلنا وسنساعدك.'
          : `أقصى عدد نحجزه لكل حساب من القطع غير المدفوعة في طلباته كلها: ${max}. اطلب عددًا أقل الآن، وإن احتجت إلى أكثر فراسلنا.`;
      },
      en: (details) => {
        const max = detailCount(details, 'max', 'en');
        return max === undefined
          ? 'This is more than we can hold unpaid for one account. Write to us, and we will help you.'
          : `We hold up to ${max} unpaid items for an account, all orders together. Order fewer now; if you need more, write to us.`;
      },
    },
  },
  EMAIL_PROOF_REQUIRED: {
    status: 409,
    text: {
      ar: 'لإتمام هذا الطلب أكّد بريدك الإلكتروني أولًا: اطلب رمز التأكيد من صفحة حسابك، ثم عُد إلى إتمام الطلب. تبقى سلتك وبياناتك كما هي.',
      en: 'To place this order, confirm your e-mail address first: request the code on your account page, then come back to the checkout. Your cart and your details stay as they are.',
    },
  },
});
