/** The product page: gallery, stock, buying together, the three promises, reviews. */
export const product = {
  inStock: 'متاح وجاهز للشحن',
  outOfStock: 'هذا المنتج غير متاح حاليًا',
  save: 'حفظ',
  saved: 'محفوظ',
  description: 'الوصف',
  features: 'المواصفات',
  youSave: ({ amount }: { amount: string }) => `وفّر ${amount}`,
  share: 'مشاركة',
  linkCopied: 'نُسخ رابط المنتج',
  gallery: {
    label: 'صور المنتج',
    image: ({ index, total }: { index: string; total: string }) => `صورة ${index} من ${total}`,
    comingSoon: 'الصورة قيد الإعداد',
  },
  related: 'المزيد من هذا القسم',
  recent: 'شاهدته حديثًا',
  notFound: {
    title: 'المنتج غير موجود',
    back: 'العودة إلى المنتجات',
  },
  reviews: {
    average: ({ rating }: { rating: string }) => `متوسط التقييم: ${rating} من ٥`,
  },
  promises: {
    shipping: { title: 'شحن مجاني', text: 'للطلبات من ٣٬٠٠٠ ج.م فأكثر' },
    quality: { title: 'ضمان الجودة', text: 'نفحص كل قطعة قبل تغليفها' },
    returns: { title: 'إرجاع سهل', text: 'خلال ٣٠ يومًا' },
  },
};
