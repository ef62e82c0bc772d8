import { defineTexts } from '#core/i18n/define-texts.ts';

/** Newsletter subscriptions in the admin area. */
export const newsletterSubscriptions = defineTexts('admin/newsletterSubscriptions', {
  title: { ar: 'النشرة البريدية', en: 'Newsletter' },
  search: { ar: 'ابحث في العناوين', en: 'Search email addresses' },
  email: { ar: 'البريد الإلكتروني', en: 'Email address' },
  since: { ar: 'مشترك منذ', en: 'Subscribed on' },
  /** The consent text at the time of the subscription. */
  agreed: { ar: 'ما وافق عليه', en: 'Consent' },
  unrecorded: { ar: 'قبل تسجيل الموافقات', en: 'Before consents were recorded' },
  exported: {
    title: { ar: 'تم التصدير', en: 'Exported' },
    body: { ar: 'حُفظ الملف على جهازك', en: 'The file has been downloaded' },
  },
  remove: { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' },
  removeOf: { ar: 'إلغاء اشتراك {email, isolate}', en: 'Unsubscribe {email, isolate}' },
  confirm: {
    title: { ar: 'إلغاء هذا الاشتراك؟', en: 'End this subscription?' },
    text: {
      ar: 'لن تصل النشرة البريدية بعد الآن إلى {email, isolate}.',
      en: 'The newsletter will no longer go to {email, isolate}.',
    },
  },
  removed: {
    title: { ar: 'تم إلغاء الاشتراك', en: 'Unsubscribed' },
    body: { ar: 'حُذف العنوان من النشرة البريدية', en: 'The address has been removed from the newsletter' },
  },
});
