import { defineTexts } from '#core/i18n/define-texts.ts';
import { advice } from '#core/i18n/security-notice.texts.ts';
import { orderStatus, paymentStatus } from '#features/orders/order-status.texts.ts';

/** The customer's account pages. */
export const account = defineTexts(
  'account',
  {
    hello: { ar: 'أهلًا {name, isolate}', en: 'Hello {name, isolate}' },
    tabs: {
      label: { ar: 'حسابي', en: 'My Account' },
      orders: { ar: 'الطلبات', en: 'Orders' },
      addresses: { ar: 'العناوين', en: 'Addresses' },
      wishlist: { ar: 'المفضلة', en: 'Wishlist' },
      profile: { ar: 'الملف الشخصي', en: 'Profile' },
    },
    status: {
      order: orderStatus,
      payment: paymentStatus,
    },
    orders: {
      count: {
        ar: '{count, plural, =0 {لا توجد طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
        en: '{count, plural, =0 {No orders} one {# order} other {# orders}}',
      },
      number: { ar: 'طلب رقم {number, isolate}', en: 'Order {number, isolate}' },
      date: { ar: 'تاريخ الطلب', en: 'Order Date' },
      status: { ar: 'الحالة', en: 'Status' },
      payment: { ar: 'الدفع', en: 'Payment' },
      paymentIs: { ar: 'الدفع: {state}', en: 'Payment: {state}' },
      payNow: { ar: 'ادفع الآن', en: 'Pay now' },
      payNowFor: { ar: 'ادفع الآن: طلب رقم {number, isolate}', en: 'Pay now: order {number}' },
      paymentDetails: { ar: 'صفحة الطلب والدفع', en: 'Order and payment page' },
      returns: { ar: 'إرجاع قطع من الطلب', en: 'Return pieces of the order' },
      questions: { ar: 'لديك سؤال عن الطلب؟', en: 'A question about this order?' },
      chat: { ar: 'افتح محادثته على واتساب', en: 'Open its chat on WhatsApp' },
      again: { ar: 'اطلب مرة أخرى', en: 'Order again' },
      gift: { ar: 'هدية', en: 'Gift' },
      giftWrap: { ar: 'تغليف هدية', en: 'Gift wrapping' },
      progress: { ar: 'مراحل الطلب', en: 'Order progress' },
      /** Separator between the product names of an order. */
      between: { ar: '، ', en: ', ' },
      details: { ar: 'تفاصيل الطلب', en: 'Order details' },
      more: { ar: 'طلبات أقدم', en: 'Older orders' },
      empty: {
        title: { ar: 'لا توجد طلبات بعد', en: 'No orders yet' },
        text: { ar: 'ستظهر طلباتك هنا بعد أول طلب.', en: 'Your orders will appear here once you place one.' },
        button: { ar: 'ابدأ التسوق', en: 'Start shopping' },
      },
    },
    wishlist: {
      addAll: { ar: 'أضف الكل إلى السلة', en: 'Add All to Cart' },
      move: { ar: 'نقل إلى السلة', en: 'Move to Cart' },
      empty: {
        title: { ar: 'قائمة المفضلة فارغة', en: 'Your wishlist is empty' },
        text: { ar: 'اضغط على القلب في أي منتج لتحفظه هنا.', en: 'Tap the heart on a product to keep it here.' },
        button: { ar: 'تصفّح المنتجات', en: 'Browse products' },
      },
    },
    profile: {
      emailLocked: { ar: 'لا يمكن تعديل البريد الإلكتروني', en: 'Email cannot be edited' },
      save: { ar: 'حفظ التغييرات', en: 'Save Changes' },
      advice,
      welcomeCode: { ar: 'كود الترحيب', en: 'Welcome code' },
    },
    /** Notices after adding several products to the cart at once. */
    filling: {
      leftOut: {
        ar: 'لم نُضِف إلى السلة ما نفد أو لم يعد معروضًا: {names}.',
        en: 'Left out, because it is sold out or no longer offered: {names}.',
      },
      cut: {
        ar: 'لا تتسع السلة لأكثر من {maxQuantity, plural, one {قطعة واحدة} two {قطعتين} few {# قطع} other {# قطعة}} من المنتج نفسه: {names}.',
        en: 'The cart takes no more than {maxQuantity, number} of the same product: {names}.',
      },
      nothing: { ar: 'لم يُضف شيء إلى السلة', en: 'Nothing was added to the cart' },
    },
    notices: {
      profileUpdated: {
        title: { ar: 'تم التحديث', en: 'Updated' },
        body: { ar: 'حُدّثت بيانات ملفك الشخصي', en: 'Your profile has been updated' },
      },
    },
  },
  { place: 'account' },
);

export const accountMeta = defineTexts(
  'content/meta/account',
  {
    description: { ar: 'طلباتك وعناوينك ومفضلتك وبياناتك.', en: 'Your orders, addresses, wishlist and profile.' },
  },
  { place: 'searchEngines' },
);
