/**
 * What people read when they agree to something, in Arabic: each wording that there ever was, the one of today last. What
 * somebody agreed to stays known, so none is ever changed or taken out.
 */
export const consents = {
  account: [
    'بإنشاء الحساب توافق على أن نحفظ ما كتبته هنا لحسابك وطلباتك، ونراسلك بشأنها. وتجد كل ما نحفظه عنك في ملفك الشخصي، وتنزّله أو تحذفه متى شئت.',
  ],
  newsletter: ['جديدنا وعروضنا على بريدك.'],
  stock_notification: ['أدخل بريدك الإلكتروني ونراسلك فور عودة هذا المنتج.'],
  contact_message: ['نحفظ ما تكتبه هنا لنرد عليك، ولا نستخدمه لغير ذلك.'],
};
