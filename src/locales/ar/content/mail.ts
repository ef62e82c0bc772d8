import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '../../shop-values.ts';
import { staffRoleNames, staffRoleTexts } from '../admin/staff-roles.ts';
import { paymentStatus } from '../order-status.ts';
import { days } from '../units.ts';

/** `amount` is formatted; `reason` is an admin's text. */
type PaymentMail = { orderNumber: string; amount: string; reason: string };

type ReturnMail = { orderNumber: string };

type OrderMail = { orderNumber: string; total: string; deliveryDate: string };

const hello = ({ name }: { name?: string | undefined }) => (name ? `مرحبًا ${isolateText(name)}،` : 'مرحبًا،');

/** The shop's mails. Amounts and dates are passed in formatted. */
export const mail = (shop: ShopValues) => ({
  hello,
  signature: `فريق ${shop.name}`,
  /** The link follows on its own line: adjacent text would become part of it. */
  fallback: 'إذا لم يعمل الزر، فانسخ هذا الرابط في المتصفح:',
  unsubscribe: 'إلغاء الاشتراك',
  order: {
    pending: {
      subject: ({ orderNumber }: OrderMail) => `استلمنا طلبك ${isolateText(orderNumber)}`,
      preheader: ({ total, deliveryDate }: OrderMail) => `الإجمالي ${total}، والتسليم المتوقع: ${deliveryDate}.`,
    },
    processing: {
      subject: ({ orderNumber }: OrderMail) => `نجهّز طلبك ${isolateText(orderNumber)}`,
      preheader: (_order: OrderMail) => 'سنراسلك مرة أخرى عند شحنه.',
    },
    shipped: {
      subject: ({ orderNumber }: OrderMail) => `طلبك ${isolateText(orderNumber)} في الطريق إليك`,
      preheader: ({ deliveryDate }: OrderMail) => `التسليم المتوقع: ${deliveryDate}.`,
    },
    delivered: {
      subject: ({ orderNumber }: OrderMail) => `وصل طلبك ${isolateText(orderNumber)}`,
      preheader: (_order: OrderMail) => `يمكنك إرجاع أي قطعة خلال ${days(shop.returnDays)}.`,
    },
    cancelled: {
      subject: ({ orderNumber }: OrderMail) => `أُلغي طلبك ${isolateText(orderNumber)}`,
      preheader: (_order: OrderMail) => 'لأي استفسار، يمكنك الرد على هذه الرسالة.',
    },
    sentence: ({ subject }: { subject: string }) => `${subject}.`,
    button: 'عرض الطلب',
    /** An order with a payment page; `time` is formatted. */
    toPay: {
      until: ({ time }: { time: string }) =>
        `لم يُدفع هذا الطلب بعد. نحجز قطعك حتى ${time}، فادفع قبل ذلك لنبدأ تجهيزه.`,
      text: 'لم يُدفع هذا الطلب بعد. ادفع لنبدأ تجهيزه.',
    },
    /** How an order is paid that costs nothing. */
    nothingDue: paymentStatus.nothing_due,
    payButton: 'الدفع من صفحة الطلب',
    details: 'تفاصيل الطلب',
    placedOn: 'تاريخ الطلب',
    arrival: ({ date, window }: { date: string; window: string }) => `${date} (${window})`,
    item: ({ name, quantity }: { name: string; quantity: string }) => `${isolateText(name)} ×\u00a0${quantity}`,
    moreItems: plural('ar', {
      one: 'وسطر آخر تجده في صفحة الطلب.',
      two: 'وسطران آخران تجدهما في صفحة الطلب.',
      few: 'و{count} سطور أخرى تجدها في صفحة الطلب.',
      many: 'و{count} سطرًا آخر تجدها في صفحة الطلب.',
      other: 'و{count} سطر آخر تجدها في صفحة الطلب.',
    }),
  },
  /** After an admin has changed an order; amounts and quantities are formatted. */
  orderChanged: {
    subject: ({ orderNumber }: { orderNumber: string }) => `عدّلنا طلبك ${isolateText(orderNumber)}`,
    text: 'عدّلنا طلبك. هذا ما تغيّر فيه، وبعده الطلب كما صار. إن لم تطلب هذا التعديل، فردّ على هذه الرسالة.',
    title: 'ما تغيّر',
    added: ({ quantity }: { quantity: string }) => `أُضيف: ${quantity}`,
    removed: ({ quantity }: { quantity: string }) => `حُذف: ${quantity}`,
    quantity: ({ before, after }: { before: string; after: string }) => `كان ${before}، وصار ${after}`,
    address: 'عنوان الشحن',
    gift: 'خيارات الهدية',
    totalBefore: 'الإجمالي قبل التعديل',
    totalAfter: 'الإجمالي الآن',
    total: ({ before, after }: { before: string; after: string }) => `الإجمالي الآن ${after}، وكان ${before}.`,
    toPay: ({ amount }: { amount: string }) => `بقي من ثمن الطلب ${amount}.`,
    givenBack: ({ amount }: { amount: string }) => `نعيد إليك ${amount}.`,
  },
  /** A parcel of an order, to its customer. */
  parcel: {
    title: 'الشحنة',
    subject: ({ orderNumber }: { orderNumber: string }) => `شحنة من طلبك ${isolateText(orderNumber)} في الطريق إليك`,
    text: 'خرجت هذه الشحنة من المتجر، ويمكنك تتبّعها برقمها.',
    button: ({ trackingNumber }: { trackingNumber: string }) => `تتبّع الشحنة ${isolateText(trackingNumber)}`,
  },
  /** To the shop's owner. */
  orderArrived: {
    subject: ({ orderNumber }: { orderNumber: string }) => `طلب جديد ${isolateText(orderNumber)}`,
    about: ({ name, total }: { name: string; total: string }) =>
      `وصل طلب جديد من ${isolateText(name)}، وإجماليه ${total}.`,
    customer: 'بيانات العميل',
    button: 'محادثة العميل عبر واتساب',
  },
  /** About a return, to the customer; `words` is an admin's text. */
  returns: {
    requested: {
      subject: ({ orderNumber }: ReturnMail) => `وصلنا طلب إرجاع من طلبك ${isolateText(orderNumber)}`,
      text: 'وصلنا طلب الإرجاع، وسنراجعه ونخبرك بالرد.',
    },
    approved: {
      subject: ({ orderNumber }: ReturnMail) => `قبلنا الإرجاع من طلبك ${isolateText(orderNumber)}`,
      text: 'قبلنا طلب الإرجاع. أعد القطع في غلافها كما وصلتك.',
    },
    refused: {
      subject: ({ orderNumber }: ReturnMail) => `لم نقبل الإرجاع من طلبك ${isolateText(orderNumber)}`,
      text: 'لم نتمكن من قبول طلب الإرجاع.',
    },
    received: {
      subject: ({ orderNumber }: ReturnMail) => `وصلتنا القطع المرتجعة من طلبك ${isolateText(orderNumber)}`,
      text: 'وصلتنا القطع التي أعدتها.',
    },
    closed: {
      subject: ({ orderNumber }: ReturnMail) => `أُغلق الإرجاع من طلبك ${isolateText(orderNumber)}`,
      text: 'انتهى هذا الإرجاع.',
    },
    withdrawn: {
      subject: ({ orderNumber }: ReturnMail) => `سُحب طلب الإرجاع من طلبك ${isolateText(orderNumber)}`,
      text: 'سُحب طلب الإرجاع كما أردت، وتبقى القطع معك.',
    },
    'delivery-refused': {
      subject: ({ orderNumber }: ReturnMail) => `عادت إلينا شحنة طلبك ${isolateText(orderNumber)}`,
      text: 'عادت إلينا الشحنة دون تسليم، فأُلغي الطلب. يمكنك طلب القطع من جديد.',
    },
    amount: ({ amount }: { amount: string }) => `نرد إليك ${amount}، ونراسلك عند إرسالها.`,
    items: 'القطع',
  },
  /** About the money of an order, to its customer. */
  payment: {
    received: {
      subject: ({ orderNumber }: PaymentMail) => `وصل دفع طلبك ${isolateText(orderNumber)}`,
      text: ({ amount }: PaymentMail) => `وصلنا ${amount}. شكرًا لك، ونبدأ الآن تجهيز طلبك.`,
    },
    /** `amount` is the missing amount. */
    'partly-paid': {
      subject: ({ orderNumber }: PaymentMail) => `وصل جزء من ثمن طلبك ${isolateText(orderNumber)}`,
      text: ({ amount }: PaymentMail) => `وصلنا جزء من ثمن الطلب، وبقي ${amount}. ادفع الباقي كما في صفحة الطلب.`,
    },
    unpaid: {
      subject: ({ orderNumber }: PaymentMail) => `أُلغي طلبك ${isolateText(orderNumber)} لأنه لم يُدفع`,
      text: () => 'انتهت مهلة الدفع وأُلغي الطلب. يمكنك طلب القطع من جديد.',
    },
    'paid-late': {
      subject: ({ orderNumber }: PaymentMail) => `نعيد إليك ما دفعته للطلب ${isolateText(orderNumber)}`,
      text: ({ amount }: PaymentMail) => `وصل دفعك بعد إلغاء الطلب، وسنعيد إليك المبلغ كاملًا: ${amount}.`,
    },
    'paid-twice': {
      subject: ({ orderNumber }: PaymentMail) => `وصلنا مبلغ زائد لطلبك ${isolateText(orderNumber)}`,
      text: ({ amount }: PaymentMail) => `وصلنا لهذا الطلب أكثر من ثمنه، وسنعيد إليك ${amount}.`,
    },
    refunded: {
      subject: ({ orderNumber }: PaymentMail) => `أعدنا إليك مبلغًا من طلبك ${isolateText(orderNumber)}`,
      text: ({ amount }: PaymentMail) => `أُعيد إليك ${amount}، ويظهر في حسابك خلال أيام بحسب البنك.`,
    },
    'transfer-rejected': {
      subject: ({ orderNumber }: PaymentMail) => `لم نجد تحويل طلبك ${isolateText(orderNumber)}`,
      text: ({ reason }: PaymentMail) =>
        `لم نجد هذا التحويل: ${isolateText(reason)}. راجع البيانات في صفحة الطلب وأرسل صورة التحويل من جديد.`,
    },
  },
  /** To the recipients of new-order mails. */
  paymentIssues: {
    subject: 'مدفوعات تحتاج إلى مراجعة',
    waiting: plural('ar', {
      one: 'دفعة واحدة تنتظر قرارك منذ أكثر من يوم.',
      two: 'دفعتان تنتظران قرارك منذ أكثر من يوم.',
      few: '{count} دفعات تنتظر قرارك منذ أكثر من يوم.',
      other: '{count} دفعة تنتظر قرارك منذ أكثر من يوم.',
    }),
    text: 'تجدها في لوحة الإدارة، ومعها ما يمكن فعله.',
    button: 'فتح المدفوعات',
  },
  /** To the recipients of low-stock mails. */
  test: {
    subject: 'رسالة تجريبية من المتجر',
    preheader: 'البريد يعمل.',
    text: 'وصلتك هذه الرسالة، فبريد المتجر يعمل. إن وجدتها بين الرسائل غير المرغوب فيها، فاضبط SPF وDKIM لنطاق المرسل.',
  },
  lowStock: {
    subject: plural('ar', {
      one: 'منتج واحد يوشك على النفاد',
      two: 'منتجان يوشكان على النفاد',
      few: '{count} منتجات توشك على النفاد',
      many: '{count} منتجًا يوشك على النفاد',
      other: '{count} منتج يوشك على النفاد',
    }),
    text: 'منذ آخر رسالة قلّ مخزون ما يلي:',
    title: 'ما بقي',
    left: plural('ar', {
      zero: 'نفد',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{count} قطع',
      other: '{count} قطعة',
    }),
    more: plural('ar', {
      one: 'ومنتج آخر تجده في لوحة الإدارة.',
      two: 'ومنتجان آخران تجدهما في لوحة الإدارة.',
      few: 'و{count} منتجات أخرى تجدها في لوحة الإدارة.',
      many: 'و{count} منتجًا آخر تجدها في لوحة الإدارة.',
      other: 'و{count} منتج آخر تجدها في لوحة الإدارة.',
    }),
    button: 'فتح المنتجات',
  },
  welcome: {
    subject: `أهلًا بك في ${shop.name}`,
    preheader: 'في الرسالة كود الترحيب.',
    about: 'حسابك جاهز.',
    /** The code keeps its rate when the owner changes the offer. */
    above: ({ rate }: { rate: string }) => `هذا كود الترحيب لخصم ${rate} على طلبك الأول:`,
    below: 'الكود لك وحدك، ويُستخدم مرة واحدة.',
    button: 'تسوّق الآن',
  },
  /** Mails of the accounts service, by kind (accounts contract, section 2). */
  accounts: {
    signup: {
      subject: `أكّد بريدك في ${shop.name}`,
      preheader: 'خطوة واحدة ويصبح حسابك جاهزًا.',
      about: `شكرًا لإنشاء حساب في ${shop.name}.`,
      press: 'اضغط على الزر لتأكيد بريدك الإلكتروني.',
      button: 'تأكيد البريد',
      otherwise: 'إذا لم تنشئ حسابًا عندنا، فتجاهل هذه الرسالة.',
    },
    invite: {
      subject: `دعوة إلى ${shop.name}`,
      preheader: 'حسابك في انتظارك.',
      about: `دعوناك إلى حساب في متجر ${shop.name}.`,
      press: 'اضغط على الزر لقبول الدعوة.',
      button: 'قبول الدعوة',
      otherwise: 'إذا لم تكن تنتظر هذه الدعوة، فتجاهل هذه الرسالة.',
    },
    recovery: {
      subject: `إعادة تعيين كلمة المرور في ${shop.name}`,
      preheader: 'اختر كلمة مرور جديدة من الرابط في الرسالة.',
      about: 'وصلنا طلب لإعادة تعيين كلمة مرور حسابك.',
      press: 'اضغط على الزر لاختيار كلمة مرور جديدة.',
      button: 'اختيار كلمة مرور جديدة',
      otherwise: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
    },
    reauthentication: {
      subject: `رمز التحقق من ${shop.name}`,
      preheader: 'نتأكد أنك صاحب الحساب.',
      about: 'قبل هذه الخطوة في حسابك نتأكد أنك صاحبه.',
      otherwise: 'إذا لم تطلب رمزًا، فقد يكون غيرك في حسابك: غيّر كلمة مرورك.',
    },
  },
  /** Text above and below a code in a mail. */
  code: {
    only: 'اكتب هذا الرمز حيث طُلب منك:',
    beside: 'أو اكتب هذا الرمز حيث يُطلب منك:',
    secret: 'لا تُطلع أحدًا على هذا الرمز، ولن نسألك عنه أبدًا.',
  },
  /** The complete text message (accounts contract, section 2: factors). */
  text: ({ code }: { code: string }) => `رمزك هو ${isolateText(code)}، فلا تُطلع عليه أحدًا.`,
  backInStock: {
    subject: ({ product }: { product: string }) => `عاد إلى المتجر: ${product}`,
    preheader: 'طلبت أن نخبرك عند توافره.',
    body: ({ product, price }: { product: string; price: string }) => [
      `يسعدنا إخبارك بأن هذا المنتج متوفر من جديد: ${product}. السعر: ${price}.`,
      'الكمية محدودة، وهذه الرسالة لا تحجز لك قطعة.',
    ],
    button: 'عرض المنتج',
    why: 'وصلتك هذه الرسالة لأنك طلبت إشعارًا بتوافر هذا المنتج، ولن نكررها.',
  },
  accountDeleted: {
    subject: `حُذف حسابك في ${shop.name}`,
    preheader: 'كما طلبت، لم يعد لدينا حساب بهذا البريد.',
    body: [
      'حذفنا حسابك كما طلبت، ومعه بياناتك وعناوينك ومفضلتك واشتراكاتك.',
      'تبقى طلباتك في دفاترنا دون اسمك ولا عنوانك، وقد أُلغي منها ما لم يُدفع ولم يُشحن. وإذا كان لك طلب آخر لم يصلك بعد، فلدى البائع بياناته من الرسالة التي وصلته عند الطلب.',
      'إذا لم تطلب ذلك، فرُدّ على هذه الرسالة.',
    ],
  },
  accountClaimed: {
    subject: `حسابك في ${shop.name} لك وحدك الآن`,
    preheader: 'تأكدنا أن هذا البريد بريدك.',
    body: [
      'أثبتَّ أن هذا البريد بريدك. ولأن أحدًا لم يكن قد أثبت ذلك، أوقفنا كل ما كان يفتح الحساب من قبل: كلمة المرور، والأجهزة التي كانت داخله، والخطوة الثانية إن وُجدت.',
      'لتدخل بكلمة مرور، اختر كلمة جديدة من صفحة الدخول: «نسيت كلمة المرور؟».',
    ],
    orders:
      'لا تظهر في الحساب الطلبات التي سُجّلت فيه من قبل، فقد يكون غيرك هو من سجّلها. تبقى الطلبات عندنا وتصل كالمعتاد. إن كانت لك، فرُدّ على هذه الرسالة برقم الطلب وسنساعدك.',
    otherwise: 'إن لم تكن أنت من أثبت ذلك الآن، فرُدّ على هذه الرسالة.',
  },
  adminGranted: {
    subject: `أصبحت من مديري متجر ${shop.name}`,
    preheader: 'يفتح لك حسابك لوحة الإدارة.',
    roles: staffRoleNames,
    roleTexts: staffRoleTexts,
    body: ({ by, role }: { by: string; role: string }) => [
      `أضافك ${by} إلى فريق الإدارة بدور «${role}». يفتح لك حسابك الآن لوحة الإدارة.`,
      'احمِ حسابك بكلمة مرور لا تستخدمها في مكان آخر، وفعّل التحقق بخطوتين في صفحة حسابك.',
    ],
    button: 'فتح لوحة الإدارة',
    otherwise: 'إن لم تكن تتوقع ذلك، فرُدّ على هذه الرسالة.',
  },
  contactReply: {
    subject: ({ subject }: { subject: string }) => `رد على رسالتك: ${subject}`,
    preheader: 'أجبنا عن رسالتك.',
    wrote: 'رسالتك إلينا:',
  },
  /** Below the order in mails to an address that is not confirmed yet. */
  proof: {
    text: 'هذا البريد لم يُؤكَّد بعد. أكّده لتصلك رسالة عن كل طلب.',
    button: 'أكّد بريدك',
    otherwise: 'إن لم تكن أنت من طلب، فتجاهل هذه الرسالة.',
  },
  furtherOrders: {
    subject: `طلباتك الأخرى اليوم من ${shop.name}`,
    preheader: 'تجدها كلها في صفحة حسابك.',
    body: [
      'وصلنا اليوم أكثر من طلب من حسابك. هذه رسالة واحدة عن كل ما بعد الطلب الأول، وتجد الطلبات كلها في صفحة حسابك.',
    ],
    button: 'عرض الطلبات',
  },
  staffInvited: {
    subject: `دعوة إلى فريق متجر ${shop.name}`,
    preheader: 'أكّد بريدك لتدخل لوحة الإدارة.',
    body: ({ by, role }: { by: string; role: string }) => [
      `دعاك ${by} إلى فريق الإدارة بدور «${role}».`,
      'لهذا البريد حساب في المتجر لم يُؤكَّد بعد. أكّد البريد في صفحة حسابك، ثم افتح لوحة الإدارة.',
      'إن لم تكن أنت من أنشأ الحساب، فاختر كلمة مرور جديدة من صفحة الدخول: «نسيت كلمة المرور؟».',
    ],
    button: 'فتح صفحة الحساب',
    otherwise: 'إن لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة.',
  },
  newsletterConfirmation: {
    subject: `أكّد اشتراكك في نشرة ${shop.name}`,
    preheader: 'خطوة واحدة وتصلك نشرتنا.',
    about: 'كتب أحدهم هذا البريد في نموذج الاشتراك في نشرتنا البريدية.',
    press: 'إن كنت أنت، فاضغط على الزر لتأكيد الاشتراك.',
    button: 'تأكيد الاشتراك',
    otherwise: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة ولن نرسل إليك شيئًا.',
  },
  newsletterWelcome: {
    subject: `مرحبًا بك في نشرة ${shop.name}`,
    preheader: 'قطع جديدة وحكايات نقوشها وعروضنا.',
    body: [
      'شكرًا لاشتراكك. سنراسلك عند وصول قطع جديدة، ونحكي لك عن نقوشها، ونرسل إليك عروضنا.',
      'يمكنك إلغاء الاشتراك في أي وقت من الرابط أدناه.',
    ],
    button: 'زيارة المتجر',
  },
});
