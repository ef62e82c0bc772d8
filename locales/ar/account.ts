import type { OrderStatus, PaymentStatus } from '../../domain/orders/status.ts';
import { isolate } from '../format.ts';
import { plural } from '../plural.ts';

const orderStatus: Record<OrderStatus, string> = {
  pending: 'قيد الانتظار',
  processing: 'قيد التجهيز',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'مُلغى',
};
const paymentStatus: Record<PaymentStatus, string> = {
  pending: 'في انتظار الدفع',
  paid: 'مدفوع',
  refunded: 'مُسترد',
};

/** A customer's own pages, in Arabic. */
export const account = {
  hello: ({ name }: { name: string }) => `أهلًا ${isolate(name)}`,
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
    number: ({ number }: { number: string }) => `طلب رقم ${isolate(number)}`,
    date: 'تاريخ الطلب',
    status: 'الحالة',
    payment: 'الدفع',
    gift: 'هدية',
    giftWrap: 'تغليف هدية',
    progress: 'مراحل الطلب',
    /** Stands between the names of an order's pieces. */
    between: '، ',
    details: 'تفاصيل الطلب',
    more: 'طلبات أقدم',
    empty: { title: 'لا توجد طلبات بعد', text: 'ستظهر طلباتك هنا بعد أول طلب.', button: 'ابدأ التسوق' },
  },
  addresses: {
    add: 'إضافة عنوان',
    edit: 'تعديل العنوان',
    label: 'اسم العنوان',
    labelPlaceholder: 'المنزل، العمل...',
    default: 'العنوان الافتراضي',
    setDefault: 'جعله العنوان الافتراضي',
    save: 'حفظ العنوان',
    delete: 'حذف',
    confirmDelete: 'هل تحذف هذا العنوان؟',
    empty: { title: 'لا توجد عناوين محفوظة', text: 'احفظ عنوانًا لتُتم طلباتك القادمة بسرعة أكبر.' },
  },
  wishlist: {
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
  notices: {
    addressSaved: { title: 'تم الحفظ', body: 'حُفظ عنوانك' },
    addressDeleted: { title: 'تم الحذف', body: 'حُذف العنوان' },
    profileUpdated: { title: 'تم التحديث', body: 'حُدّثت بيانات ملفك الشخصي' },
  },
};
