import { plural } from '../../plural.ts';

const orders = plural('ar', {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '{count} طلبات',
  other: '{count} طلبًا',
});

/** How the shop does, in figures. */
export const overview = {
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
