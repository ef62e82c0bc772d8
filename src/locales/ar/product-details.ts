import type { ShopValues } from '../shop-values.ts';
import { businessDays, days } from './units.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const stockNotificationConsent = 'أدخل بريدك الإلكتروني ونراسلك فور توفّر هذا المنتج.';

/** Further texts of the product page: bought together, reviews and stock notifications. */
export const messages = (shop: ShopValues) => ({
  promises: {
    shipping: {
      always: { title: 'شحن مجاني', text: 'لكل الطلبات' },
      never: { title: 'توصيل إلى بابك', text: `خلال ${businessDays(shop.delivery)}` },
      'from a subtotal': { title: 'شحن مجاني', text: `للطلبات من ${shop.freeShippingFrom} فأكثر` },
      'by destination': { title: 'شحن إلى كل المحافظات', text: `ابتداءً من ${shop.shippingFee}` },
    }[shop.freeShipping],
    quality: { title: 'ضمان الجودة', text: 'نفحص كل قطعة قبل تغليفها' },
    returns: { title: 'إرجاع سهل', text: `خلال ${days(shop.returnDays)}` },
  },
  related: 'المزيد من هذا القسم',
  recent: 'منتجات شاهدتها مؤخرًا',
  linkCopied: 'نُسخ رابط المنتج',
  copyFailed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
  zoom: {
    in: 'تكبير',
    out: 'تصغير',
  },
  notify: {
    title: 'أبلغني عند توفّره',
    text: stockNotificationConsent,
    submit: 'أبلغني',
    told: 'سُجّل طلبك من هذا الجهاز، وسنراسلك فور توفّر هذا المنتج.',
    again: 'سجّل بريدًا آخر',
  },
  together: {
    title: 'منتجات تُشترى معًا عادةً',
    discount: `خصم ${shop.togetherPercent} عند الشراء معًا`,
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
    submitting: 'جارٍ الإرسال...',
    empty: 'لا توجد تقييمات بعد. كن أول من يكتب تقييمًا!',
    login: 'سجّل الدخول لكتابة تقييم',
    verified: 'اشترى هذه القطعة',
    formerCustomer: 'عميل سابق',
    replyOfShop: `رد ${shop.name}`,
    older: 'عرض تقييمات أقدم',
    again: 'يمكنك أن تكتب مرة أخرى، ويدخل تقييمك الأخير فقط في المتوسط.',
    alreadyWritten: 'سبق أن كتبت هذا التقييم، فجدّدنا تاريخه ولم نكرره.',
  },
});
