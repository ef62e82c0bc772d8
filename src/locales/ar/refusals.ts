import type { ErrorCode, ErrorDetails } from '#core/errors/app-error.ts';
import {
  amountOf,
  countIn,
  filePlaceOf,
  isOrderStatus,
  localizedNameOf,
  moneyOf,
  namesIn,
  pictureFaultOf,
  secondsOf,
  settlementFaultOf,
  textIn,
} from '#core/errors/error-details.ts';
import { formatWait } from '#core/i18n/format-wait.ts';
import { general } from './forms/general.ts';
import { orderStatus } from './order-status.ts';
import { pictureFaults, proofFaults } from './refusals/pictures.ts';
import { settlementFault } from './refusals/settlements.ts';

const waitOrLater = (details: ErrorDetails): string => {
  const seconds = secondsOf(details);
  return seconds === undefined ? general.tooMany : formatWait(seconds, general);
};

/** Messages of all refusals, in Arabic. Each uses the refusal's details and also works without them. */
export const messages: Record<ErrorCode, (details: ErrorDetails) => string> = {
  VALIDATION_FAILED: () => general.checkInput,
  BROKEN_JSON: () => 'تعذّرت قراءة ما أُرسل. أعد تحميل الصفحة وحاول مرة أخرى.',
  BODY_TOO_LARGE: () => 'ما أرسلته أطول من المسموح. اختصره وحاول مرة أخرى.',
  ENDPOINT_NOT_FOUND: () => 'هذا العنوان غير موجود.',
  SIGN_IN_REQUIRED: () => general.signInFirst,
  ADMIN_REQUIRED: () => 'ليست لديك صلاحية الدخول إلى لوحة الإدارة.',
  RIGHT_REQUIRED: () => 'لا يسمح دورك في الفريق بذلك. اطلبه من مالك المتجر.',
  SECOND_FACTOR_REQUIRED: ({ isMissing }) =>
    isMissing === true
      ? 'يطلب المتجر من فريقه خطوة ثانية للدخول. فعّلها في صفحة حسابك ثم حاول مرة أخرى.'
      : 'لحسابك خطوة ثانية للدخول. أكملها برمز التحقق ثم حاول مرة أخرى.',
  PASSWORD_REQUIRED: () => 'اكتب كلمة مرورك لنتأكد أن الطلب منك.',
  PASSWORD_WRONG: () => 'كلمة المرور غير صحيحة',
  CODE_REQUIRED: () => 'اكتب الرمز الذي أرسلناه إليك لنتأكد أن الطلب منك.',
  CODE_WRONG: () => 'الرمز غير صحيح أو انتهى وقته.',
  LAST_OWNER: () => 'هذا آخر مالك للمتجر. اجعل غيره مالكًا أولًا.',
  TOO_MANY_REQUESTS: waitOrLater,
  SHOP_NOT_OPEN: () => 'لم نبدأ استقبال الطلبات بعد. تصفّح المتجر كما تشاء، وعُد إلينا قريبًا.',
  PRODUCT_NOT_FOUND: () => 'هذا المنتج غير موجود أو لم يعد معروضًا.',
  OUT_OF_STOCK: (details) => {
    const name = localizedNameOf(details, 'ar');
    return name === undefined ? 'لم تعد هذه الكمية متوفرة' : `لم تعد هذه الكمية متوفرة من ${name}`;
  },
  ALREADY_IN_STOCK: () => 'هذا المنتج متوفر الآن، ويمكنك طلبه.',
  TOTAL_CHANGED: (details) => {
    const total = moneyOf(details, 'total', 'ar');
    return total === undefined
      ? 'تغيّر الإجمالي. راجعه ثم أكّد الطلب.'
      : `تغيّر الإجمالي إلى ${total}. راجعه ثم أكّد الطلب.`;
  },
  ORDER_NOT_FOUND: () => general.orderNotFound,
  ORDER_KEY_REUSED: () => 'سُجّل طلب آخر من هذه الصفحة. أعد تحميلها وحاول مرة أخرى.',
  ORDER_CHANGED: ({ status, needs, to }) => {
    if (!isOrderStatus(status) || !isOrderStatus(needs)) return 'تغيّر هذا الطلب في هذه الأثناء';
    return status === to
      ? `حالته «${orderStatus[status]}» من قبل.`
      : `حالته «${orderStatus[status]}»، ولا يصح هذا إلا لطلب حالته «${orderStatus[needs]}».`;
  },
  ORDER_EDITED: () => 'عدّل مشرف آخر هذا الطلب في هذه الأثناء.',
  ORDER_PARTLY_RETURNED: () => 'أُعيدت قطع من هذا الطلب، فلا تتغيّر قطعه بعد ذلك إلا برد المبالغ.',
  ORDER_PAID: () => 'هذا الطلب مدفوع بالفعل.',
  ORDER_UNPAID: () => 'الطلب لم يُدفع بعد.',
  ORDER_NOT_PAYABLE: () => 'لم يعد دفع هذا الطلب ممكنًا.',
  PAYMENT_METHOD_UNAVAILABLE: () => 'طريقة الدفع هذه غير متوفرة الآن. اختر طريقة أخرى.',
  PAYMENT_BY_GATEWAY: () => 'حالة هذا الدفع تأتي من بوابة الدفع ولا تُكتب يدويًا.',
  GATEWAY_UNAVAILABLE: () => 'تعذّر الوصول إلى بوابة الدفع الآن. جرّب بعد قليل.',
  REFUND_TOO_MUCH: (details) => {
    const left = moneyOf(details, 'left', 'ar');
    return left === undefined ? 'هذا أكثر مما يمكن رده.' : `لا يمكن رد أكثر من ${left}.`;
  },
  REFUND_UNCLEAR: () => 'لم يتضح بعد هل تم الرد السابق. انتظر نتيجته.',
  PROOF_USED: () => 'استُخدم هذا التحويل من قبل.',
  PROOF_CHANGED: () => 'بُتّ في هذا التحويل أو استُبدلت صورته في هذه الأثناء.',
  TOO_MANY_PROOFS: () => 'أُرسلت صور كثيرة لهذا الطلب. راسلنا وسنراجع التحويل معك.',
  AMOUNT_DIFFERS: (details) => {
    const total = moneyOf(details, 'total', 'ar');
    return total === undefined
      ? 'هذا ليس المبلغ المنتظر. لا تقبل مبلغًا آخر إلا إن ظهر في حسابك.'
      : `المبلغ المنتظر ${total}. لا تقبل مبلغًا آخر إلا إن ظهر في حسابك.`;
  },
  RETURN_NOT_POSSIBLE: () => 'لا يمكن إرجاع قطع من هذا الطلب الآن.',
  RETURN_PERIOD_OVER: () => 'انتهت مدة الإرجاع. راسلنا إن كانت القطعة معيبة.',
  RETURN_TOO_MUCH: (details) => {
    const name = localizedNameOf(details, 'ar');
    return name === undefined
      ? 'هذه القطع أكثر مما يمكن إرجاعه.'
      : `لا يمكن إرجاع هذا العدد من ${name}. لعل قطعًا منه في طلب إرجاع آخر.`;
  },
  RETURN_CHANGED: () => 'تغيّر هذا الإرجاع في هذه الأثناء.',
  TOO_MANY_RETURNS: () => 'لهذا الطلب مرتجعات كثيرة. راسلنا وسنساعدك.',
  TOO_MANY_UNPAID_ORDERS: (details) => {
    const max = countIn(details, 'max', 'ar');
    return max === undefined
      ? 'بلغت طلباتك غير المدفوعة أقصى ما نستطيع حجزه لك. راسلنا وسنساعدك.'
      : `أقصى عدد نحجزه لكل حساب من الطلبات غير المدفوعة: ${max}. سدّد أحدها أو انتظر حتى يُشحن، وإن احتجت إلى أكثر فراسلنا.`;
  },
  TOO_MANY_UNPAID_ITEMS: (details) => {
    const max = countIn(details, 'max', 'ar');
    return max === undefined
      ? 'هذا أكثر مما نستطيع حجزه لحساب واحد قبل الدفع. راسلنا وسنساعدك.'
      : `أقصى عدد نحجزه لكل حساب من القطع غير المدفوعة في طلباته كلها: ${max}. اطلب عددًا أقل الآن، وإن احتجت إلى أكثر فراسلنا.`;
  },
  EMAIL_PROOF_REQUIRED: () =>
    'لإتمام هذا الطلب أكّد بريدك الإلكتروني أولًا: اطلب رمز التأكيد من صفحة حسابك، ثم عُد إلى إتمام الطلب. تبقى سلتك وبياناتك كما هي.',
  PROMO_INVALID: () => general.promoInvalid,
  PROMO_EXPIRED: () => 'انتهت صلاحية كود الخصم هذا',
  PROMO_USED_UP: () => 'بلغ كود الخصم هذا الحد الأقصى لمرات الاستخدام',
  PROMO_BELOW_MINIMUM: (details) => {
    const minimum = amountOf(details, 'minimum', 'ar');
    return minimum === undefined
      ? 'قيمة المشتريات أقل من الحد الأدنى لهذا الكود'
      : `الحد الأدنى لقيمة المشتريات ${minimum}\u00a0ج.م`;
  },
  PROMO_FIRST_ORDER_ONLY: () => 'كود الخصم هذا للطلب الأول فقط',
  PROMO_NO_DISCOUNT: () => 'لا يخصم هذا الكود شيئًا من هذه السلة، ولم يُستخدم',
  PROMO_THROTTLED: waitOrLater,
  ALREADY_SUBSCRIBED: () => 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية',
  NEWSLETTER_LINK_INVALID: () => 'هذا الرابط ناقص أو انتهت صلاحيته. اشترك من جديد لنرسل إليك رابطًا آخر.',
  UNSUBSCRIBE_LINK_INVALID: () => 'هذا الرابط ناقص أو غير صحيح. افتحه مرة أخرى من الرسالة التي وصلتك.',
  ADDRESS_NOT_FOUND: () => 'العنوان غير موجود',
  SAVED_ADDRESS_LIMIT_REACHED: () => 'بلغت عناوينك المحفوظة الحد الأقصى. احذف عنوانًا لتضيف غيره.',
  CONTACT_MESSAGE_NOT_FOUND: () => 'الرسالة غير موجودة',
  CONTACT_MESSAGE_ANSWERED: () => 'أجاب أحد زملائك عن هذه الرسالة قبلك. اقرأ رده أولًا.',
  LIMIT_REACHED: () => 'بلغ العدد حدّه، فلا يمكن إضافة المزيد هنا.',
  RESOURCE_NOT_FOUND: () => 'هذا غير موجود، أو حذفه غيرك.',
  PROMO_TAKEN: () => 'يوجد كود بهذا الاسم. اختر اسمًا آخر.',
  PROMO_IN_USE: () => 'استُخدم هذا الكود. يبقى نوعه وقيمته كما هما، ولا يُحذف، ولا يقل حد استخدامه عمّا استُخدم.',
  CUSTOMER_EXISTS: () => 'لهذا البريد حساب عميل بالفعل. ابحث عنه واختره.',
  CUSTOMER_SIGNS_IN: () => 'لهذا العميل حساب يدخل إليه ويحذفه بنفسه.',
  ACCOUNT_NOT_FOUND: () => 'لا يوجد حساب بهذا البريد الإلكتروني. اطلب من صاحبه أن ينشئ حسابًا في المتجر أولًا.',
  EMAIL_NOT_VERIFIED: () =>
    'لم يؤكَّد بريد هذا الحساب بعد. اطلب من صاحبه أن يؤكّده من «الملف الشخصي» في صفحة حسابه، ثم أضفه.',
  ROLE_GIVEN: () => 'هذا الحساب في الفريق بالفعل. غيّر دوره من القائمة.',
  TOO_MANY_IMPORTS: () => 'ملفات أخرى لك ما زالت قيد الاستيراد. انتظر حتى ينتهي أحدها أو أوقفه.',
  SETTINGS_CHANGED: () => 'حفظ مدير آخر هذه الإعدادات منذ أن فتحتها. قارن النسختين ثم احفظ من جديد.',
  SETTINGS_NOT_ACCEPTED: () => 'لم تعد قيم هذه النسخة مقبولة. افتحها وعدّلها ثم احفظ.',
  PRODUCTS_CHANGED: (details) => {
    const names = namesIn(details, 'ar');
    return `لم يُحفظ شيء، لأن منتجات تغيّرت منذ عُرضت${names === undefined ? '.' : `: ${names}`}`;
  },
  STOCK_COUNT_OUTDATED: (details) => {
    const names = namesIn(details, 'ar');
    return `لم يُحفظ شيء، لأن منتجات عُدّت أو صُحّح مخزونها في هذه الأثناء. عُدّها من جديد${names === undefined ? '.' : `: ${names}`}`;
  },
  PRODUCT_CHANGED: () => 'تغيّر هذا المنتج منذ أن فتحته. حمّله من جديد ثم أعد تعديلك.',
  SEARCH_GROUP_CHANGED: () => 'عدّل مسؤول آخر هذه المجموعة منذ أن فتحتها.',
  SEARCH_WORD_TAKEN: (details) =>
    `${textIn(details, 'word') ?? 'الكلمة'}: موجودة في مجموعة أخرى (${textIn(details, 'group') ?? '…'}).`,
  PICTURE_INVALID: (details) => (details['of'] === 'transfer' ? proofFaults : pictureFaults)[pictureFaultOf(details)],
  SHIPMENT_CHANGED: () => 'تغيّرت هذه الشحنة منذ فتحتها، أو لم تعد تقبل هذا التغيير. حدّثها ثم أعد المحاولة.',
  SHIPMENT_EXISTS: () => 'لهذا الطلب شحنة مجهّزة أو مع شركة الشحن بالفعل.',
  ORDER_NOT_SHIPPABLE: () => 'يُجهَّز للشحن الطلب الذي بدأ تجهيزه أو شُحن، لا غيره.',
  TRACKING_NUMBER_TAKEN: () => 'لدى شركة الشحن هذه شحنة أخرى بالرقم نفسه.',
  TOO_MANY_COURIERS: () => 'وصل عدد شركات الشحن إلى أقصى ما يحفظه المتجر. غيّر واحدة لا تستخدمها.',
  COURIER_NOT_IN_USE: () => 'لم تعد شركة الشحن هذه مستخدمة. اختر غيرها.',
  CASH_TOO_MUCH: (details) => {
    const left = moneyOf(details, 'left', 'ar');
    return left === undefined ? 'المبلغ أكبر مما بقي على الطلب.' : `لا يمكن تحصيل أكثر من ${left} مع هذه الشحنة.`;
  },
  SETTLEMENT_LINE_SETTLED: () => 'سُوّي هذا السطر بالفعل.',
  NOTHING_OWED: () => 'لا يوجد مبلغ متبقٍّ على هذا الطلب يُحصّل نقدًا.',
  SETTLEMENT_FILE_INVALID: (details) => settlementFault(settlementFaultOf(details), filePlaceOf(details)),
  UNAVAILABLE: () => 'المتجر غير متوفر الآن. حاول مرة أخرى بعد قليل.',
  UNEXPECTED: () => general.somethingWrong,
};
