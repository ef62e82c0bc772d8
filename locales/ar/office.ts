import { plural } from '../plural.ts';
import { general } from './general.ts';
import { refusals } from './refusals.ts';

/** The admin's pages, in Arabic. */
export const office = {
  tabs: {
    label: 'لوحة الإدارة',
    messages: 'الرسائل',
    orders: 'الطلبات',
    promoCodes: 'أكواد الخصم',
    notifications: 'إشعارات التوافر',
  },
  unread: plural('ar', {
    zero: 'لا توجد رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{count} رسائل غير مقروءة',
    other: '{count} رسالة غير مقروءة',
  }),
  markRead: 'وضع علامة «مقروءة»',
  columns: {
    subject: 'الموضوع',
    message: 'الرسالة',
    date: 'التاريخ',
    status: 'الحالة',
    customer: 'العميل',
    total: 'الإجمالي',
    code: 'الكود',
    discount: 'الخصم',
    uses: 'مرات الاستخدام',
    minPurchase: 'الحد الأدنى للشراء',
    validUntil: 'صالح حتى',
    product: 'المنتج',
  },
  discountTypes: { percentage: 'نسبة مئوية', fixed: 'مبلغ ثابت' },
  status: {
    message: { unread: 'غير مقروءة', read: 'مقروءة' },
    stock: { pending: 'قيد الانتظار', notified: 'أُرسل الإشعار' },
    promo: { active: 'مفعّل', inactive: 'غير مفعّل' },
  },
  noLimit: 'بلا حد',
  empty: 'لا يوجد شيء بعد',
  notices: {
    loadFailed: { title: general.error, body: 'تعذّر تحميل بيانات الإدارة' },
    unauthorized: { title: 'غير مصرّح لك بالدخول', body: refusals.SIGN_IN_REQUIRED({}) },
    denied: { title: 'الدخول مرفوض', body: refusals.ADMIN_REQUIRED({}) },
    markedRead: { title: 'تم التحديث', body: 'أصبحت الرسالة مقروءة' },
  },
};
