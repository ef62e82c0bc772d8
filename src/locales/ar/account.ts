import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '../shop-values.ts';
import { advice } from './admin/security-notice.ts';
import { orderStatus, paymentStatus } from './order-status.ts';
import { items } from './units.ts';

/** The customer's account pages, in Arabic. */
export const messages = (shop: ShopValues) => ({
  hello: ({ name }: { name: string }) => `أهلًا ${isolateText(name)}`,
  tabs: { label: 'حسابي', orders: 'الطلبات', addresses: 'العناوين', wishlist: 'المفضلة', profile: 'الملف الشخصي' },
  status: { order: orderStatus, payment: paymentStatus },
  orders: {
    count: plural('ar', {
      zero: 'لا توجد طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    }),
    number: ({ number }: { number: string }) => `طلب رقم ${isolateText(number)}`,
    date: 'تاريخ الطلب',
    status: 'الحالة',
    payment: 'الدفع',
    paymentIs: ({ state }: { state: string }) => `الدفع: ${state}`,
    payNow: 'ادفع الآن',
    payNowFor: ({ number }: { number: string }) => `ادفع الآن: طلب رقم ${isolateText(number)}`,
    paymentDetails: 'صفحة الطلب والدفع',
    returns: 'إرجاع قطع من الطلب',
    questions: 'لديك سؤال عن الطلب؟',
    chat: 'افتح محادثته على واتساب',
    again: 'اطلب مرة أخرى',
    gift: 'هدية',
    giftWrap: 'تغليف هدية',
    progress: 'مراحل الطلب',
    /** Separator between the product names of an order. */
    between: '، ',
    details: 'تفاصيل الطلب',
    more: 'طلبات أقدم',
    empty: { title: 'لا توجد طلبات بعد', text: 'ستظهر طلباتك هنا بعد أول طلب.', button: 'ابدأ التسوق' },
  },
  wishlist: {
    addAll: 'أضف الكل إلى السلة',
    move: 'نقل إلى السلة',
    empty: {
      title: 'قائمة المفضلة فارغة',
      text: 'اضغط على القلب في أي منتج لتحفظه هنا.',
      button: 'تصفّح المنتجات',
    },
  },
  profile: {
    emailLocked: 'لا يمكن تعديل البريد الإلكتروني',
    save: 'حفظ التغييرات',
    advice,
    welcomeCode: 'كود الترحيب',
  },
  /** Notices after adding several products to the cart at once. */
  filling: {
    leftOut: ({ names }: { names: string }) => `لم نُضِف إلى السلة ما نفد أو لم يعد معروضًا: ${names}.`,
    cut: ({ names }: { names: string }) =>
      `لا تتسع السلة لأكثر من ${items(shop.maxQuantity)} من المنتج نفسه: ${names}.`,
    nothing: 'لم يُضف شيء إلى السلة',
  },
  notices: {
    profileUpdated: { title: 'تم التحديث', body: 'حُدّثت بيانات ملفك الشخصي' },
  },
});
