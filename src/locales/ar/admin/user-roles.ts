import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import { staffRoleNames, staffRoleTexts } from './staff-roles.ts';

interface MemberSelection {
  readonly email: string;
  /** Name and permissions of the role. */
  readonly role: string;
  readonly may: string;
}

/** User roles in the admin area. */
export const userRoles = {
  title: 'الفريق',
  who: 'الحساب',
  role: 'الدور',
  roles: staffRoleNames,
  roleTexts: staffRoleTexts,
  since: 'منذ',
  secondFactor: 'الخطوة الثانية للدخول',
  has: 'مفعّلة',
  hasNot: 'غير مفعّلة',
  self: 'أنت',
  add: {
    title: 'إضافة إلى الفريق',
    text: 'من له حساب في المتجر وأكّد بريده يدخل لوحة الإدارة فورًا. غيره تصله دعوة بالبريد، ورابطها يثبت أن البريد بريده.',
    email: 'البريد الإلكتروني',
    button: 'إضافة',
    ask: {
      title: 'إضافة إلى الفريق؟',
      text: ({ email, role, may }: MemberSelection) =>
        `سيدخل ${isolateText(email)} لوحة الإدارة بدور «${role}». ${may} وتصله رسالة بذلك.`,
      button: 'إضافة إلى الفريق',
    },
  },
  added: { title: 'تمت الإضافة', body: 'انضم إلى فريق الإدارة' },
  invited: { title: 'تم إرسال الدعوة', body: 'يدخل لوحة الإدارة عندما يفتح رابطها' },
  change: 'تغيير الدور',
  changeOf: ({ email }: { email: string }) => `تغيير الدور: ${isolateText(email)}`,
  save: 'حفظ الدور',
  changed: { title: 'تم الحفظ', body: 'يسري الدور الجديد من الآن' },
  changeSelf: 'هذا حسابك أنت: لن ترى بعدها إلا ما يسمح به الدور الجديد.',
  revoke: 'إزالة',
  revokeOf: ({ email }: { email: string }) => `إزالة ${isolateText(email)}`,
  ask: {
    title: 'إزالة من الفريق؟',
    text: ({ email }: { email: string }) =>
      `لن يتمكن ${isolateText(email)} من دخول لوحة الإدارة ابتداءً من هذه اللحظة. يبقى حسابه في المتجر كما هو.`,
    self: 'هذا حسابك أنت: ستخرج من لوحة الإدارة فورًا.',
  },
  revoked: { title: 'تمت الإزالة', body: 'خرج من فريق الإدارة' },
  invitations: {
    title: 'دعوات لم تُقبل بعد',
    sent: 'أُرسلت',
    until: 'صالحة حتى',
    expired: 'انتهت',
    resend: 'إعادة الإرسال',
    resendOf: ({ email }: { email: string }) => `إعادة الإرسال إلى ${isolateText(email)}`,
    resent: { title: 'تم إرسال الدعوة من جديد', body: 'الرابط القديم لم يعد صالحًا' },
    withdraw: 'سحب الدعوة',
    withdrawOf: ({ email }: { email: string }) => `سحب الدعوة المرسلة إلى ${isolateText(email)}`,
    withdrawn: { title: 'تم سحب الدعوة', body: 'لن يدخل بها أحد' },
    valid: plural('ar', {
      zero: '',
      one: 'الدعوة صالحة يومًا واحدًا.',
      two: 'الدعوة صالحة يومين.',
      few: 'الدعوة صالحة {count} أيام.',
      many: 'الدعوة صالحة {count} يومًا.',
      other: 'الدعوة صالحة {count} يوم.',
    }),
  },
};
