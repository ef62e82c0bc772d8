// Generated from 
//   src/features/returns/returns.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';

export const messages = {
  title: 'الإرجاع',
  left: plural('ar', { zero: 'اليوم آخر يوم لطلب الإرجاع', one: 'بقي يوم واحد لطلب الإرجاع', two: 'بقي يومان لطلب الإرجاع', few: 'بقيت {count} أيام لطلب الإرجاع', many: 'بقي {count} يومًا لطلب الإرجاع', other: 'بقي {count} يوم لطلب الإرجاع' }),
  until: ({ date }: { readonly date: string }) => `حتى نهاية يوم ${date}.`,
  over: ({ date }: { readonly date: string }) => `انتهت مدة الإرجاع يوم ${date}.`,
  estimated: 'تُحسب المدة من موعد التسليم المتوقع.',
  policy: 'شروط الإرجاع',
  open: 'إرجاع قطع',
  status: {
    requested: 'طُلب الإرجاع',
    approved: 'الإرجاع مقبول',
    received: 'وصلت القطع',
    refunded: 'رُدّ المبلغ',
    refused: 'لم يُقبل الإرجاع',
    closed: 'أُغلق الإرجاع',
    withdrawn: 'سُحب طلب الإرجاع',
  },
  reasons: {
    damaged: 'وصلت مكسورة',
    faulty: 'بها عيب',
    wrong_item: 'ليست ما طُلب',
    not_as_described: 'تختلف عن الوصف أو الصورة',
    changed_mind: 'تغيّر الرأي',
    other: 'سبب آخر',
    refused: 'رُفض الاستلام',
    unreachable: 'لم يكن أحد في العنوان',
  },
  form: {
    title: 'ما الذي تريد إرجاعه؟',
    text: 'حدّد لكل قطعة عددها وسبب إرجاعها. نراجع الطلب ونخبرك بالبريد كيف تعيدها.',
    itemCount: plural('ar', { one: 'قطعة واحدة', two: 'قطعتان', few: '{count} قطع', other: '{count} قطعة' }),
    quantityOf: ({ name }: { readonly name: string }) => `كم قطعة تُرجع من ${isolateText(name)}`,
    reasonOf: ({ name }: { readonly name: string }) => `سبب إرجاع ${isolateText(name)}`,
    chooseReason: 'اختر السبب',
    less: 'أقل',
    more: 'أكثر',
    comment: 'تفاصيل أخرى (اختياري)',
    hint: 'مثل: أين الكسر، وكيف كان الغلاف.',
    none: 'حدّد عدد القطع التي تريد إرجاعها',
    noReason: 'اختر سببًا لكل قطعة',
    send: 'أرسل طلب الإرجاع',
    sent: {
      title: 'وصلنا طلب الإرجاع',
      body: 'سنراجعه ونخبرك بالبريد',
    },
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
  refund: ({ amount }: { readonly amount: string }) => `المبلغ العائد إليك: ${amount}`,
  received: ({ name, received, requested }: { readonly name: string; readonly received: string; readonly requested: string }) => `${isolateText(name)} × ${received} من ${requested}`,
  reply: 'رد المتجر',
  comment: 'ما كتبته',
  requestedOn: ({ date }: { readonly date: string }) => `طُلب يوم ${date}`,
  withdraw: {
    button: 'سحب الطلب',
    title: 'هل تريد سحب طلب الإرجاع؟',
    text: 'تبقى القطع معك، ويمكنك أن تطلب إرجاعها من جديد ما دامت المدة لم تنته.',
    yes: 'نعم، اسحبه',
    no: 'رجوع',
    done: {
      title: 'تم سحب طلب الإرجاع',
      body: 'تبقى القطع معك',
    },
  },
};
