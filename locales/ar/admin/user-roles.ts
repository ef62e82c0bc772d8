import { isolateText } from '../../format.ts';
/** User roles in the admin area. */
export const userRoles = {
  title: 'الفريق',
  who: 'المدير',
  since: 'منذ',
  secondFactor: 'الخطوة الثانية للدخول',
  has: 'مفعّلة',
  hasNot: 'غير مفعّلة',
  self: 'أنت',
  add: {
    title: 'إضافة مدير',
    text: 'لمن أنشأ حسابًا في المتجر بهذا البريد وأكّده. سيرى كل الطلبات وبيانات العملاء.',
    email: 'البريد الإلكتروني',
    button: 'إضافة',
    ask: {
      title: 'إضافة هذا المدير؟',
      text: ({ email }: { email: string }) =>
        `سيدخل ${isolateText(email)} لوحة الإدارة، ويرى كل الطلبات وبيانات العملاء، ويستطيع تغيير كل ما في المتجر. وتصله رسالة بذلك.`,
      button: 'إضافة المدير',
    },
  },
  added: { title: 'تمت الإضافة', body: 'انضم إلى فريق الإدارة' },
  revoke: 'إزالة',
  revokeOf: ({ email }: { email: string }) => `إزالة ${isolateText(email)}`,
  ask: {
    title: 'إزالة هذا المدير؟',
    text: ({ email }: { email: string }) =>
      `لن يتمكن ${isolateText(email)} من دخول لوحة الإدارة ابتداءً من هذه اللحظة. يبقى حسابه في المتجر كما هو.`,
    self: 'هذا حسابك أنت: ستخرج من لوحة الإدارة فورًا.',
  },
  revoked: { title: 'تمت الإزالة', body: 'خرج من فريق الإدارة' },
};
