import { defineTexts } from '#core/i18n/define-texts.ts';
import { staffRoleNames, staffRoleTexts } from '#features/staff/staff-roles.texts.ts';

export const adminGrantedMailTexts = defineTexts(
  'content/mail/adminGranted',
  {
    subject: { ar: 'أصبحت من مديري متجر {shopName}', en: 'You are now an admin of the {shopName} shop' },
    preheader: { ar: 'يفتح لك حسابك لوحة الإدارة.', en: 'Your account opens the admin panel.' },
    roles: staffRoleNames,
    roleTexts: staffRoleTexts,
    body: {
      ar: [
        'أضافك {by} إلى فريق الإدارة بدور «{role}». يفتح لك حسابك الآن لوحة الإدارة.',
        'احمِ حسابك بكلمة مرور لا تستخدمها في مكان آخر، وفعّل التحقق بخطوتين في صفحة حسابك.',
      ],
      en: [
        '{by} has added you to the team as “{role}”. Your account now opens the admin panel.',
        'Protect your account with a password that you use nowhere else, and turn on two-step sign-in on your account page.',
      ],
    },
    button: { ar: 'فتح لوحة الإدارة', en: 'Open the admin panel' },
    otherwise: {
      ar: 'إن لم تكن تتوقع ذلك، فرُدّ على هذه الرسالة.',
      en: 'If you did not expect this, please reply to this message.',
    },
  },
  { place: 'mails', readOnly: 'security' },
);

export const staffInvitedMailTexts = defineTexts(
  'content/mail/staffInvited',
  {
    subject: { ar: 'دعوة إلى فريق متجر {shopName}', en: 'An invitation to the team of {shopName}' },
    preheader: { ar: 'أكّد بريدك لتدخل لوحة الإدارة.', en: 'Confirm your address to enter the admin panel.' },
    body: {
      ar: [
        'دعاك {by} إلى فريق الإدارة بدور «{role}».',
        'لهذا البريد حساب في المتجر لم يُؤكَّد بعد. أكّد البريد في صفحة حسابك، ثم افتح لوحة الإدارة.',
        'إن لم تكن أنت من أنشأ الحساب، فاختر كلمة مرور جديدة من صفحة الدخول: «نسيت كلمة المرور؟».',
      ],
      en: [
        '{by} has invited you to the team as “{role}”.',
        'This address has an account in the shop that is not confirmed yet. Confirm the address on your account page, then open the admin panel.',
        'If it was not you who made the account, choose a new password on the sign-in page: “Forgotten your password?”.',
      ],
    },
    button: { ar: 'فتح صفحة الحساب', en: 'Open my account' },
    otherwise: {
      ar: 'إن لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة.',
      en: 'If you were not expecting this invitation, ignore this message.',
    },
  },
  { place: 'mails', readOnly: 'security' },
);
