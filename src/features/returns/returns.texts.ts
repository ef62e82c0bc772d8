import { defineTexts } from '#core/i18n/define-texts.ts';
import { returnReason, returnStatus } from './return-states.texts.ts';

const daysRemaining = {
  ar: '{count, plural, =0 {اليوم آخر يوم لطلب الإرجاع} one {بقي يوم واحد لطلب الإرجاع} two {بقي يومان لطلب الإرجاع} few {بقيت # أيام لطلب الإرجاع} many {بقي # يومًا لطلب الإرجاع} other {بقي # يوم لطلب الإرجاع}}',
  en: '{count, plural, =0 {Today is the last day to ask for a return} one {# day left to ask for a return} other {# days left to ask for a return}}',
};

const itemCount = {
  ar: '{count, plural, one {قطعة واحدة} two {قطعتان} few {# قطع} other {# قطعة}}',
  en: '{count, plural, one {# piece} other {# pieces}}',
};

/** Returns on the order page. */
export const returns = defineTexts(
  'returns',
  {
    title: { ar: 'الإرجاع', en: 'Returns' },
    /** Return period; `date` is the formatted last day. */
    left: daysRemaining,
    until: { ar: 'حتى نهاية يوم {date}.', en: 'Until the end of {date}.' },
    over: { ar: 'انتهت مدة الإرجاع يوم {date}.', en: 'The time to return pieces ended on {date}.' },
    estimated: { ar: 'تُحسب المدة من موعد التسليم المتوقع.', en: 'Counted from the estimated delivery.' },
    policy: { ar: 'شروط الإرجاع', en: 'Terms of returns' },
    open: { ar: 'إرجاع قطع', en: 'Return pieces' },
    status: returnStatus,
    reasons: returnReason,
    form: {
      title: { ar: 'ما الذي تريد إرجاعه؟', en: 'What would you like to return?' },
      text: {
        ar: 'حدّد لكل قطعة عددها وسبب إرجاعها. نراجع الطلب ونخبرك بالبريد كيف تعيدها.',
        en: 'Say how many of each piece, and why. We will review your request and email you how to send them back.',
      },
      /** Returnable quantity. */
      itemCount,
      quantityOf: { ar: 'كم قطعة تُرجع من {name, isolate}', en: 'How many of {name, isolate} to return' },
      reasonOf: { ar: 'سبب إرجاع {name, isolate}', en: 'Why you return {name, isolate}' },
      chooseReason: { ar: 'اختر السبب', en: 'Choose a reason' },
      less: { ar: 'أقل', en: 'Less' },
      more: { ar: 'أكثر', en: 'More' },
      comment: { ar: 'تفاصيل أخرى (اختياري)', en: 'Anything else (optional)' },
      hint: { ar: 'مثل: أين الكسر، وكيف كان الغلاف.', en: 'Such as where it is broken, and how it was packed.' },
      none: { ar: 'حدّد عدد القطع التي تريد إرجاعها', en: 'Say how many pieces you would like to return' },
      noReason: { ar: 'اختر سببًا لكل قطعة', en: 'Choose a reason for each piece' },
      send: { ar: 'أرسل طلب الإرجاع', en: 'Ask for the return' },
      sent: {
        title: { ar: 'وصلنا طلب الإرجاع', en: 'We have your request' },
        body: { ar: 'سنراجعه ونخبرك بالبريد', en: 'We will review it and email you' },
      },
    },
    states: {
      requested: { ar: 'نراجع طلبك، ونخبرك بالبريد.', en: 'We are reviewing your request and will email you.' },
      approved: { ar: 'أعد القطع كما اتفقنا، في غلافها.', en: 'Send the pieces back as agreed, in their packaging.' },
      received: { ar: 'وصلتنا القطع.', en: 'The pieces have reached us.' },
      refunded: {
        ar: 'أُرسل المبلغ إليك، ويظهر في حسابك خلال أيام.',
        en: 'The money was sent to you; your account shows it within days.',
      },
      refused: { ar: 'لم نقبل هذا الإرجاع.', en: 'We could not accept this return.' },
      closed: { ar: 'انتهى هذا الإرجاع.', en: 'This return has ended.' },
      withdrawn: { ar: 'سحبت طلب الإرجاع.', en: 'You have withdrawn this return.' },
    },
    cameBack: { ar: 'عادت الشحنة إلينا', en: 'The parcel came back to us' },
    refund: { ar: 'المبلغ العائد إليك: {amount}', en: 'Goes back to you: {amount}' },
    received: { ar: '{name, isolate} × {received} من {requested}', en: '{name, isolate} × {received} of {requested}' },
    reply: { ar: 'رد المتجر', en: 'The shop’s answer' },
    comment: { ar: 'ما كتبته', en: 'What you wrote' },
    requestedOn: { ar: 'طُلب يوم {date}', en: 'Requested on {date}' },
    withdraw: {
      button: { ar: 'سحب الطلب', en: 'Withdraw' },
      title: { ar: 'هل تريد سحب طلب الإرجاع؟', en: 'Withdraw this return?' },
      text: {
        ar: 'تبقى القطع معك، ويمكنك أن تطلب إرجاعها من جديد ما دامت المدة لم تنته.',
        en: 'You keep the pieces, and can ask again as long as the time is not over.',
      },
      yes: { ar: 'نعم، اسحبه', en: 'Yes, withdraw it' },
      no: { ar: 'رجوع', en: 'Back' },
      done: {
        title: { ar: 'تم سحب طلب الإرجاع', en: 'The return is withdrawn' },
        body: { ar: 'تبقى القطع معك', en: 'You keep the pieces' },
      },
    },
  },
  { place: 'confirmation' },
);
