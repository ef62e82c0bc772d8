/** What is said around a product when somebody reviews it, waits for it, or takes it with others. */
export const talk = {
  notify: {
    title: 'أخبرني عند توافره',
    text: 'أدخل بريدك الإلكتروني ونراسلك فور عودة هذا المنتج.',
    submit: 'أخبرني',
  },
  together: {
    title: 'منتجات تُشترى معًا عادةً',
    discount: 'خصم ١٥٪ عند الشراء معًا',
    thisItem: 'هذا المنتج',
    addAll: 'أضف الكل إلى السلة',
  },
  reviews: {
    title: 'التقييمات',
    write: 'اكتب تقييمًا',
    rating: 'التقييم',
    comment: 'تعليقك (اختياري)',
    commentPlaceholder: 'ما رأيك في القطعة؟',
    submit: 'إرسال التقييم',
    empty: 'لا توجد تقييمات بعد. كن أول من يكتب تقييمًا!',
    login: 'سجّل الدخول لكتابة تقييم',
    verified: 'اشترى هذه القطعة',
  },
};
