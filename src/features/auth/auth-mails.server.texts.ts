import { defineTexts } from '#core/i18n/define-texts.ts';

/** Mails of the accounts service, by kind (accounts contract, section 2). */
export const accountMailTexts = defineTexts(
  'content/mail/accounts',
  {
    signup: {
      subject: { ar: 'أكّد بريدك في {shopName}', en: 'Confirm your email at {shopName}' },
      preheader: { ar: 'خطوة واحدة ويصبح حسابك جاهزًا.', en: 'One step and your account is ready.' },
      about: { ar: 'شكرًا لإنشاء حساب في {shopName}.', en: 'Thank you for making an account at {shopName}.' },
      press: { ar: 'اضغط على الزر لتأكيد بريدك الإلكتروني.', en: 'Press the button to confirm your email.' },
      button: { ar: 'تأكيد البريد', en: 'Confirm the email' },
      otherwise: {
        ar: 'إذا لم تنشئ حسابًا عندنا، فتجاهل هذه الرسالة.',
        en: 'If you did not make an account with us, ignore this message.',
      },
    },
    invite: {
      subject: { ar: 'دعوة إلى {shopName}', en: 'An invitation to {shopName}' },
      preheader: { ar: 'حسابك في انتظارك.', en: 'Your account is waiting for you.' },
      about: {
        ar: 'دعوناك إلى حساب في متجر {shopName}.',
        en: 'We have invited you to an account at the {shopName} shop.',
      },
      press: { ar: 'اضغط على الزر لقبول الدعوة.', en: 'Press the button to accept the invitation.' },
      button: { ar: 'قبول الدعوة', en: 'Accept the invitation' },
      otherwise: {
        ar: 'إذا لم تكن تنتظر هذه الدعوة، فتجاهل هذه الرسالة.',
        en: 'If you were not expecting this invitation, ignore this message.',
      },
    },
    recovery: {
      subject: { ar: 'إعادة تعيين كلمة المرور في {shopName}', en: 'Reset your {shopName} password' },
      preheader: {
        ar: 'اختر كلمة مرور جديدة من الرابط في الرسالة.',
        en: 'Choose a new password with the link inside.',
      },
      about: {
        ar: 'وصلنا طلب لإعادة تعيين كلمة مرور حسابك.',
        en: 'We received a request to reset the password of your account.',
      },
      press: { ar: 'اضغط على الزر لاختيار كلمة مرور جديدة.', en: 'Press the button to choose a new one.' },
      button: { ar: 'اختيار كلمة مرور جديدة', en: 'Choose a new password' },
      otherwise: {
        ar: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
        en: 'If you did not ask for this, ignore this message and your password will stay the same.',
      },
    },
    reauthentication: {
      subject: { ar: 'رمز التحقق من {shopName}', en: 'Your verification code from {shopName}' },
      preheader: { ar: 'نتأكد أنك صاحب الحساب.', en: 'To be sure that the account is yours.' },
      about: {
        ar: 'قبل هذه الخطوة في حسابك نتأكد أنك صاحبه.',
        en: 'Before this step in your account we make sure that it is yours.',
      },
      otherwise: {
        ar: 'إذا لم تطلب رمزًا، فقد يكون غيرك في حسابك: غيّر كلمة مرورك.',
        en: 'If you did not ask for a code, somebody else may be in your account: change your password.',
      },
    },
  },
  { place: 'mails', readOnly: 'security' },
);

/** Text above and below a code in a mail. */
export const codeMailTexts = defineTexts(
  'content/mail/code',
  {
    only: { ar: 'اكتب هذا الرمز حيث طُلب منك:', en: 'Type this code where you were asked for it:' },
    codeInstruction: { ar: 'أو اكتب هذا الرمز حيث يُطلب منك:', en: 'Or type this code where you are asked for it:' },
    secret: {
      ar: 'لا تُطلع أحدًا على هذا الرمز، ولن نسألك عنه أبدًا.',
      en: 'Tell nobody this code. We will never ask you for it.',
    },
  },
  { place: 'mails', readOnly: 'security' },
);

/** The complete text message (accounts contract, section 2: factors). */
export const codeTextMessageTexts = defineTexts(
  'content/mail/text',
  { ar: 'رمزك هو {code, isolate}، فلا تُطلع عليه أحدًا.', en: 'Your code is {code}' },
  { place: 'mails', readOnly: 'security' },
);
