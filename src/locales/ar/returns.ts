import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import { returnReason, returnStatus } from './return-states.ts';

const daysRemaining = plural('ar', {
  zero: 'اليوم آخر يوم لطلب الإرجاع',
  one: 'بقي يوم واحد لطلب الإرجاع',
  two: 'بقي يومان لطلب الإرجاع',
  few: 'بقيت {count} أيام لطلب الإرجاع',
  many: 'بقي {count} يومًا لطلب الإرجاع',
  other: 'بقي {count} يوم لطلب الإرجاع',
});

const itemCount = plural('ar', {
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{count} قطع',
  other: '{count} قطعة',
});

/** Returns on the page of an order, in Arabic. */
export const messages = {
  title: 'الإرجاع',
  /** The clock; `date` is the last day, formatted. */
  left: daysRemaining,
  until: ({ date }: { date: string }) => `حتى نهاية يوم ${date}.`,
  over: ({ date }: { date: string }) => `انتهت مدة الإرجاع يوم ${date}.`,
  estimated: 'تُحسب المدة من موعد التسليم المتوقع.',
  policy: 'شروط الإرجاع',
  open: 'إرجاع قطع',
  status: returnStatus,
  reasons: returnReason,
  form: {
    title: 'ما الذي تريد إرجاعه؟',
    text: 'حدّد لكل قطعة عددها وسبب إرجاعها. نراجع الطلب ونخبرك بالبريد كيف تعيدها.',
    /** Returnable quantity. */
    itemCount,
    quantityOf: ({ name }: { name: string }) => `كم قطعة تُرجع من ${isolateText(name)}`,
    reasonOf: ({ name }: { name: string }) => `سبب إرجاع ${isolateText(name)}`,
    chooseReason: 'اختر السبب',
    less: 'أقل',
    more: 'أكثر',
    comment: 'تفاصيل أخرى (اختياري)',
    hint: 'مثل: أين الكسر، وكيف كان الغلاف.',
    none: 'حدّد عدد القطع التي تريد إرجاعها',
    noReason: 'اختر سببًا لكل قطعة',
    send: 'أرسل طلب الإرجاع',
    sent: { title: 'وصلنا طلب الإرجاع', body: 'سنراجعه ونخبرك بالبريد' },
  },
  states: {
    requested: 'نراجع طلبك، ونخبرك بالبريد.',
    approved: 'أعد القطع كما اتفقنا، في غلافها.',
    received: 'وصلتنا القطع.',
    refunded: 'أُرسل المبلغ إليك، ويظهر في حسابك خلال أيام.',
    refused: 'لم نقبل هذا الإرجاع.',
    closed: 'انتهى هذا الإرجاع.',
    withdrawn: 'سحبت طلب الإرجاع.',
  },
  cameBack: 'عادت الشحنة إلينا',
  refund: ({ amount }: { amount: string }) => `المبلغ العائد إليك: ${amount}`,
  received: ({ name, received, asked }: { name: string; received: string; asked: string }) =>
    `${isolateText(name)} × ${received} من ${asked}`,
  answer: 'رد المتجر',
  comment: 'ما كتبته',
  asked: ({ date }: { date: string }) => `طُلب يوم ${date}`,
  withdraw: {
    button: 'سحب الطلب',
    title: 'هل تريد سحب طلب الإرجاع؟',
    text: 'تبقى القطع معك، ويمكنك أن تطلب إرجاعها من جديد ما دامت المدة لم تنته.',
    yes: 'نعم، اسحبه',
    no: 'رجوع',
    done: { title: 'تم سحب طلب الإرجاع', body: 'تبقى القطع معك' },
  },
};
