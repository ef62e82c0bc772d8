/** Texts that several messages share. */
export const general = {
  error: 'خطأ',
  loginRequired: 'يلزم تسجيل الدخول',
  validationError: 'خطأ في البيانات',
  checkInput: 'يُرجى مراجعة البيانات والمحاولة مرة أخرى',
  somethingWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  tooMany: 'محاولات كثيرة. يُرجى المحاولة لاحقًا.',
};
