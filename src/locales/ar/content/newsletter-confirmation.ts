/** The page of the newsletter's confirmation link. */
export const newsletterConfirmation = {
  title: 'تأكيد الاشتراك',
  text: 'اضغط على الزر لتصلك نشرتنا البريدية. ويمكنك إلغاء الاشتراك من أي رسالة منها.',
  button: 'تأكيد الاشتراك',
  busy: 'جارٍ الاشتراك...',
  failed: 'لم يتم الاشتراك بعد',
  done: { title: 'تم الاشتراك بنجاح!', text: 'شكرًا لاشتراكك في نشرتنا البريدية' },
  duplicate: { title: 'أنت مشترك بالفعل', text: 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية' },
  visit: 'زيارة المتجر',
};
