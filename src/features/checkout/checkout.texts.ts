import { ADDRESS_LENGTH, POSTAL_CODE_LENGTH } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const checkout = defineTexts(
  'checkout/checkout',
  {
    title: { ar: 'إتمام الطلب', en: 'Checkout' },
    backToCart: { ar: 'العودة إلى السلة', en: 'Back to cart' },
    help: { ar: 'مساعدة', en: 'Help' },
    intro: {
      ar: 'أدخل بيانات التوصيل، وستراجع الإجمالي قبل تأكيد الطلب.',
      en: 'Enter the delivery details. You will review the total before placing the order.',
    },
    shippingInfo: { ar: 'بيانات الشحن', en: 'Shipping Information' },
    savedAddress: { ar: 'استخدام عنوان محفوظ', en: 'Use a saved address' },
    newAddress: { ar: 'عنوان آخر', en: 'Another address' },
    defaultAddress: { ar: 'الافتراضي', en: 'Default' },
    keepAddress: { ar: 'احفظ هذا العنوان في حسابي', en: 'Save this address in my account' },
    addressLabel: { ar: 'اسم العنوان', en: 'Name of the address' },
    addressLabelHint: { ar: 'مثل المنزل أو العمل.', en: 'Such as home or work.' },
    firstAddressLabel: { ar: 'المنزل', en: 'Home' },
    hints: {
      fullName: { ar: 'اسم الشخص الذي سيستلم الطلب.', en: 'The name of the person who will receive the order.' },
      email: { ar: 'نستخدمه لمراسلتك بشأن هذا الطلب.', en: 'We use it for messages about this order.' },
      address: {
        ar: 'الشارع ورقم المبنى والطابق والشقة، بما لا يقل عن {addressMin} أحرف.',
        en: 'Street, building, floor and flat; at least {addressMin} characters.',
      },
      city: { ar: 'المدينة أو المركز.', en: 'City or district.' },
      postalCode: {
        ar: 'من {postalCodeMin} إلى {postalCodeMax} خانة.',
        en: 'From {postalCodeMin} to {postalCodeMax} characters.',
      },
    },
    promo: {
      label: { ar: 'كود الخصم', en: 'Promo Code' },
      placeholder: { ar: 'أدخل الكود', en: 'Enter the code' },
      hint: { ar: 'حروف إنجليزية وأرقام وشرطة وشرطة سفلية فقط.', en: 'Letters, digits, hyphen and underscore only.' },
      apply: { ar: 'تطبيق', en: 'Apply' },
      applying: { ar: 'جارٍ التحقق...', en: 'Checking...' },
      remove: { ar: 'إزالة', en: 'Remove' },
    },
    gift: {
      title: { ar: 'خيارات الهدية', en: 'Gift Options' },
      isGift: { ar: 'هذا الطلب هدية', en: 'This order is a gift' },
      wrap: { ar: 'تغليف هدية مجاني', en: 'Free gift wrapping' },
      message: { ar: 'رسالة الهدية', en: 'Gift Message' },
      messagePlaceholder: { ar: 'اكتب كلمات ترافق الهدية', en: 'Write a few words to go with the gift' },
      preview: { ar: 'هكذا تصل البطاقة مع الهدية', en: 'The card that goes with the gift' },
      counter: { ar: '{used} من {max} حرف', en: '{used} of {max} characters' },
    },
    payment: {
      title: { ar: 'طريقة الدفع', en: 'Payment' },
      methods: {
        cash_on_delivery: {
          name: { ar: 'نقدًا عند الاستلام', en: 'Cash on delivery' },
          text: { ar: 'تدفع المبلغ كاملًا لمندوب التوصيل.', en: 'You pay the whole amount to the courier.' },
        },
        bank_transfer: {
          name: { ar: 'تحويل عبر إنستاباي', en: 'InstaPay transfer' },
          text: {
            ar: 'تجد بعد الطلب بيانات الحساب والمبلغ المطلوب لتنسخهما.',
            en: 'After the order you find the account and the exact amount to copy.',
          },
        },
        card_link: {
          name: { ar: 'بطاقة فيزا أو ماستركارد', en: 'Visa or Mastercard' },
          text: {
            ar: 'يصلك رابط الدفع في المحادثة بعد الطلب.',
            en: 'A payment link follows in the chat after the order.',
          },
        },
        card: {
          name: { ar: 'بطاقة فيزا أو ماستركارد', en: 'Visa or Mastercard' },
          text: { ar: 'تدفع الآن في صفحة الدفع الآمنة.', en: 'You pay now, on a secure page.' },
        },
        wallet: {
          name: { ar: 'محفظة إلكترونية', en: 'Mobile wallet' },
          text: {
            ar: 'تدفع الآن في صفحة الدفع الآمنة وتؤكد من محفظتك.',
            en: 'You pay now, on a secure page, and confirm in your wallet’s app.',
          },
        },
        instalments: {
          name: { ar: 'التقسيط', en: 'Instalments' },
          text: { ar: 'تختار خطة التقسيط في صفحة الدفع الآمنة.', en: 'You choose a plan on a secure page.' },
        },
      },
      test: { ar: 'وضع تجريبي بلا مال حقيقي.', en: 'Test mode: no real money is paid here.' },
    },
    placeOrder: { ar: 'تأكيد الطلب، {total}', en: 'Place Order, {total}' },
    processing: { ar: 'جارٍ تسجيل الطلب...', en: 'Processing...' },
    placed: { ar: 'سُجّل الطلب', en: 'Order placed' },
    chatHint: {
      ar: 'عند تأكيد الطلب تُفتح رسالة واتساب بتفاصيله في نافذة جديدة، فأرسلها لنؤكد لك الطلب.',
      en: 'When you place the order, a WhatsApp message with its details opens in a new window. Send it so that we can confirm.',
    },
    payHint: { ar: 'ثم تدفع في صفحة الدفع الآمنة.', en: 'Then you pay on the secure page.' },
    delivery: {
      ar: 'موعد التسليم المتوقع: خلال {days, businessDays}.',
      en: 'Estimated delivery: {days, businessDays}.',
    },
    restored: { ar: 'أعدنا إليك ما كتبته من قبل.', en: 'We kept what you had filled in.' },
  },
  {
    place: 'checkout',
    excluded: ['delivery'],
    values: {
      addressMin: ADDRESS_LENGTH.min,
      postalCodeMin: POSTAL_CODE_LENGTH.min,
      postalCodeMax: POSTAL_CODE_LENGTH.max,
    },
  },
);

export const checkoutMeta = defineTexts(
  'content/meta/checkout',
  {
    title: { ar: 'إتمام الطلب | {shopName}', en: 'Checkout | {shopName}' },
    description: {
      ar: 'بيانات الشحن وطريقة الدفع وتأكيد الطلب.',
      en: 'Shipping details, payment and placing the order.',
    },
  },
  { place: 'searchEngines' },
);
