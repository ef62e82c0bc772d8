import { general } from '#core/forms/general.texts.ts';
import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

const updated = { ar: 'تم التحديث', en: 'Updated' };

export const cartNotices = defineTexts(
  'forms/notices/cart',
  {
    limitReached: {
      title: { ar: 'وصلت الكمية إلى الحد الأقصى', en: 'Quantity limit reached' },
      body: {
        ar: 'لا يمكن إضافة أكثر من {maxQuantity, plural, one {قطعة واحدة} two {قطعتين} few {# قطع} other {# قطعة}} من المنتج نفسه',
        en: 'Cannot add more than {maxQuantity, number} items of the same product',
      },
    },
    limitExceeded: {
      title: { ar: 'الكمية أكبر من الحد الأقصى', en: 'Quantity limit exceeded' },
      body: {
        ar: 'الحد الأقصى {maxQuantity, plural, one {قطعة واحدة} two {قطعتين} few {# قطع} other {# قطعة}} لكل منتج',
        en: 'Maximum quantity is {maxQuantity, number} per item',
      },
    },
    invalidQuantity: {
      title: { ar: 'كمية غير صحيحة', en: 'Invalid quantity' },
      body: { ar: 'يجب أن تكون الكمية عددًا صحيحًا', en: 'Quantity must be a whole number' },
    },
    invalidProduct: {
      title: general.error,
      body: { ar: 'بيانات المنتج غير صحيحة', en: 'Invalid product data' },
    },
    added: withParameters({
      title: { ar: 'تمت الإضافة إلى السلة', en: 'Added to cart' },
      body: { ar: '{name}، الكمية: {quantity}', en: '{name}, quantity: {quantity}' },
    }),
    addedMore: withParameters({
      title: { ar: 'تمت الإضافة إلى السلة', en: 'Added to cart' },
      body: {
        ar: '{name}، الكمية المضافة: {quantity}، وفي سلتك الآن: {total}',
        en: '{name}, quantity added: {quantity}. Now in your cart: {total}',
      },
    }),
    addedAll: {
      title: { ar: 'تمت الإضافة إلى السلة', en: 'Added to cart' },
      body: { ar: 'أُضيفت جميع المنتجات إلى سلتك', en: 'All the products were added to your cart' },
    },
    removed: {
      title: { ar: 'تم الحذف من السلة', en: 'Removed from cart' },
      body: { ar: 'حُذف المنتج من سلتك', en: 'Item removed from your cart' },
    },
    cleared: {
      title: { ar: 'تم إفراغ السلة', en: 'Cart cleared' },
      body: { ar: 'حُذفت جميع المنتجات من السلة', en: 'All items removed from cart' },
    },
    gone: {
      body: {
        ar: 'لم تعد هذه القطعة معروضة، فحُذفت من سلتك.',
        en: 'This piece is no longer in the catalogue, so it was removed from your cart.',
      },
    },
    goneMany: {
      title: { ar: 'قطع لم تعد معروضة', en: 'Pieces no longer sold' },
      body: {
        ar: 'حُذفت من سلتك القطع التي لم تعد معروضة في المتجر.',
        en: 'The pieces that are no longer in the catalogue were removed from your cart.',
      },
    },
    updated: {
      title: updated,
    },
  },
  { place: 'notices' },
);
