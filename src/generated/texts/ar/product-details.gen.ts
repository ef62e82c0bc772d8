// Generated from 
//   src/features/products/product-details.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

export const messages = (shop: ShopValues) => ({
  promises: {
    shipping: {
      title: (shop.freeShipping === 'never' ? 'توصيل إلى بابك' : shop.freeShipping === 'byDestination' ? 'شحن إلى كل المحافظات' : 'شحن مجاني'),
      text: (shop.freeShipping === 'always' ? 'لكل الطلبات' : shop.freeShipping === 'never' ? `خلال ${businessDays(shop.delivery, units)}` : shop.freeShipping === 'byDestination' ? `ابتداءً من ${shop.shippingFee}` : `للطلبات من ${shop.freeShippingFrom} فأكثر`),
    },
    quality: {
      title: 'ضمان الجودة',
      text: 'نفحص كل قطعة قبل تغليفها',
    },
    returns: {
      title: 'إرجاع سهل',
      text: `خلال ${units.days(shop.returnDays)}`,
    },
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
    text: 'أدخل بريدك الإلكتروني ونراسلك فور توفّر هذا المنتج.',
    submit: 'أبلغني',
    registered: 'سُجّل طلبك من هذا الجهاز، وسنراسلك فور توفّر هذا المنتج.',
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
    replyOfShop: `رد ${shop.shopName}`,
    older: 'عرض تقييمات أقدم',
    again: 'يمكنك أن تكتب مرة أخرى، ويدخل تقييمك الأخير فقط في المتوسط.',
    alreadyWritten: 'سبق أن كتبت هذا التقييم، فجدّدنا تاريخه ولم نكرره.',
  },
});
