import { isolateText } from '../../format.ts';
/** Who the newsletter goes to, as admins read it. */
export const newsletterSubscriptions = {
  search: 'ابحث في العناوين',
  email: 'البريد الإلكتروني',
  since: 'مشترك منذ',
  /** What they read when they subscribed. */
  agreed: 'ما وافق عليه',
  unrecorded: 'قبل تسجيل الموافقات',
  export: 'تصدير CSV',
  exported: { title: 'تم التصدير', body: 'حُفظ الملف على جهازك' },
  remove: 'إلغاء الاشتراك',
  removeOf: ({ email }: { email: string }) => `إلغاء اشتراك ${isolateText(email)}`,
  ask: {
    title: 'إلغاء هذا الاشتراك؟',
    text: ({ email }: { email: string }) => `لن تصل النشرة البريدية بعد الآن إلى ${isolateText(email)}.`,
  },
  removed: { title: 'تم إلغاء الاشتراك', body: 'حُذف العنوان من النشرة البريدية' },
};
