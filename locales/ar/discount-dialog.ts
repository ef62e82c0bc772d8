import { rulesIn } from '../rules.ts';

const rules = rulesIn('ar');

/** The first-order discount dialog for visitors who are not signed in, in Arabic (specification 2). */
export const messages = {
  title: `احصل على خصم ${rules.welcomePercent} على طلبك الأول!`,
  text: `أنشئ حسابًا واحصل على كود حصري بخصم ${rules.welcomePercent} على كامل قيمة مشترياتك.`,
  accept: 'سجّل واحصل على الخصم',
  later: 'ربما لاحقًا',
};
