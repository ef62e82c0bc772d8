import { defineTexts } from '#core/i18n/define-texts.ts';

/** Texts about any product: categories, badges, prices and the wishlist button. */
export const catalogue = defineTexts(
  'common/catalogue',
  {
    categories: {
      all: { ar: 'الكل', en: 'All' },
      plates: { ar: 'أطباق', en: 'Plates' },
      bowls: { ar: 'سلطانيات', en: 'Bowls' },
      cups: { ar: 'فناجين وأكواب', en: 'Cups' },
      sets: { ar: 'أطقم', en: 'Sets' },
    },
    badges: {
      SALE: { ar: 'تخفيض', en: 'SALE' },
      NEW: { ar: 'جديد', en: 'New' },
      percentOff: { ar: 'خصم {percent}', en: '{percent} off' },
    },
    was: { ar: 'بدلًا من {price}', en: 'Was {price}' },
    withTax: { ar: '{price} شاملًا الضريبة', en: '{price} with tax' },
    now: { ar: 'السعر الآن {price}', en: 'Now {price}' },
    soldOutForNow: { ar: 'نفد مؤقتًا', en: 'Sold out for now' },
    notifyMe: { ar: 'أبلغني عند توفّره', en: 'Tell me when it’s back' },
    addToCart: { ar: 'أضف إلى السلة', en: 'Add to Cart' },
    quantity: { ar: 'الكمية', en: 'Quantity' },
    increase: { ar: 'زيادة الكمية', en: 'Increase quantity' },
    decrease: { ar: 'إنقاص الكمية', en: 'Decrease quantity' },
    wishlistAdd: { ar: 'إضافة إلى المفضلة', en: 'Add to wishlist' },
    wishlistRemove: { ar: 'إزالة من المفضلة', en: 'Remove from wishlist' },
    soon: { ar: 'قريبًا', en: 'Soon' },
  },
  { place: 'productList' },
);
