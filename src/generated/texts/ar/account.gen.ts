// Generated from 
//   src/features/customers/account.texts.ts
// by `npm run generate`.
import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

const count1 = plural('ar', { one: 'قطعة واحدة', two: 'قطعتين', few: '{count} قطع', other: '{count} قطعة' });

export const messages = (shop: ShopValues) => ({
  hello: ({ name }: { readonly name: string }) => `أهلًا ${isolateText(name)}`,
  tabs: {
    label: 'حسابي',
    orders: 'الطلبات',
    addresses: 'العناوين',
    wishlist: 'المفضلة',
    profile: 'الملف الشخصي',
  },
  status: {
    order: {
      pending: 'قيد الانتظار',
      processing: 'قيد التجهيز',
      shipped: 'تم الشحن',
      delivered: 'تم التسليم',
      cancelled: 'مُلغى',
    },
    payment: {
      pending: 'في انتظار الدفع',
      nothing_due: 'لا يوجد مبلغ مستحق',
      paid: 'مدفوع',
      partly_refunded: 'مُسترد جزئيًا',
      refunded: 'مُسترد',
    },
  },
  orders: {
    count: plural('ar', { zero: 'لا توجد طلبات', one: 'طلب واحد', two: 'طلبان', few: '{count} طلبات', many: '{count} طلبًا', other: '{count} طلب' }),
    number: ({ number }: { readonly number: string }) => `طلب رقم ${isolateText(number)}`,
    date: 'تاريخ الطلب',
    status: 'الحالة',
    payment: 'الدفع',
    paymentIs: ({ state }: { readonly state: string }) => `الدفع: ${state}`,
    payNow: 'ادفع الآن',
    payNowFor: ({ number }: { readonly number: string }) => `ادفع الآن: طلب رقم ${isolateText(number)}`,
    paymentDetails: 'صفحة الطلب والدفع',
    returns: 'إرجاع قطع من الطلب',
    questions: 'لديك سؤال عن الطلب؟',
    chat: 'افتح محادثته على واتساب',
    again: 'اطلب مرة أخرى',
    gift: 'هدية',
    giftWrap: 'تغليف هدية',
    progress: 'مراحل الطلب',
    between: '، ',
    details: 'تفاصيل الطلب',
    more: 'طلبات أقدم',
    empty: {
      title: 'لا توجد طلبات بعد',
      text: 'ستظهر طلباتك هنا بعد أول طلب.',
      button: 'ابدأ التسوق',
    },
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
    advice: {
      title: 'أضف خطوة ثانية لحساب الإدارة',
      text: 'حسابك يفتح لوحة الإدارة، وكلمة المرور وحدها قد تُعرف أو تُسرق. أضف تطبيق مصادقة على هاتفك.',
      button: 'إضافة خطوة ثانية',
    },
    welcomeCode: 'كود الترحيب',
  },
  filling: {
    leftOut: ({ names }: { readonly names: string }) => `لم نُضِف إلى السلة ما نفد أو لم يعد معروضًا: ${names}.`,
    cut: ({ names }: { readonly names: string }) => `لا تتسع السلة لأكثر من ${count1(shop.maxQuantity)} من المنتج نفسه: ${names}.`,
    nothing: 'لم يُضف شيء إلى السلة',
  },
  notices: {
    profileUpdated: {
      title: 'تم التحديث',
      body: 'حُدّثت بيانات ملفك الشخصي',
    },
  },
});
