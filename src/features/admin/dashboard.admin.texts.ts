import { defineTexts } from '#core/i18n/define-texts.ts';
import { openingRequirementNames, openingSuggestionNames } from '#features/settings/opening.texts.ts';

const waitingMessages = {
  ar: '{count, plural, =0 {لا رسائل تنتظر الإرسال} one {رسالة واحدة تنتظر الإرسال} two {رسالتان تنتظران الإرسال} few {# رسائل تنتظر الإرسال} other {# رسالة تنتظر الإرسال}}',
  en: '{count, plural, =0 {No messages are waiting to be sent} one {# message is waiting to be sent} other {# messages are waiting to be sent}}',
};

/** Dashboard figures. */
export const dashboard = defineTexts('admin/dashboard', {
  title: { ar: 'نظرة عامة', en: 'Overview' },
  opening: {
    closed: { ar: 'المتجر لا يستقبل طلبات العملاء بعد', en: 'Customers cannot order yet' },
    closedText: {
      ar: 'يتصفّح الزوار المتجر، ولا تُقبل طلباتهم قبل أن تُكمل ما يلي. طلبات فريقك مقبولة للتجربة.',
      en: 'Visitors can look around, but their orders are refused until the following is in order. Your team can order to try things out.',
    },
    demonstration: { ar: 'هذا متجر للتجربة', en: 'This shop is a demonstration' },
    demonstrationText: {
      ar: 'يقبل الطلبات مع أن ما يلي ناقص. أكمله قبل أن يصل إليه عملاؤك.',
      en: 'It takes orders although the following is missing. Complete it before customers find the shop.',
    },
    missing: openingRequirementNames,
    suggested: { ar: 'غيّر أيضًا قبل الافتتاح:', en: 'Also change before you open:' },
    suggestions: openingSuggestionNames,
    show: { ar: 'ما الناقص؟', en: 'What is missing?' },
  },
  ordersThisWeek: { ar: 'طلبات الأسبوع', en: 'Orders this week' },
  revenueThisWeek: { ar: 'إيراد الأسبوع', en: 'Revenue this week' },
  revenueMeans: {
    ar: 'بعد الخصم، وقبل الضريبة والشحن، ومن دون الملغى',
    en: 'after discounts, before tax and shipping, without cancelled orders',
  },
  weekMeans: { ar: 'آخر سبعة أيام بتوقيت القاهرة', en: 'last seven days, Cairo time' },
  more: { ar: 'أكثر من الأسبوع السابق بمقدار {amount}', en: 'up {amount} from the week before' },
  fewer: { ar: 'أقل من الأسبوع السابق بمقدار {amount}', en: 'down {amount} from the week before' },
  same: { ar: 'مثل الأسبوع السابق', en: 'same as the week before' },
  setup: {
    title: { ar: 'تجهيز المتجر', en: 'Set up your shop' },
    progress: { ar: 'أُنجز {done} من {all}', en: '{done} of {all} done' },
    done: { ar: 'تم', en: 'Done' },
    closing: { ar: 'قبل أول طلب', en: 'Before the first order' },
    hide: { ar: 'أخفِ هذه القائمة', en: 'Hide this list' },
    show: { ar: 'اعرض القائمة في النظرة العامة', en: 'Show the list on the overview' },
    open: { ar: 'خطوات تجهيز المتجر', en: 'Steps to set up the shop' },
    hideNotice: {
      title: { ar: 'أُخفيت القائمة', en: 'List hidden' },
      body: { ar: 'تجدها أسفل النظرة العامة.', en: 'You will find it at the bottom of the overview.' },
    },
    showNotice: {
      title: { ar: 'عادت القائمة', en: 'List shown' },
      body: {
        ar: 'تظهر في النظرة العامة حتى تتم كل الخطوات.',
        en: 'It stays on the overview until all steps are done.',
      },
    },
    complete: { ar: 'تمت كل الخطوات.', en: 'All steps are done.' },
  },
  openWork: {
    title: { ar: 'ما ينتظرك', en: 'To do' },
    none: { ar: 'لا شيء ينتظرك الآن.', en: 'Nothing needs you right now.' },
    oldest: { ar: 'الأقدم {age}', en: 'oldest {age}' },
  },
  chart: { ar: 'آخر ثلاثين يومًا', en: 'Last thirty days' },
  figure: { ar: 'ما يُعرض', en: 'What is shown' },
  revenue: { ar: 'الإيراد', en: 'Revenue' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  day: { ar: 'اليوم', en: 'Day' },
  asTable: { ar: 'عرض الأرقام في جدول', en: 'Show the figures as a table' },
  summary: {
    ar: '{count, plural, =0 {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}} بإيراد {revenue} في ثلاثين يومًا',
    en: '{count, plural, =0 {No orders} one {# order} other {# orders}} with a revenue of {revenue} in thirty days',
  },
  noneSold: { ar: 'لم يُبَع شيء في آخر ثلاثين يومًا', en: 'No sales in the last thirty days' },
  outgoing: { ar: 'رسائل تنتظر الإرسال', en: 'Messages are waiting to be sent' },
  mailHeld: {
    ar: 'بلغ البريد الحد المسموح في الساعة ({perHour}) منذ {moment}. ما زاد ينتظر ثم يُرسل، ولا تضيع منه رسالة. إن كان خادم بريدك يسمح بأكثر فارفع MAX_MAILS_PER_HOUR.',
    en: 'The hourly limit for emails ({perHour}) was reached on {moment}. Further emails wait and are sent later; none is lost. If your mail server allows more, raise MAX_MAILS_PER_HOUR.',
  },
  textHeld: {
    ar: 'بلغت الرسائل النصية الحد المسموح في الساعة ({perHour}) منذ {moment}. ما زاد ينتظر، وما انتهت صلاحية رمزه لا يُرسل. يمكنك رفع MAX_SMS_PER_HOUR.',
    en: 'The hourly limit for text messages ({perHour}) was reached on {moment}. Further messages wait; those whose code has expired by then are not sent. You can raise MAX_SMS_PER_HOUR.',
  },
  late: {
    ar: '{count, plural, =0 {لا رسائل تنتظر} one {رسالة واحدة تنتظر} two {رسالتان تنتظران} few {# رسائل تنتظر} other {# رسالة تنتظر}} منذ ربع ساعة أو أكثر، وأقدمها من {moment}. إن لم يكن السبب حدّ الساعة فالسبب في سجل الخادم.',
    en: '{count, plural, =0 {No messages have} one {# message has} other {# messages have}} been waiting for a quarter of an hour or longer, the oldest since {moment}. If no hourly limit was reached, the server’s log says why.',
  },
  outageOf: {
    mail: { ar: 'خادم البريد', en: 'The mail server' },
    text: { ar: 'مزوّد الرسائل النصية', en: 'The text message provider' },
    gateway: { ar: 'مزوّد الدفع {gateway}', en: 'The payment gateway {gateway}' },
  },
  outageCauses: {
    silent: { ar: 'لا يستجيب', en: 'has not answered' },
    unreachable: { ar: 'لا يمكن الوصول إليه', en: 'has been unreachable' },
    'sign-in': { ar: 'يرفض اسم المستخدم أو كلمة المرور', en: 'has refused the user name or password' },
    refused: { ar: 'لا يقبل شيئًا', en: 'has accepted nothing' },
  },
  outage: {
    ar: '{system} {cause} منذ {moment}. يواصل المتجر المحاولة، ولا يضيع شيء.',
    en: '{system} {cause} since {moment}. The shop keeps trying, and nothing is lost.',
  },
  waitingMessages,
  sendNow: { ar: 'أرسل الآن', en: 'Send now' },
  sendingNow: {
    title: { ar: 'يحاول المتجر الإرسال الآن', en: 'Trying to send now' },
    body: {
      ar: '{count, plural, =0 {لا رسائل تنتظر الإرسال} one {رسالة واحدة تنتظر الإرسال} two {رسالتان تنتظران الإرسال} few {# رسائل تنتظر الإرسال} other {# رسالة تنتظر الإرسال}}.',
      en: '{count, plural, =0 {No messages are waiting to be sent} one {# message is waiting to be sent} other {# messages are waiting to be sent}}.',
    },
  },
  lowStock: { ar: 'أوشك على النفاد', en: 'Low stock' },
  stock: {
    ar: '{count, plural, =0 {نفدت الكمية} one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
    en: '{count, plural, =0 {Sold out} one {# piece} other {# pieces}}',
  },
  enough: { ar: 'كل ما في المتجر متوفر بكمية كافية.', en: 'No product is low on stock.' },
  allLow: { ar: 'كل ما أوشك على النفاد', en: 'All products low on stock' },
});
