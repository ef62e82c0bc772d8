import { isolateText } from '../../format.ts';
import { orderStatus, paymentStatus } from '../order-status.ts';

/** Orders in the admin area. */
export const orders = {
  title: 'الطلبات',
  search: 'رقم الطلب أو الاسم أو الهاتف أو البريد',
  filter: 'حالة الطلب',
  from: 'من يوم',
  to: 'إلى يوم',
  sort: { label: 'الترتيب', newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا' },
  columns: {
    order: 'الطلب',
    customer: 'العميل',
    placed: 'التاريخ',
    items: 'القطع',
    total: 'الإجمالي',
    payment: 'الدفع',
    status: 'الحالة',
  },
  status: orderStatus,
  payment: paymentStatus,
  deletedAccount: 'حساب محذوف',
  place: ({ city, phone }: { city: string; phone: string }) =>
    [city, phone].filter(Boolean).map(isolateText).join('، '),
  gift: 'هدية',
  giftWrapped: 'هدية مغلّفة',
  giftMessage: 'رسالة الهدية',
  details: ({ number }: { number: string }) => `تفاصيل الطلب ${isolateText(number)}`,
  items: 'القطع',
  shipTo: 'يُشحن إلى',
  zone: 'منطقة الشحن',
  paidBy: 'طريقة الدفع',
  history: 'ما جرى',
  placed: 'وصل الطلب',
  formerAccount: 'حساب لم يعد موجودًا',
  chat: 'محادثة العميل',
  move: {
    label: 'تغيير الحالة',
    processing: 'بدء التجهيز',
    shipped: 'تم الشحن',
    delivered: 'تم التسليم',
    cancelled: 'إلغاء الطلب',
  },
  settle: {
    label: 'تغيير حالة الدفع',
    paid: 'تم الدفع',
    refunded: 'تم رد المبلغ',
    pending: 'لم يُدفع بعد',
  },
  ask: {
    cancelled: {
      title: 'هل تلغي هذا الطلب؟',
      text: 'تعود القطع إلى المخزون، ويعود استخدام كود الخصم، ونخبر العميل بالبريد. لا رجوع عن الإلغاء.',
      yes: 'إلغاء الطلب',
    },
    refunded: {
      title: 'هل رُدّ المبلغ كله؟',
      text: 'يُسجَّل رد المبلغ باسمك، ولا رجوع عنه.',
      yes: 'نعم، رُدّ المبلغ',
    },
    no: 'رجوع',
  },
  moved: { title: 'تم التحديث', body: ({ status }: { status: string }) => `حالة الطلب الآن: ${status}` },
  settled: { title: 'تم التحديث', body: ({ status }: { status: string }) => `حالة الدفع الآن: ${status}` },
  export: 'تصدير CSV',
  exported: { title: 'تم التصدير', body: 'حُفظ الملف على جهازك' },
  changedMeanwhile: {
    title: 'سبقك غيرك إلى هذا الطلب',
    body: ({ status, payment }: { status: string; payment: string }) => `حالته الآن: ${status}، والدفع: ${payment}.`,
  },
};
