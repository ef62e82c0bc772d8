import { isolate } from '../../format.ts';
/** Who keeps the shop, as admins read it. */
export const people = {
  who: 'المدير',
  since: 'منذ',
  secondFactor: 'الخطوة الثانية للدخول',
  has: 'مفعّلة',
  hasNot: 'غير مفعّلة',
  self: 'أنت',
  add: {
    title: 'إضافة مدير',
    text: 'لمن أنشأ حسابًا في المتجر بهذا البريد. سيرى كل الطلبات وبيانات العملاء، فتأكد أن الحساب حسابه.',
    email: 'البريد الإلكتروني',
    button: 'إضافة',
  },
  added: { title: 'تمت الإضافة', body: 'انضم إلى فريق الإدارة' },
  revoke: 'إزالة',
  revokeOf: ({ email }: { email: string }) => `إزالة ${isolate(email)}`,
  ask: {
    title: 'إزالة هذا المدير؟',
    text: ({ email }: { email: string }) =>
      `لن يتمكن ${isolate(email)} من دخول لوحة الإدارة ابتداءً من هذه اللحظة. يبقى حسابه في المتجر كما هو.`,
    self: 'هذا حسابك أنت: ستخرج من لوحة الإدارة فورًا.',
  },
  revoked: { title: 'تمت الإزالة', body: 'خرج من فريق الإدارة' },
};
