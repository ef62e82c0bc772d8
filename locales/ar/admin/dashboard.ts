import { plural } from '../../plural.ts';

const orders = plural('ar', {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '{count} طلبات',
  other: '{count} طلبًا',
});

const issues = plural('ar', {
  zero: 'لا دفعات تحتاج إلى نظرة',
  one: 'دفعة واحدة تحتاج إلى نظرة',
  two: 'دفعتان تحتاجان إلى نظرة',
  few: '{count} دفعات تحتاج إلى نظرة',
  other: '{count} دفعة تحتاج إلى نظرة',
});

const late = plural('ar', {
  zero: 'لا رسائل تنتظر',
  one: 'رسالة واحدة تنتظر',
  two: 'رسالتان تنتظران',
  few: '{count} رسائل تنتظر',
  other: '{count} رسالة تنتظر',
});

/** Figures of the dashboard. */
export const dashboard = {
  title: 'نظرة عامة',
  ordersThisWeek: 'طلبات الأسبوع',
  revenueThisWeek: 'إيراد الأسبوع',
  revenueMeans: 'بعد الخصم، وقبل الضريبة والشحن، ومن دون الملغى',
  weekMeans: 'آخر سبعة أيام بتوقيت القاهرة',
  more: ({ amount }: { amount: string }) => `أكثر من الأسبوع السابق بمقدار ${amount}`,
  fewer: ({ amount }: { amount: string }) => `أقل من الأسبوع السابق بمقدار ${amount}`,
  same: 'مثل الأسبوع السابق',
  packing: 'بانتظار التجهيز',
  unread: 'رسائل غير مقروءة',
  since: ({ moment }: { moment: string }) => `أقدمها من ${moment}`,
  none: 'لا شيء ينتظر',
  chart: 'آخر ثلاثين يومًا',
  shown: 'ما يُعرض',
  revenue: 'الإيراد',
  orders: 'الطلبات',
  day: 'اليوم',
  asTable: 'عرض الأرقام في جدول',
  summary: ({ count, revenue }: { count: number; revenue: string }) =>
    `${orders(count)} بإيراد ${revenue} في ثلاثين يومًا`,
  noneSold: 'لم يُبَع شيء في آخر ثلاثين يومًا',
  paymentIssues: ({ count, moment }: { count: number; moment: string }) => `${issues(count)}، وأقدمها من ${moment}.`,
  showIssues: 'ما العمل؟',
  outgoing: 'رسائل تنتظر الإرسال',
  mailHeld: ({ perHour, moment }: { perHour: string; moment: string }) =>
    `بلغ البريد الحد المسموح في الساعة (${perHour}) منذ ${moment}. ما زاد ينتظر ثم يُرسل، ولا تضيع منه رسالة. إن كان خادم بريدك يسمح بأكثر فارفع MAILS_PER_HOUR.`,
  textHeld: ({ perHour, moment }: { perHour: string; moment: string }) =>
    `بلغت الرسائل النصية الحد المسموح في الساعة (${perHour}) منذ ${moment}. ما زاد ينتظر، وما انتهت صلاحية رمزه لا يُرسل. يمكنك رفع TEXTS_PER_HOUR.`,
  late: ({ count, moment }: { count: number; moment: string }) =>
    `${late(count)} منذ ربع ساعة أو أكثر، وأقدمها من ${moment}. إن لم يكن السبب حدّ الساعة فالسبب في سجل الخادم.`,
  lowStock: 'أوشك على النفاد',
  stock: plural('ar', {
    zero: 'نفدت الكمية',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    other: '{count} قطعة',
  }),
  enough: 'كل ما في المتجر متوفر بكمية كافية.',
  allLow: 'كل ما أوشك على النفاد',
};
