import { defineTexts } from '#core/i18n/define-texts.ts';

/** The page of the newsletter's confirmation link. */
export const newsletterConfirmation = defineTexts(
  'content/newsletterConfirmation',
  {
    title: { ar: 'تأكيد الاشتراك', en: 'Confirm your subscription' },
    text: {
      ar: 'اضغط على الزر لتصلك نشرتنا البريدية. ويمكنك إلغاء الاشتراك من أي رسالة منها.',
      en: 'Press the button to get our newsletter. You can unsubscribe from any of its mails.',
    },
    button: { ar: 'تأكيد الاشتراك', en: 'Confirm subscription' },
    busy: { ar: 'جارٍ الاشتراك...', en: 'Subscribing...' },
    failed: { ar: 'لم يتم الاشتراك بعد', en: 'You are not subscribed yet' },
    done: {
      title: { ar: 'تم الاشتراك بنجاح!', en: 'Successfully Subscribed!' },
      text: { ar: 'شكرًا لاشتراكك في نشرتنا البريدية', en: 'Thank you for subscribing to our newsletter' },
    },
    duplicate: {
      title: { ar: 'أنت مشترك بالفعل', en: 'Already Subscribed' },
      text: {
        ar: 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية',
        en: 'This email is already subscribed to our newsletter',
      },
    },
    visit: { ar: 'زيارة المتجر', en: 'Visit the shop' },
  },
  { place: 'mails', readOnly: 'legal' },
);

export const confirmNewsletterMeta = defineTexts(
  'content/meta/confirmNewsletter',
  {
    title: { ar: 'تأكيد الاشتراك | {shopName}', en: 'Confirm your subscription | {shopName}' },
    description: { ar: 'الاشتراك في نشرة {shopName} البريدية.', en: 'Subscribe to the {shopName} newsletter.' },
  },
  { place: 'searchEngines' },
);
