// Generated from 
//   src/features/checkout/checkout.texts.ts
//   src/features/order-status/confirmation.texts.ts
//   src/features/fulfillment/parcels.texts.ts
//   src/features/payments/transfer-proof.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { isolateText } from '#core/i18n/format.ts';
import { messages as units } from './units.gen.ts';

export const checkoutTexts = {
  title: 'إتمام الطلب',
  backToCart: 'العودة إلى السلة',
  help: 'مساعدة',
  intro: 'أدخل بيانات التوصيل، وستراجع الإجمالي قبل تأكيد الطلب.',
  shippingInfo: 'بيانات الشحن',
  savedAddress: 'استخدام عنوان محفوظ',
  newAddress: 'عنوان آخر',
  defaultAddress: 'الافتراضي',
  keepAddress: 'احفظ هذا العنوان في حسابي',
  addressLabel: 'اسم العنوان',
  addressLabelHint: 'مثل المنزل أو العمل.',
  firstAddressLabel: 'المنزل',
  hints: {
    fullName: 'اسم الشخص الذي سيستلم الطلب.',
    email: 'نستخدمه لمراسلتك بشأن هذا الطلب.',
    address: 'الشارع ورقم المبنى والطابق والشقة، بما لا يقل عن ١٠ أحرف.',
    city: 'المدينة أو المركز.',
    postalCode: 'من ٣ إلى ٢٠ خانة.',
  },
  promo: {
    label: 'كود الخصم',
    placeholder: 'أدخل الكود',
    hint: 'حروف إنجليزية وأرقام وشرطة وشرطة سفلية فقط.',
    apply: 'تطبيق',
    applying: 'جارٍ التحقق...',
    remove: 'إزالة',
  },
  gift: {
    title: 'خيارات الهدية',
    isGift: 'هذا الطلب هدية',
    wrap: 'تغليف هدية مجاني',
    message: 'رسالة الهدية',
    messagePlaceholder: 'اكتب كلمات ترافق الهدية',
    preview: 'هكذا تصل البطاقة مع الهدية',
    counter: ({ used, max }: { readonly used: string; readonly max: string }) => `${used} من ${max} حرف`,
  },
  payment: {
    title: 'طريقة الدفع',
    methods: {
      cash_on_delivery: {
        name: 'نقدًا عند الاستلام',
        text: 'تدفع المبلغ كاملًا لمندوب التوصيل.',
      },
      bank_transfer: {
        name: 'تحويل عبر إنستاباي',
        text: 'تجد بعد الطلب بيانات الحساب والمبلغ المطلوب لتنسخهما.',
      },
      card_link: {
        name: 'بطاقة فيزا أو ماستركارد',
        text: 'يصلك رابط الدفع في المحادثة بعد الطلب.',
      },
      card: {
        name: 'بطاقة فيزا أو ماستركارد',
        text: 'تدفع الآن في صفحة الدفع الآمنة.',
      },
      wallet: {
        name: 'محفظة إلكترونية',
        text: 'تدفع الآن في صفحة الدفع الآمنة وتؤكد من محفظتك.',
      },
      instalments: {
        name: 'التقسيط',
        text: 'تختار خطة التقسيط في صفحة الدفع الآمنة.',
      },
    },
    test: 'وضع تجريبي بلا مال حقيقي.',
  },
  placeOrder: ({ total }: { readonly total: string }) => `تأكيد الطلب، ${total}`,
  processing: 'جارٍ تسجيل الطلب...',
  placed: 'سُجّل الطلب',
  chatHint: 'عند تأكيد الطلب تُفتح رسالة واتساب بتفاصيله في نافذة جديدة، فأرسلها لنؤكد لك الطلب.',
  payHint: 'ثم تدفع في صفحة الدفع الآمنة.',
  delivery: ({ days }: { readonly days: { readonly min: number; readonly max: number } }) => `موعد التسليم المتوقع: خلال ${businessDays(days, units)}.`,
  restored: 'أعدنا إليك ما كتبته من قبل.',
};

export const confirmationTexts = {
  title: 'شكرًا لطلبك!',
  text: 'استلمنا طلبك وسنؤكده معك.',
  later: {
    processing: {
      title: 'نجهّز طلبك',
      text: 'أكدناه، ونغلّفه الآن بعناية.',
    },
    shipped: {
      title: 'طلبك في الطريق',
      text: 'خرج من متجرنا إلى عنوانك.',
    },
    delivered: {
      title: 'وصل طلبك',
      text: 'نتمنى أن تسعد به.',
    },
  },
  orderNumber: 'رقم الطلب',
  copy: 'انسخ رقم الطلب',
  copied: 'نُسخ رقم الطلب',
  estimated: 'موعد التسليم المتوقع',
  window: ({ days }: { readonly days: { readonly min: number; readonly max: number } }) => `خلال ${businessDays(days, units)}`,
  shippingAddress: 'عنوان الشحن',
  items: 'منتجات الطلب',
  unknown: 'لا نجد طلبًا بهذا الرقم بين طلباتك. راجع الرقم، أو الحساب الذي سجّلت الدخول به.',
  account: 'عرض طلباتي',
  chat: {
    title: 'لم تُفتح المحادثة؟',
    text: 'قد يكون المتصفح منعها. افتحها من هنا، وفيها تفاصيل طلبك مكتوبة.',
    open: 'إرسال الطلب عبر واتساب',
    later: {
      title: 'لديك سؤال عن طلبك؟',
      text: 'راسلنا على واتساب، ورقم طلبك مكتوب في الرسالة.',
      open: 'راسلنا عبر واتساب',
    },
    qr: 'رمز مربع يفتح محادثة الطلب على هاتفك',
  },
  transfer: {
    title: 'حوّل المبلغ عبر إنستاباي',
    amount: 'المبلغ المطلوب',
    missing: 'المبلغ الباقي',
    arrived: ({ amount, total }: { readonly amount: string; readonly total: string }) => `وصل ${amount} من ${total}. حوّل الباقي وأرفق صورته.`,
    account: 'الحساب',
    reference: 'اكتب في خانة الملاحظات',
    copy: 'نسخ',
    copied: 'تم النسخ',
  },
};

export const parcelsTexts = {
  title: 'الشحن',
  name: ({ number }: { readonly number: string }) => `الشحنة ${number}`,
  by: ({ courier }: { readonly courier: string }) => `مع ${isolateText(courier)}`,
  trackingNumber: 'رقم التتبع',
  follow: 'تتبّع الشحنة',
  cash: ({ amount }: { readonly amount: string }) => `جهّز ${amount} للمندوب عند التسليم.`,
  state: {
    packed: 'مجهّزة في المتجر',
    handed_over: 'خرجت مع شركة الشحن',
    delivered: 'وصلت إليك',
    returned: 'عادت إلى المتجر',
    lost: 'فُقدت في الطريق، وسنتواصل معك',
    withdrawn: 'أُلغيت',
  },
};

export const transferProofTexts = {
  title: 'أرفق صورة التحويل',
  text: 'بعد التحويل أرفق لقطة شاشة تظهر فيها القيمة والتاريخ، لنطابقها مع حسابنا.',
  choose: 'اختر الصورة',
  replace: 'اختر صورة أخرى',
  selectedFile: ({ file }: { readonly file: string }) => `الصورة المختارة: ${file}`,
  limits: 'صورة JPEG أو PNG أو WebP حتى ٥ ميجابايت.',
  bankReference: 'رقم العملية (اختياري)',
  bankReferenceHint: 'كما في إيصال التحويل. يساعدنا أن نجده أسرع.',
  send: 'أرسل الصورة',
  sending: 'يجري إرسال الصورة…',
  sent: 'استلمنا صورة التحويل ونراجعها.',
  sentAt: ({ moment }: { readonly moment: string }) => `أُرسلت ${moment}. سنراسلك بالبريد عند وصول المبلغ.`,
  sendAnother: 'أرسل صورة أخرى بدلًا منها',
  rejected: ({ reason }: { readonly reason: string }) => `لم نجد هذا التحويل: ${reason}. راجع البيانات وأرسلها من جديد.`,
  takenBack: 'لم نجد هذا التحويل. راجع البيانات وأرسلها من جديد.',
  accepted: 'وصلنا تحويلك. الطلب مدفوع، وشكرًا لك.',
  picture: 'صورة التحويل التي أرسلتها',
  refused: 'لم تُرسل الصورة',
  qr: 'رمز مربع فيه الحساب والمبلغ والملاحظة',
  qrText: 'امسح الرمز لتنسخ الحساب والمبلغ والملاحظة على هاتفك.',
  faults: {
    missing: 'اختر صورة التحويل أولًا.',
    size: 'هذا الملف أكبر من ٥ ميجابايت. أرسل لقطة الشاشة نفسها أو صورة أصغر.',
  },
};

export const messages = {
  checkout: checkoutTexts,
  confirmation: confirmationTexts,
  parcels: parcelsTexts,
  transferProof: transferProofTexts,
};
