import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

const orders = plural('ar', {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '{count} طلبات',
  many: '{count} طلبًا',
  other: '{count} طلب',
});

const issues = plural('ar', {
  zero: 'لا دفعات تحتاج إلى مراجعة',
  one: 'دفعة واحدة تحتاج إلى مراجعة',
  two: 'دفعتان تحتاجان إلى مراجعة',
  few: '{count} دفعات تحتاج إلى مراجعة',
  other: '{count} دفعة تحتاج إلى مراجعة',
});

const late = plural('ar', {
  zero: 'لا رسائل تنتظر',
  one: 'رسالة واحدة تنتظر',
  two: 'رسالتان تنتظران',
  few: '{count} رسائل تنتظر',
  other: '{count} رسالة تنتظر',
});

const waitingMessages = plural('ar', {
  zero: 'لا رسائل تنتظر الإرسال',
  one: 'رسالة واحدة تنتظر الإرسال',
  two: 'رسالتان تنتظران الإرسال',
  few: '{count} رسائل تنتظر الإرسال',
  other: '{count} رسالة تنتظر الإرسال',
});

/** Figures of the dashboard. */
export const dashboard = {
  title: 'نظرة عامة',
  opening: {
    closed: 'المتجر لا يستقبل طلبات العملاء بعد',
    closedText: 'يتصفّح الزوار المتجر، ولا تُقبل طلباتهم قبل أن تُكمل ما يلي. طلبات فريقك مقبولة للتجربة.',
    demonstration: 'هذا متجر للتجربة',
    demonstrationText: 'يقبل الطلبات مع أن ما يلي ناقص. أكمله قبل أن يصل إليه عملاؤك.',
    missing: {
      instapayHandle: 'عنوان إنستاباي الذي يحوّل إليه العملاء',
      phone: 'هاتف المتجر',
      email: 'البريد الإلكتروني للمتجر',
      mailServer: `خادم البريد: اضبط ${isolateText('SMTP_URL')} و${isolateText('MAIL_FROM')} على الخادم ثم أعد تشغيل المتجر`,
      mailFrom: 'عنوان المرسِل: اضبط MAIL_FROM على الخادم ثم أعد تشغيل المتجر',
    },
    suggested: 'غيّر أيضًا قبل الافتتاح:',
    suggestions: { address: 'عنوان المتجر', social: 'صفحات التواصل الاجتماعي' },
    show: 'ما الناقص؟',
  },
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
    `بلغ البريد الحد المسموح في الساعة (${perHour}) منذ ${moment}. ما زاد ينتظر ثم يُرسل، ولا تضيع منه رسالة. إن كان خادم بريدك يسمح بأكثر فارفع MAX_MAILS_PER_HOUR.`,
  textHeld: ({ perHour, moment }: { perHour: string; moment: string }) =>
    `بلغت الرسائل النصية الحد المسموح في الساعة (${perHour}) منذ ${moment}. ما زاد ينتظر، وما انتهت صلاحية رمزه لا يُرسل. يمكنك رفع MAX_SMS_PER_HOUR.`,
  late: ({ count, moment }: { count: number; moment: string }) =>
    `${late(count)} منذ ربع ساعة أو أكثر، وأقدمها من ${moment}. إن لم يكن السبب حدّ الساعة فالسبب في سجل الخادم.`,
  outageOf: {
    mail: 'خادم البريد',
    text: 'مزوّد الرسائل النصية',
    gateway: ({ gateway }: { gateway: string }) => `مزوّد الدفع ${gateway}`,
  },
  outageCauses: {
    silent: 'لا يستجيب',
    unreachable: 'لا يمكن الوصول إليه',
    'sign-in': 'يرفض اسم المستخدم أو كلمة المرور',
    refused: 'لا يقبل شيئًا',
  },
  outage: ({ system, cause, moment }: { system: string; cause: string; moment: string }) =>
    `${system} ${cause} منذ ${moment}. يواصل المتجر المحاولة، ولا يضيع شيء.`,
  waitingMessages,
  sendNow: 'أرسل الآن',
  sendingNow: {
    title: 'يحاول المتجر الإرسال الآن',
    body: ({ count }: { count: number }) => `${waitingMessages(count)}.`,
  },
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
