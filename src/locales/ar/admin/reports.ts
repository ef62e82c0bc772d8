import { plural } from '#core/i18n/plural.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import type { ReportName } from '#features/reports/report.ts';
import type { ReportPeriod } from '#features/reports/report-period.ts';
import { returnReason } from '../return-states.ts';

const years = plural('ar', { one: 'سنة واحدة', two: 'سنتان', few: '{count} سنوات', other: '{count} سنة' });

const names: Record<ReportName, string> = {
  product: 'المنتجات',
  category: 'الأقسام',
  governorate: 'المحافظات',
  method: 'طرق الدفع',
  promoCode: 'أكواد الخصم',
  tax: 'الضريبة',
  cash: 'نقود لدى شركات الشحن',
  returns: 'أسباب الإرجاع',
};

const periods: Record<ReportPeriod | 'days', string> = {
  'this-month': 'هذا الشهر',
  'last-month': 'الشهر الماضي',
  'this-quarter': 'هذا الربع',
  'last-quarter': 'الربع الماضي',
  'this-year': 'هذا العام',
  'last-year': 'العام الماضي',
  days: 'من يوم إلى يوم',
};

const methods: Record<PaymentMethod, string> = {
  cash_on_delivery: 'نقدًا عند الاستلام',
  bank_transfer: 'تحويل عبر إنستاباي',
  card_link: 'بطاقة برابط من البائع',
  card: 'بطاقة في صفحة الدفع',
  wallet: 'محفظة إلكترونية',
  instalments: 'التقسيط',
};

/** Figures of the shop for its owner. */
export const reports = {
  title: 'التقارير',
  report: 'التقرير',
  names,
  period: 'المدة',
  periods,
  range: ({ from, to }: { from: string; to: string }) => `من ${from} إلى ${to}`,
  now: 'الآن',
  choose: ({ count }: { count: number }) => `اختر أول يوم وآخر يوم، في ${years(count)} على الأكثر.`,
  about: {
    sales:
      'يُحسب بيعًا كل طلب لم يُلغَ، دُفع أو لم يُدفع، في يوم وضعه بتوقيت القاهرة. والمبيعات ثمن البضاعة بعد كل الخصومات، قبل الضريبة والشحن، كما في النظرة العامة. وما أرجعه العملاء أو رُدّ إليهم أو لم يعد مستحقًا عليهم يُحسب في يومه، قبل الضريبة والشحن أيضًا، ولا يغيّر مبيعات يوم مضى، وصافي المبيعات هو المبيعات من دونه. أما المال الذي أُعيد إليهم ففيه الضريبة والشحن.',
    tax: 'ضريبة الطلبات التي لم تُلغَ، في شهر وضعها بتوقيت القاهرة. وما فيما رُدّ أو لم يعد مستحقًا من ضريبة يُطرح في شهره.',
    cash: 'ما على شركات الشحن أن تسلّمه لك من طلبات تُدفع عند الاستلام، حتى يصل في تسوية أو تسجّل الدفع بيدك.',
    returns: 'ما طلب العملاء إرجاعه وما رُفض استلامه، في يوم طلبه بتوقيت القاهرة، من دون ما تراجع عنه العملاء.',
  },
  exported: { title: 'تم', body: 'نُزّل التقرير' },
  empty: 'لا شيء في هذه المدة.',
  noCash: 'لا نقود لدى شركات الشحن.',
  chart: ({ report, range }: { report: string; range: string }) => `${report}، ${range}`,
  highest: ({ max }: { max: string }) => `أعلى ${max}`,
  more: ({ shown, all }: { shown: string; all: string }) => `يعرض الجدول أعلى ${shown} من ${all}، وفي الملف الكل.`,
  methods,
  reasons: returnReason,
  noGovernorate: 'غير معروفة',
  noCode: 'من دون كود',
  welcomeCodes: 'أكواد الترحيب الشخصية',
  noCategory: 'لم تعد في المتجر',
  columns: {
    product: 'المنتج',
    category: 'القسم',
    governorate: 'المحافظة',
    method: 'طريقة الدفع',
    promoCode: 'كود الخصم',
    orders: 'الطلبات',
    quantity: 'القطع',
    goods: 'المبيعات',
    promoDiscount: 'خصم الكود',
    returnedQuantity: 'قطع مرتجعة',
    returnedGoods: 'المرتجعات',
    netGoods: 'صافي المبيعات',
    refunded: 'مبالغ مستردة',
    month: 'الشهر',
    percent: 'النسبة',
    taxed: 'ما حُسبت عليه',
    tax: 'الضريبة',
    refundedTax: 'منها في المرتجعات',
    taxLeft: 'الباقي',
    courier: 'شركة الشحن',
    parcels: 'الشحنات',
    underWay: 'في الطريق',
    collected: 'سُلّمت',
    outstanding: 'المجموع',
    oldest: 'أقدمها',
    reason: 'السبب',
    returns: 'المرتجعات',
    restocked: 'للمخزون',
    writtenOff: 'تالف',
    amount: 'مستحق للعملاء',
  },
};
