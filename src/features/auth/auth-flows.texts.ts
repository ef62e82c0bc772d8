import { defineTexts } from '#core/i18n/define-texts.ts';

const retry = { ar: 'طلب رسالة جديدة', en: 'Ask for a new message' };

const restartLogin = {
  ar: 'انتهى وقت هذا الدخول، أو استُخدم رابطه من قبل. ابدأ الدخول من جديد.',
  en: 'The time for this login is over, or its link has been used before. Please start anew.',
};

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const accountConsent = {
  ar: 'بإنشاء الحساب توافق على أن نحفظ ما كتبته هنا لحسابك وطلباتك، ونراسلك بشأنها. وتجد كل ما نحفظه عنك في ملفك الشخصي، وتنزّله أو تحذفه متى شئت.',
  en: 'By creating an account you agree that we keep what you write here for your account and your orders, and write to you about them. All that we keep of you is in your profile, to download or delete at any time.',
};

/** Authentication without a password, or with more than one. */
export const authFlows = defineTexts(
  'authFlows',
  {
    forgotten: { ar: 'نسيت كلمة المرور؟', en: 'Forgotten your password?' },
    back: { ar: 'العودة إلى تسجيل الدخول', en: 'Back to login' },
    or: { ar: 'أو', en: 'or' },
    /** The button of a provider, such as Google. */
    provider: { ar: 'المتابعة بحساب {name, isolate}', en: 'Continue with {name, isolate}' },
    providers: {
      google: { ar: 'جوجل', en: 'Google' },
      apple: { ar: 'آبل', en: 'Apple' },
      github: { ar: 'جيت هاب', en: 'GitHub' },
      gitlab: { ar: 'جيت لاب', en: 'GitLab' },
      linkedin: { ar: 'لينكدإن', en: 'LinkedIn' },
    },
    /** Requesting a mail. */
    recovery: {
      title: { ar: 'استعادة كلمة المرور', en: 'Recover your password' },
      text: {
        ar: 'اكتب البريد الذي أنشأت به حسابك، ونرسل إليه رابطًا ورمزًا لاختيار كلمة مرور جديدة.',
        en: 'Enter the email of your account, and we will send it a link and a code for choosing a new password.',
      },
    },
    confirmation: {
      title: { ar: 'تأكيد البريد الإلكتروني', en: 'Confirm your email' },
      text: {
        ar: 'اكتب البريد الذي أنشأت به حسابك، ونرسل إليه رابطًا ورمزًا لتأكيده.',
        en: 'Enter the email of your account, and we will send it a link and a code to confirm it.',
      },
    },
    /** Consent at sign-up, with links to the full texts. */
    agreement: {
      text: accountConsent,
      more: { ar: 'ما نحفظه ولماذا', en: 'What we keep, and why' },
    },
    send: { ar: 'إرسال الرسالة', en: 'Send the message' },
    /** A mail was sent; the text never reveals whether an account exists. */
    awaited: {
      title: { ar: 'راجع بريدك', en: 'Check your email' },
      recovery: {
        ar: 'إذا كان لهذا البريد حساب عندنا، فستصله خلال دقائق رسالة فيها رابط ورمز.',
        en: 'If this email has an account with us, a message with a link and a code will reach it within minutes.',
      },
      signup: {
        ar: 'بقيت خطوة واحدة: أكّد بريدك بالرابط أو بالرمز في الرسالة التي تصلك خلال دقائق.',
        en: 'One step left: confirm your email with the link or the code in the message that reaches you within minutes.',
      },
      again: {
        ar: 'إذا كان هذا البريد في انتظار التأكيد، فستصله خلال دقائق رسالة فيها رابط ورمز.',
        en: 'If this email is waiting to be confirmed, a message with a link and a code will reach it within minutes.',
      },
      unconfirmed: {
        ar: 'لم يؤكَّد هذا البريد بعد. اكتب الرمز من رسالتنا السابقة، أو اطلب رمزًا جديدًا.',
        en: 'This email has not been confirmed yet. Enter the code from our earlier message, or ask for a new one.',
      },
      code: { ar: 'الرمز من الرسالة', en: 'Code from the message' },
      hint: {
        ar: 'افتح الرابط من أي جهاز، أو اكتب الرمز هنا. وإذا لم تجد الرسالة، فراجع البريد غير المرغوب فيه.',
        en: 'Open the link on any device, or enter the code here. If you cannot find the message, look in your spam folder.',
      },
      submit: { ar: 'متابعة', en: 'Continue' },
      otherEmail: { ar: 'تغيير البريد', en: 'Change the email' },
      sent: {
        title: { ar: 'وصلنا طلبك', en: 'We have your request' },
        body: {
          ar: 'الرسالة الجديدة في طريقها، ويبطل رمز الرسالة السابقة.',
          en: 'The new message is on its way, and the code of the earlier one no longer works.',
        },
      },
    },
    again: { ar: 'إرسال رمز جديد', en: 'Send a new code' },
    againIn: {
      ar: '{count, plural, one {بعد ثانية واحدة} two {بعد ثانيتين} few {بعد # ثوانٍ} other {بعد # ثانية}}',
      en: '{count, plural, one {in # second} other {in # seconds}}',
    },
    newPassword: {
      title: { ar: 'كلمة مرور جديدة', en: 'A new password' },
      label: { ar: 'كلمة المرور الجديدة', en: 'New password' },
      submit: { ar: 'حفظ كلمة المرور', en: 'Save password' },
      saved: {
        title: { ar: 'تم حفظ كلمة المرور', en: 'Password saved' },
        body: {
          ar: 'ادخل بها من الآن. وقد سُجّل خروجك من الأجهزة الأخرى.',
          en: 'Log in with it from now on. Your other devices have been logged out.',
        },
      },
      /** For an invited user without a password. */
      first: {
        title: { ar: 'اختر كلمة مرورك', en: 'Choose your password' },
        text: {
          ar: 'حسابك جاهز. اختر له كلمة مرور لتدخل بها في كل مرة.',
          en: 'Your account is ready. Choose a password to log in with each time.',
        },
        saved: {
          title: { ar: 'تم حفظ كلمة المرور', en: 'Password saved' },
          body: { ar: 'ادخل بها مع بريدك من الآن.', en: 'Log in with it and your email from now on.' },
        },
      },
      noWay: {
        text: {
          ar: 'لاختيار كلمة مرور جديدة يلزم رابط أو رمز من رسالة حديثة، ويُستخدم كل منهما مرة واحدة.',
          en: 'Choosing a new password takes a link or a code from a recent message, and each works once.',
        },
        button: retry,
      },
    },
    /** The second factor. */
    factor: {
      title: { ar: 'التحقق بخطوتين', en: 'Two-step sign-in' },
      totpText: {
        ar: 'اكتب الرمز الذي يعرضه الآن تطبيق المصادقة.',
        en: 'Enter the code that your authenticator app shows now.',
      },
      phoneText: {
        ar: 'نرسل رمزًا في رسالة نصية إلى هاتفك، ثم تكتبه هنا.',
        en: 'We will send a code to your phone in a text message. You then enter it here.',
      },
      phoneSent: {
        ar: 'اكتب الرمز الذي وصلك في رسالة نصية.',
        en: 'Enter the code that reached you in a text message.',
      },
      which: { ar: 'طريقة التحقق', en: 'Way to verify' },
      totp: { ar: 'تطبيق المصادقة', en: 'Authenticator app' },
      phone: { ar: 'رسالة نصية', en: 'Text message' },
      endsWith: { ar: 'إلى الرقم المنتهي بـ {ending, isolate}', en: 'To the number ending in {ending, isolate}' },
      code: { ar: 'رمز التحقق', en: 'Verification code' },
      sendText: { ar: 'إرسال الرمز', en: 'Send the code' },
      submit: { ar: 'تأكيد', en: 'Confirm' },
      sent: {
        title: { ar: 'تم إرسال رمز جديد', en: 'New code sent' },
        body: { ar: 'الرمز السابق لم يعد صالحًا.', en: 'The earlier code no longer works.' },
      },
    },
    /** The page of the links in mails, by link type. */
    link: {
      signup: {
        title: { ar: 'تأكيد بريدك الإلكتروني', en: 'Confirm your email' },
        text: {
          ar: 'بالضغط على الزر تؤكد أن هذا البريد لك، وتدخل إلى حسابك.',
          en: 'The button confirms that this email is yours, and logs you in to your account.',
        },
        button: { ar: 'تأكيد البريد', en: 'Confirm my email' },
      },
      recovery: {
        title: { ar: 'استعادة كلمة المرور', en: 'Recover your password' },
        text: {
          ar: 'بالضغط على الزر تدخل إلى حسابك، وتختار كلمة مرور جديدة.',
          en: 'The button logs you in to your account, where you choose a new password.',
        },
        button: { ar: 'اختيار كلمة مرور جديدة', en: 'Choose a new password' },
      },
      invite: {
        title: { ar: 'دعوة إلى {shopName}', en: 'An invitation to {shopName}' },
        text: {
          ar: 'بالضغط على الزر تقبل الدعوة، وتختار كلمة مرور لحسابك في المتجر.',
          en: 'The button accepts the invitation, and lets you choose a password for your account at the shop.',
        },
        button: { ar: 'قبول الدعوة', en: 'Accept the invitation' },
      },
      otherwise: {
        ar: 'لم تطلب ذلك؟ أغلق هذه الصفحة، ولن يتغير شيء.',
        en: 'Not your request? Close this page, and nothing will change.',
      },
    },
    expired: {
      title: { ar: 'انتهت صلاحية الرابط', en: 'This link has expired' },
      text: {
        ar: 'استُخدم هذا الرابط من قبل، أو مضى وقته، أو وصلتك بعده رسالة أحدث.',
        en: 'It has been used before, its time is over, or a newer message has reached you since.',
      },
      /** Where to request a new link, by link type. */
      newLink: {
        signup: retry,
        recovery: retry,
        invite: { ar: 'تواصل معنا', en: 'Contact us' },
      },
    },
    broken: {
      title: { ar: 'الرابط ناقص', en: 'Part of the link is missing' },
      text: {
        ar: 'ربما انقطع عند نسخه. افتحه من الرسالة مرة أخرى، أو انسخه كاملًا.',
        en: 'It may have been cut off when it was copied. Open it from the message again, or copy all of it.',
      },
    },
    /** Captcha below a form, when the owner has enabled it. */
    human: {
      text: {
        ar: 'يتحقق {name, isolate} من أن من يكتب هنا إنسان، لا برنامج.',
        en: '{name, isolate} checks that a person is writing here, and not a program.',
      },
      privacy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
      terms: { ar: 'شروط الخدمة', en: 'Terms of service' },
    },
    /** Errors of a code, by the error codes of the accounts service. */
    failures: {
      otp_expired: { ar: 'هذا الرمز غير صحيح أو انتهت صلاحيته.', en: 'This code is wrong or has expired.' },
      mfa_verification_failed: {
        ar: 'هذا الرمز غير صحيح. راجعه وحاول مرة أخرى.',
        en: 'This code is wrong. Check it and try again.',
      },
      mfa_challenge_expired: {
        ar: 'انتهى وقت هذا الرمز. اطلب رمزًا جديدًا.',
        en: 'The time for this code is over. Ask for a new one.',
      },
      mfa_factor_not_found: {
        ar: 'لم تعد طريقة التحقق هذه متوفرة. سجّل الدخول من جديد.',
        en: 'This way to verify is no longer there. Please log in anew.',
      },
      over_sms_send_rate_limit: {
        ar: 'أُرسل إليك رمز قبل قليل. انتظر دقيقة ثم اطلب رمزًا آخر.',
        en: 'A code was sent to you a moment ago. Wait a minute, then ask for another.',
      },
      over_email_send_rate_limit: {
        ar: 'طُلبت رسالة قبل قليل. انتظر دقيقة ثم اطلب رسالة أخرى.',
        en: 'A message was asked for a moment ago. Wait a minute, then ask for another.',
      },
    },
    /** Errors in a return URL, by the error codes of the accounts service. */
    returns: {
      otp_expired: {
        ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رسالة جديدة.',
        en: 'This link has been used before or has expired. Ask for a new message.',
      },
      provider_email_needs_verification: {
        ar: 'بريدك لم يؤكَّد بعد، فأرسلنا رسالة إليه. أكّده منها، ثم سجّل الدخول.',
        en: 'Your email has not been confirmed yet, so we have sent you a message. Confirm it there, then log in.',
      },
      bad_oauth_state: restartLogin,
      bad_oauth_callback: restartLogin,
      flow_state_already_used: restartLogin,
      flow_state_expired: restartLogin,
      identity_already_exists: {
        ar: 'هذا الحساب مربوط من قبل بحساب في المتجر.',
        en: 'This account is linked to an account at the shop already.',
      },
      access_denied: {
        ar: 'لم يكتمل الدخول، لأن الموافقة عليه لم تُمنح.',
        en: 'You are not logged in, because it was not agreed to.',
      },
      other: {
        ar: 'تعذّر إكمال الدخول. حاول مرة أخرى، أو ادخل بطريقة أخرى.',
        en: 'Logging in could not be completed. Try again, or log in another way.',
      },
    },
  },
  { place: 'signIn', readOnly: { factor: 'security', link: 'security', human: 'security' } },
);

export const authMeta = defineTexts(
  'content/meta/auth',
  {
    description: {
      ar: '{hasWelcomeCode, select, true {ادخل إلى حسابك أو أنشئ حسابًا بخصم {welcomePercent} على طلبك الأول.} other {ادخل إلى حسابك أو أنشئ حسابًا.}}',
      en: '{hasWelcomeCode, select, true {Log in, or sign up with {welcomePercent} off your first order.} other {Log in or sign up.}}',
    },
  },
  { place: 'searchEngines' },
);

export const authLinkMeta = defineTexts(
  'content/meta/link',
  {
    description: { ar: 'هنا تصل الروابط من رسائلنا إلى بريدك.', en: 'Where the links in our messages to you lead.' },
  },
  { place: 'searchEngines' },
);
