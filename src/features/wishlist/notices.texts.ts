import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

const removed = { ar: 'تمت الإزالة', en: 'Removed' };

export const wishlistNotices = defineTexts(
  'forms/notices/wishlist',
  {
    login: {
      title: general.loginRequired,
      body: { ar: 'يُرجى تسجيل الدخول لإضافة المنتجات إلى المفضلة', en: 'Please login to add items to your wishlist' },
    },
    added: {
      title: { ar: 'تمت الإضافة', en: 'Added' },
      body: { ar: 'أُضيف المنتج إلى المفضلة', en: 'Product added to wishlist' },
    },
    removed: {
      title: removed,
      body: { ar: 'أُزيل المنتج من المفضلة', en: 'Product removed from wishlist' },
    },
  },
  { place: 'notices' },
);
