import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import { limitsIn } from '../../form-limits.ts';
import { businessDays } from '../units.ts';

const limits = limitsIn('ar');

export const checkout = {
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
    address: `الشارع ورقم المبنى والطابق والشقة، بما لا يقل عن ${limits.address.min} أحرف.`,
    city: 'المدينة أو المركز.',
    postalCode: `من ${limits.postalCode.min} إلى ${limits.postalCode.max} خانة.`,
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
    counter: ({ used, max }: { used: string; max: string }) => `${used} من ${max} حرف`,
  },
  payment: {
    title: 'طريقة الدفع',
    methods: {
      cash_on_delivery: { name: 'نقدًا عند الاستلام', text: 'تدفع المبلغ كاملًا لمندوب التوصيل.' },
      bank_transfer: { name: 'تحويل عبر إنستاباي', text: 'تجد بعد الطلب بيانات الحساب والمبلغ المطلوب لتنسخهما.' },
      card_link: { name: 'بطاقة فيزا أو ماستركارد', text: 'يصلك رابط الدفع في المحادثة بعد الطلب.' },
      card: { name: 'بطاقة فيزا أو ماستركارد', text: 'تدفع الآن في صفحة الدفع الآمنة.' },
      wallet: { name: 'محفظة إلكترونية', text: 'تدفع الآن في صفحة الدفع الآمنة وتؤكد من محفظتك.' },
      instalments: { name: 'التقسيط', text: 'تختار خطة التقسيط في صفحة الدفع الآمنة.' },
    } satisfies Record<PaymentMethod, unknown>,
    test: 'وضع تجريبي بلا مال حقيقي.',
  },
  placeOrder: ({ total }: { total: string }) => `تأكيد الطلب، ${total}`,
  processing: 'جارٍ تسجيل الطلب...',
  placed: 'سُجّل الطلب',
  chatHint: 'عند تأكيد الطلب تُفتح رسالة واتساب بتفاصيله في نافذة جديدة، فأرسلها لنؤكد لك الطلب.',
  payHint: 'ثم تدفع في صفحة الدفع الآمنة.',
  delivery: ({ days }: { days: ShippingZone['days'] }) => `موعد التسليم المتوقع: خلال ${businessDays(days)}.`,
  restored: 'أعدنا إليك ما كتبته من قبل.',
};
