import type { ShopValues } from '../shop-values.ts';

/** The first-order discount dialog for visitors who are not signed in, in Arabic (specification 2). */
export const messages = (shop: ShopValues) => ({
  title: `احصل على خصم ${shop.welcomePercent} على طلبك الأول!`,
  text: `أنشئ حسابًا واحصل على كود حصري بخصم ${shop.welcomePercent} على كامل قيمة مشترياتك.`,
  accept: 'سجّل واحصل على الخصم',
  later: 'ربما لاحقًا',
});
