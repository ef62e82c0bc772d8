/** The product page at first display: gallery, stock, stars. Later texts are in `product-details.ts`. */
export const product = {
  inStock: 'متوفر وجاهز للشحن',
  outOfStock: 'هذا المنتج نفد مؤقتًا',
  description: 'الوصف',
  features: 'المواصفات',
  youSave: ({ amount }: { amount: string }) => `وفّر ${amount}`,
  saleUntil: ({ day }: { day: string }) => `ينتهي التخفيض بنهاية ${day}`,
  saleUntilTime: ({ day, time }: { day: string; time: string }) => `ينتهي التخفيض ${day}، الساعة ${time}`,
  share: 'مشاركة',
  gallery: {
    label: 'صور المنتج',
    image: ({ index, total }: { index: string; total: string }) => `صورة ${index} من ${total}`,
    zoom: 'تكبير الصورة',
    comingSoon: 'الصورة قيد الإعداد',
  },
  notFound: {
    title: 'المنتج غير موجود',
    back: 'العودة إلى المنتجات',
  },
  reviews: {
    average: ({ rating }: { rating: string }) => `متوسط التقييم: ${rating} من ٥`,
  },
};
