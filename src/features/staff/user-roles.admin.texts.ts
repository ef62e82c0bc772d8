import { defineTexts } from '#core/i18n/define-texts.ts';
import { staffRoleNames, staffRoleTexts } from './staff-roles.texts.ts';

/** User roles in the admin area. */
export const userRoles = defineTexts('admin/userRoles', {
  title: { ar: 'الفريق', en: 'Team' },
  who: { ar: 'الحساب', en: 'Account' },
  role: { ar: 'الدور', en: 'Role' },
  roles: staffRoleNames,
  roleTexts: staffRoleTexts,
  since: { ar: 'منذ', en: 'Since' },
  secondFactor: { ar: 'الخطوة الثانية للدخول', en: 'Second step' },
  has: { ar: 'مفعّلة', en: 'On' },
  hasNot: { ar: 'غير مفعّلة', en: 'Off' },
  self: { ar: 'أنت', en: 'You' },
  add: {
    title: { ar: 'إضافة إلى الفريق', en: 'Add to the team' },
    text: {
      ar: 'من له حساب في المتجر وأكّد بريده يدخل لوحة الإدارة فورًا. غيره تصله دعوة بالبريد، ورابطها يثبت أن البريد بريده.',
      en: 'A person with an account and a confirmed email address gets access to the admin panel at once. Anyone else gets an invitation by email.',
    },
    email: { ar: 'البريد الإلكتروني', en: 'Email address' },
    button: { ar: 'إضافة', en: 'Add' },
    confirm: {
      title: { ar: 'إضافة إلى الفريق؟', en: 'Add to the team?' },
      text: {
        ar: 'سيدخل {email, isolate} لوحة الإدارة بدور «{role}». {may} وتصله رسالة بذلك.',
        en: '{email, isolate} gets access to the admin panel as “{role}”. {may} We notify them by email.',
      },
      button: { ar: 'إضافة إلى الفريق', en: 'Add to the team' },
    },
  },
  added: {
    title: { ar: 'تمت الإضافة', en: 'Added' },
    body: { ar: 'انضم إلى فريق الإدارة', en: 'They are now on the team' },
  },
  invited: {
    title: { ar: 'تم إرسال الدعوة', en: 'Invitation sent' },
    body: { ar: 'يدخل لوحة الإدارة عندما يفتح رابطها', en: 'They get access when they open the link in it' },
  },
  change: { ar: 'تغيير الدور', en: 'Change role' },
  changeOf: { ar: 'تغيير الدور: {email, isolate}', en: 'Change role of {email, isolate}' },
  save: { ar: 'حفظ الدور', en: 'Save role' },
  changed: {
    title: { ar: 'تم الحفظ', en: 'Saved' },
    body: { ar: 'يسري الدور الجديد من الآن', en: 'The new role applies from now on' },
  },
  changeSelf: {
    ar: 'هذا حسابك أنت: لن ترى بعدها إلا ما يسمح به الدور الجديد.',
    en: 'This is your own account. You will see only what the new role allows.',
  },
  revoke: { ar: 'إزالة', en: 'Remove' },
  revokeOf: { ar: 'إزالة {email, isolate}', en: 'Remove {email, isolate}' },
  confirm: {
    title: { ar: 'إزالة من الفريق؟', en: 'Remove from the team?' },
    text: {
      ar: 'لن يتمكن {email, isolate} من دخول لوحة الإدارة ابتداءً من هذه اللحظة. يبقى حسابه في المتجر كما هو.',
      en: '{email, isolate} loses access to the admin panel at once. Their customer account is not affected.',
    },
    self: {
      ar: 'هذا حسابك أنت: ستخرج من لوحة الإدارة فورًا.',
      en: 'This is your own account. You will lose access to the admin panel at once.',
    },
  },
  revoked: {
    title: { ar: 'تمت الإزالة', en: 'Removed' },
    body: { ar: 'خرج من فريق الإدارة', en: 'They are no longer on the team' },
  },
  invitations: {
    title: { ar: 'دعوات لم تُقبل بعد', en: 'Pending invitations' },
    sent: { ar: 'أُرسلت', en: 'Sent' },
    until: { ar: 'صالحة حتى', en: 'Valid until' },
    expired: { ar: 'انتهت', en: 'Expired' },
    resend: { ar: 'إعادة الإرسال', en: 'Send again' },
    resendOf: { ar: 'إعادة الإرسال إلى {email, isolate}', en: 'Send again to {email, isolate}' },
    resent: {
      title: { ar: 'تم إرسال الدعوة من جديد', en: 'Invitation sent again' },
      body: { ar: 'الرابط القديم لم يعد صالحًا', en: 'The old link is no longer valid' },
    },
    withdraw: { ar: 'سحب الدعوة', en: 'Withdraw' },
    withdrawOf: { ar: 'سحب الدعوة المرسلة إلى {email, isolate}', en: 'Withdraw the invitation of {email, isolate}' },
    withdrawn: {
      title: { ar: 'تم سحب الدعوة', en: 'Invitation withdrawn' },
      body: { ar: 'لن يدخل بها أحد', en: 'Its link no longer works' },
    },
    valid: {
      ar: '{count, plural, =0 {} one {الدعوة صالحة يومًا واحدًا.} two {الدعوة صالحة يومين.} few {الدعوة صالحة # أيام.} many {الدعوة صالحة # يومًا.} other {الدعوة صالحة # يوم.}}',
      en: '{count, plural, =0 {} one {It is valid for # day.} other {It is valid for # days.}}',
    },
  },
});
