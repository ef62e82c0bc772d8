/** The page of the unsubscribe link in mails. */
export const unsubscribe = {
  title: 'إلغاء الاشتراك',
  text: 'اضغط على الزر، ولن نرسل إليك رسائل من هذا النوع بعد ذلك.',
  button: 'إلغاء الاشتراك',
  busy: 'جارٍ الإلغاء...',
  failed: 'تعذّر إلغاء الاشتراك',
  done: { title: 'تم إلغاء اشتراكك', text: 'لن تصلك هذه الرسائل بعد الآن، ويمكنك الاشتراك من جديد متى شئت.' },
  visit: 'زيارة المتجر',
};
