import { plural } from '#core/i18n/plural.ts';
import { general } from '../forms/general.ts';
import { advice } from './security-notice.ts';

/** Shared texts of the admin area: header, sections, lists. */
export const layout = {
  name: 'الإدارة',
  title: 'لوحة الإدارة',
  viewShop: 'عرض المتجر',
  parts: 'أقسام الإدارة',
  groups: { selling: 'البيع', catalogue: 'المنتجات', people: 'العملاء', shop: 'المتجر' },
  noRight: 'لا يسمح دورك في الفريق بهذا القسم.',
  readOnly: 'يسمح دورك بالاطلاع هنا دون تغيير.',
  waiting: ({ amount }: { amount: string }) => `${amount} جديد`,
  csv: { comma: 'تصدير CSV', semicolon: 'CSV لإكسل بالعربية (؛)' },
  list: {
    count: plural('ar', {
      other: 'الإجمالي: {count}',
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
    factorMissing: 'خطوة ثانية للدخول مطلوبة',
    loadFailed: { title: general.error, body: 'تعذّر تحميل بيانات الإدارة' },
    unauthorized: { title: 'غير مصرّح لك بالدخول', body: general.signInFirst },
    denied: { title: 'الدخول مرفوض', body: 'ليست لديك صلاحية الدخول إلى لوحة الإدارة.' },
  },
};
