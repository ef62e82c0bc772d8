import { defineTexts } from '#core/i18n/define-texts.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const stockNotificationConsent = {
  ar: 'أدخل بريدك الإلكتروني ونراسلك فور توفّر هذا المنتج.',
  en: 'Enter your email and we will write to you once this product is back.',
};

/** Further texts of the product page: bought together, reviews and stock notifications. */
export const productDetails = defineTexts(
  'productDetails',
  {
    promises: {
      shipping: {
        title: {
          ar: '{freeShipping, select, never {توصيل إلى بابك} byDestination {شحن إلى كل المحافظات} other {شحن مجاني}}',
          en: '{freeShipping, select, never {Delivery} byDestination {Delivery across Egypt} other {Free Shipping}}',
        },
        text: {
          ar: '{freeShipping, select, always {لكل الطلبات} never {خلال {delivery, businessDays}} byDestination {ابتداءً من {shippingFee}} other {للطلبات من {freeShippingFrom} فأكثر}}',
          en: '{freeShipping, select, always {On every order} never {In {delivery, businessDays}} byDestination {Shipping from {shippingFee}} other {On orders of {freeShippingFrom} or more}}',
        },
      },
      quality: {
        title: { ar: 'ضمان الجودة', en: 'Quality Guarantee' },
        text: { ar: 'نفحص كل قطعة قبل تغليفها', en: 'Every piece is checked before packing' },
      },
      returns: {
        title: { ar: 'إرجاع سهل', en: 'Easy Returns' },
        text: { ar: 'خلال {returnDays, days}', en: 'Within {returnDays, days}' },
      },
    },
    related: { ar: 'المزيد من هذا القسم', en: 'More from this category' },
    recent: { ar: 'منتجات شاهدتها مؤخرًا', en: 'Recently Viewed' },
    linkCopied: { ar: 'نُسخ رابط المنتج', en: 'The product link is copied' },
    copyFailed: {
      ar: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
      en: 'The link could not be copied. Copy it from the address bar.',
    },
    zoom: {
      in: { ar: 'تكبير', en: 'Zoom in' },
      out: { ar: 'تصغير', en: 'Zoom out' },
    },
    notify: {
      title: { ar: 'أبلغني عند توفّره', en: 'Tell me when it’s back' },
      text: stockNotificationConsent,
      submit: { ar: 'أبلغني', en: 'Tell Me' },
      registered: {
        ar: 'سُجّل طلبك من هذا الجهاز، وسنراسلك فور توفّر هذا المنتج.',
        en: 'You registered on this device. We will write to you once this product is back.',
      },
      again: { ar: 'سجّل بريدًا آخر', en: 'Register another email' },
    },
    together: {
      title: { ar: 'منتجات تُشترى معًا عادةً', en: 'Frequently bought together' },
      discount: { ar: 'خصم {togetherPercent} عند الشراء معًا', en: '{togetherPercent} off together' },
      thisItem: { ar: 'هذا المنتج', en: 'This product' },
      addAll: { ar: 'أضف الكل إلى السلة', en: 'Add All to Cart' },
    },
    reviews: {
      title: { ar: 'التقييمات', en: 'Reviews' },
      write: { ar: 'اكتب تقييمًا', en: 'Write a Review' },
      rating: { ar: 'التقييم', en: 'Rating' },
      comment: { ar: 'تعليقك (اختياري)', en: 'Comment (optional)' },
      commentPlaceholder: { ar: 'ما رأيك في القطعة؟', en: 'What did you think of the piece?' },
      submit: { ar: 'إرسال التقييم', en: 'Submit Review' },
      submitting: { ar: 'جارٍ الإرسال...', en: 'Submitting...' },
      empty: { ar: 'لا توجد تقييمات بعد. كن أول من يكتب تقييمًا!', en: 'No reviews yet. Be the first to review!' },
      login: { ar: 'سجّل الدخول لكتابة تقييم', en: 'Log in to write a review' },
      verified: { ar: 'اشترى هذه القطعة', en: 'Bought this piece' },
      formerCustomer: { ar: 'عميل سابق', en: 'A former customer' },
      replyOfShop: { ar: 'رد {shopName}', en: '{shopName} replied' },
      older: { ar: 'عرض تقييمات أقدم', en: 'Show older reviews' },
      again: {
        ar: 'يمكنك أن تكتب مرة أخرى، ويدخل تقييمك الأخير فقط في المتوسط.',
        en: 'You may write again; only your latest review counts in the average.',
      },
      alreadyWritten: {
        ar: 'سبق أن كتبت هذا التقييم، فجدّدنا تاريخه ولم نكرره.',
        en: 'You wrote this very review before: we renewed its date and did not repeat it.',
      },
    },
  },
  { place: 'product' },
);
