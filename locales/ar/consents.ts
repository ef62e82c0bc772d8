/**
 * Consent texts in Arabic: every version that was ever used, the current one last. Consent records refer to them, so none is
 * ever changed or removed.
 */
export const consents = {
  account: [
    'بإنشاء الحساب توافق على أن نحفظ ما كتبته هنا لحسابك وطلباتك، ونراسلك بشأنها. وتجد كل ما نحفظه عنك في ملفك الشخصي، وتنزّله أو تحذفه متى شئت.',
  ],
  newsletter: ['جديدنا وعروضنا على بريدك.'],
  stock_notification: ['أدخل بريدك الإلكتروني ونراسلك فور عودة هذا المنتج.'],
  contact_message: ['نحفظ ما تكتبه هنا لنرد عليك، ولا نستخدمه لغير ذلك.'],
};
