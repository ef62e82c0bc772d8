import { plural } from '../../plural.ts';
import { advice } from '../admin-advice.ts';
import { general } from '../general.ts';
import { refusals } from '../refusals.ts';

/** What stands around everything in the office: its head, its parts, its lists. */
export const frame = {
  name: 'الإدارة',
  title: 'لوحة الإدارة',
  viewShop: 'عرض المتجر',
  parts: 'أقسام الإدارة',
  tabs: {
    overview: 'نظرة عامة',
    orders: 'الطلبات',
    messages: 'الرسائل',
    products: 'المنتجات',
    promoCodes: 'أكواد الخصم',
    notifications: 'إشعارات التوافر',
    reviews: 'التقييمات',
    newsletter: 'النشرة البريدية',
    people: 'الفريق',
    log: 'السجل',
  },
  waiting: ({ amount }: { amount: string }) => `${amount} جديد`,
  list: {
    count: plural('ar', {
      zero: 'لا شيء',
      one: 'واحد إجمالًا',
      two: 'اثنان إجمالًا',
      few: '{count} إجمالًا',
      other: '{count} إجمالًا',
    }),
    moreThan: ({ amount }: { amount: string }) => `أكثر من ${amount}`,
    newer: 'الأحدث',
    older: 'الأقدم',
    previous: 'السابق',
    next: 'التالي',
    all: 'الكل',
    empty: 'لا يوجد شيء بعد',
    nothingFound: 'لا شيء يطابق هذا البحث',
  },
  unsaved: {
    title: 'لم تُحفظ تعديلاتك',
    text: 'إن غادرت الآن ضاع ما كتبته.',
    leave: 'المغادرة دون حفظ',
    stay: 'متابعة التعديل',
  },
  advice,
  notices: {
    loadFailed: { title: general.error, body: 'تعذّر تحميل بيانات الإدارة' },
    unauthorized: { title: 'غير مصرّح لك بالدخول', body: refusals.SIGN_IN_REQUIRED({}) },
    denied: { title: 'الدخول مرفوض', body: refusals.ADMIN_REQUIRED({}) },
  },
};
