import { rulesIn } from '../rules.ts';

const rules = rulesIn('ar');

/** The offer to somebody who has not signed in yet, in Arabic (specification 2, first-order discount dialog). */
export const messages = {
  title: `احصل على خصم ${rules.welcomePercent} على طلبك الأول!`,
  text: `أنشئ حسابًا واحصل على كود حصري بخصم ${rules.welcomePercent} على كامل قيمة مشترياتك.`,
  accept: 'سجّل واحصل على الخصم',
  later: 'ربما لاحقًا',
};
