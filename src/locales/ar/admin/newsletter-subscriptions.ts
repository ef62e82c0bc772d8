import { isolateText } from '#core/i18n/format.ts';
/** Newsletter subscriptions in the admin area. */
export const newsletterSubscriptions = {
  title: 'النشرة البريدية',
  search: 'ابحث في العناوين',
  email: 'البريد الإلكتروني',
  since: 'مشترك منذ',
  /** The consent text at the time of the subscription. */
  agreed: 'ما وافق عليه',
  unrecorded: 'قبل تسجيل الموافقات',
  exported: { title: 'تم التصدير', body: 'حُفظ الملف على جهازك' },
  remove: 'إلغاء الاشتراك',
  removeOf: ({ email }: { email: string }) => `إلغاء اشتراك ${isolateText(email)}`,
  ask: {
    title: 'إلغاء هذا الاشتراك؟',
    text: ({ email }: { email: string }) => `لن تصل النشرة البريدية بعد الآن إلى ${isolateText(email)}.`,
  },
  removed: { title: 'تم إلغاء الاشتراك', body: 'حُذف العنوان من النشرة البريدية' },
};
