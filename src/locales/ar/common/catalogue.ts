/** Texts about any product: categories, badges, prices and the wishlist button. */
export const catalogue = {
  categories: { all: 'الكل', plates: 'أطباق', bowls: 'سلطانيات', cups: 'فناجين وأكواب', sets: 'أطقم' },
  badges: {
    SALE: 'تخفيض',
    NEW: 'جديد',
    percentOff: ({ percent }: { percent: string }) => `خصم ${percent}`,
  },
  was: ({ price }: { price: string }) => `بدلًا من ${price}`,
  withTax: ({ price }: { price: string }) => `${price} شاملًا الضريبة`,
  now: ({ price }: { price: string }) => `السعر الآن ${price}`,
  soldOutForNow: 'نفد مؤقتًا',
  tellMe: 'أبلغني عند توفّره',
  addToCart: 'أضف إلى السلة',
  quantity: 'الكمية',
  increase: 'زيادة الكمية',
  decrease: 'إنقاص الكمية',
  wishlistAdd: 'إضافة إلى المفضلة',
  wishlistRemove: 'إزالة من المفضلة',
  soon: 'قريبًا',
};
