// Generated from 
//   src/features/discounts/discount-dialog.texts.ts
// by `npm run generate`.
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  title: `احصل على خصم ${shop.welcomePercent} على طلبك الأول!`,
  text: `أنشئ حسابًا واحصل على كود حصري بخصم ${shop.welcomePercent} على كامل قيمة مشترياتك.`,
  accept: 'سجّل واحصل على الخصم',
  later: 'ربما لاحقًا',
});
