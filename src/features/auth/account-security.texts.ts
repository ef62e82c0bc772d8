import { defineTexts } from '#core/i18n/define-texts.ts';

/** Profile and account security pages. */
export const accountSecurity = defineTexts(
  'accountSecurity',
  {
    details: {
      title: { ar: 'بياناتك', en: 'Your details' },
      untold: { ar: 'لم يُذكر بعد', en: 'Not given yet' },
    },
    email: {
      title: { ar: 'تأكيد بريدك', en: 'Confirm your email' },
      text: {
        ar: 'بريدك لم يؤكَّد بعد. أكّده، ليبقى حسابك وطلباتك وخطوتك الثانية كما هي إن استعدت كلمة المرور أو دخلت بطريقة أخرى.',
        en: 'Your email has not been confirmed yet. Confirm it, so that your account, orders and second step stay as they are when you reset the password or sign in another way.',
      },
      send: { ar: 'إرسال رمز التأكيد', en: 'Send a code' },
      sentTo: {
        ar: 'أرسلنا رمزًا إلى {email, isolate}. اكتبه هنا.',
        en: 'We sent a code to {email, isolate}. Type it here.',
      },
      code: { ar: 'الرمز من الرسالة', en: 'Code from our email' },
      confirm: { ar: 'تأكيد', en: 'Confirm' },
      proven: {
        title: { ar: 'تأكّد بريدك', en: 'Your email is confirmed' },
        body: { ar: 'حسابك وطلباتك مرتبطة الآن ببريدك.', en: 'Your account and orders now belong to it.' },
      },
    },
    password: {
      title: { ar: 'كلمة المرور', en: 'Password' },
      text: {
        ar: 'إذا غيّرتها خرجت أجهزتك الأخرى من الحساب، وبقي هذا الجهاز.',
        en: 'Changing it signs out your other devices; this one stays signed in.',
      },
      change: { ar: 'تغيير كلمة المرور', en: 'Change password' },
      current: { ar: 'كلمة المرور الحالية', en: 'Current password' },
      next: { ar: 'كلمة المرور الجديدة', en: 'New password' },
      mailedCode: { ar: 'الرمز المُرسل إلى بريدك', en: 'Code from our email' },
      mailedCodeHint: {
        ar: 'أرسلنا رمزًا إلى بريدك لنتأكد أن الطلب منك.',
        en: 'We emailed you a code, to be sure that it is you.',
      },
      save: { ar: 'حفظ كلمة المرور', en: 'Save password' },
      changed: {
        title: { ar: 'تغيّرت كلمة المرور', en: 'Your password has changed' },
        body: {
          ar: 'خرجت أجهزتك الأخرى من الحساب، وبقي هذا الجهاز.',
          en: 'Your other devices are signed out; this one stays signed in.',
        },
      },
    },
    factors: {
      title: { ar: 'التحقق بخطوتين', en: 'Two-step sign-in' },
      text: {
        ar: 'بعد كلمة المرور تكتب رمزًا من هاتفك، فلا تكفي كلمة المرور وحدها لفتح حسابك.',
        en: 'After the password you enter a code from your phone, so the password alone does not open your account.',
      },
      list: { ar: 'خطواتك الثانية', en: 'Your second steps' },
      since: { ar: 'منذ {date}', en: 'Since {date}' },
      totp: { ar: 'تطبيق مصادقة', en: 'Authenticator app' },
      phone: { ar: 'رسالة إلى الهاتف', en: 'Text message' },
      add: { ar: 'إضافة تطبيق مصادقة', en: 'Add an authenticator app' },
      addAnother: { ar: 'إضافة تطبيق آخر', en: 'Add another app' },
      addPhone: { ar: 'إضافة رقم هاتف', en: 'Add a phone number' },
      remove: { ar: 'إزالة', en: 'Remove' },
      whenLost: {
        ar: 'إن ضاع هاتفك فلن تكفي رسالة استعادة كلمة المرور، فهي لا تُغني عن الخطوة الثانية. لذلك أضف تطبيق مصادقة ثانيًا على جهاز آخر.',
        en: 'If you lose your phone, a password reset email is not enough: it does not replace the second step. So add a second authenticator app on another device.',
      },
    },
    code: {
      label: { ar: 'رمز التحقق', en: 'Verification code' },
      first: {
        ar: 'اكتب أولًا رمزًا من خطوتك الثانية، لنتأكد أن الطلب منك.',
        en: 'First enter a code from your second step, so that we know it is you.',
      },
      from: { ar: 'الرمز من', en: 'Code from' },
      send: { ar: 'إرسال الرمز', en: 'Send the code' },
      sent: { ar: 'أرسلنا رمزًا إلى هاتفك.', en: 'We sent a code to your phone.' },
      goOn: { ar: 'متابعة', en: 'Continue' },
    },
    authenticator: {
      title: { ar: 'إضافة تطبيق مصادقة', en: 'Add an authenticator app' },
      name: { ar: 'اسمه في القائمة', en: 'Name in the list' },
      nameHint: {
        ar: 'اسم يدلّك على الجهاز الذي عليه التطبيق.',
        en: 'A name that tells you which device the app is on.',
      },
      suggested: { ar: 'هاتفي', en: 'My phone' },
      scan: {
        ar: 'امسح الصورة بتطبيق المصادقة على هاتفك.',
        en: 'Scan the picture with the authenticator app on your phone.',
      },
      picture: {
        ar: 'صورة مربّعة تحمل مفتاح حسابك، لتمسحها بتطبيق المصادقة',
        en: 'A square code that holds the key of your account, to scan with the authenticator app',
      },
      secret: { ar: 'أو اكتب هذا المفتاح في التطبيق:', en: 'Or type this key into the app:' },
      secretCopied: { ar: 'نُسخ المفتاح', en: 'Key copied' },
      code: { ar: 'الرمز الظاهر في التطبيق', en: 'Code shown in the app' },
      others: { ar: 'عند التفعيل تخرج أجهزتك الأخرى من الحساب.', en: 'Turning it on signs out your other devices.' },
      confirm: { ar: 'تفعيل', en: 'Turn on' },
      done: {
        title: { ar: 'فُعّل التحقق بخطوتين', en: 'Two-step sign-in is on' },
        body: {
          ar: 'خرجت أجهزتك الأخرى من الحساب، وبقي هذا الجهاز.',
          en: 'Your other devices are signed out; this one stays signed in.',
        },
      },
    },
    phone: {
      title: { ar: 'إضافة رقم هاتف', en: 'Add a phone number' },
      text: {
        ar: 'يصلك عند كل دخول رمز في رسالة إلى هذا الرقم.',
        en: 'Each time you sign in, a code is sent to this number.',
      },
      code: { ar: 'الرمز الذي وصلك', en: 'Code you received' },
      sentTo: { ar: 'أرسلنا رمزًا إلى {phone, isolate}.', en: 'We sent a code to {phone, isolate}.' },
    },
    removal: {
      title: { ar: 'إزالة الخطوة الثانية', en: 'Remove a second step' },
      text: {
        ar: 'هل تريد إزالة {name, isolate}؟ لن يُقبل رمز منه بعد ذلك.',
        en: 'Remove {name, isolate}? Its codes will not be accepted any more.',
      },
      last: {
        ar: 'بعدها تكفي كلمة المرور وحدها لفتح حسابك.',
        en: 'After that, the password alone opens your account.',
      },
      confirm: { ar: 'إزالة', en: 'Remove' },
      done: {
        title: { ar: 'تمت إزالة الخطوة الثانية', en: 'Second step removed' },
      },
    },
    identities: {
      title: { ar: 'طرق الدخول', en: 'Ways to sign in' },
      text: { ar: 'بأيّ منها تدخل إلى حسابك هذا.', en: 'Each of these opens this account.' },
      email: { ar: 'البريد وكلمة المرور', en: 'Email and password' },
      phone: { ar: 'رقم الهاتف', en: 'Phone number' },
      link: { ar: 'ربط حساب {provider, isolate}', en: 'Link {provider, isolate}' },
      unlink: { ar: 'إلغاء الربط', en: 'Unlink' },
      unlinkText: {
        ar: 'هل تريد إلغاء الدخول عن طريق {provider, isolate}؟',
        en: 'Stop signing in with {provider, isolate}?',
      },
      unlinked: {
        title: { ar: 'تم إلغاء الربط', en: 'Unlinked' },
      },
    },
    elsewhere: {
      title: { ar: 'أجهزتك الأخرى', en: 'Your other devices' },
      text: {
        ar: 'حيث ما زال حسابك مفتوحًا: على هاتف آخر، أو على حاسوب غيرك.',
        en: 'Wherever your account is still open: on another phone, or on somebody else’s computer.',
      },
      leave: { ar: 'الخروج من الأجهزة الأخرى', en: 'Sign out everywhere else' },
      left: {
        title: { ar: 'خرجت أجهزتك الأخرى من الحساب', en: 'Your other devices are signed out' },
        body: { ar: 'لم يبقَ فيه إلا هذا الجهاز.', en: 'Only this one is still signed in.' },
      },
    },
    failures: {
      wrongCode: {
        ar: 'الرمز غير صحيح. اكتب الرمز الظاهر الآن.',
        en: 'This code is not right. Enter the one shown now.',
      },
      codeExpired: { ar: 'انتهى وقت الرمز. حاول برمز جديد.', en: 'The code has expired. Try a new one.' },
      nameTaken: {
        ar: 'لديك خطوة ثانية بهذا الاسم. اختر اسمًا آخر.',
        en: 'You have a second step of this name. Choose another name.',
      },
      tooMany: {
        ar: 'بلغت الحد الأقصى. أزل خطوة ثانية لتضيف غيرها.',
        en: 'You have reached the limit. Remove a second step to add another.',
      },
      numberTaken: { ar: 'هذا الرقم خطوة ثانية لديك بالفعل.', en: 'This number is one of your second steps already.' },
      tooSoon: {
        ar: 'أُرسل رمز قبل قليل. انتظر دقيقة ثم حاول مرة أخرى.',
        en: 'A code was sent a moment ago. Wait a minute, then try again.',
      },
      needsCode: {
        ar: 'يلزم رمز من خطوتك الثانية. أغلق النافذة وحاول مرة أخرى.',
        en: 'A code from your second step is needed. Close this and try again.',
      },
      currentNeeded: { ar: 'اكتب كلمة المرور الحالية أيضًا.', en: 'Enter your current password too.' },
      currentWrong: { ar: 'كلمة المرور الحالية غير صحيحة', en: 'The current password is not right' },
      mailedCodeNeeded: { ar: 'اكتب أيضًا الرمز الذي أرسلناه إلى بريدك.', en: 'Enter the code from our email too.' },
      mailedCodeWrong: {
        ar: 'رمز البريد غير صحيح أو انتهى وقته.',
        en: 'The code from our email is not right or has expired.',
      },
      lastIdentity: { ar: 'لا يمكن إلغاء آخر طريقة للدخول.', en: 'The last way to sign in cannot be unlinked.' },
      linkedAlready: {
        ar: 'حساب الدخول هذا مربوط من قبل، بحسابك أو بحساب غيرك.',
        en: 'That sign-in is linked already, to your account or to somebody else’s.',
      },
      linkingFailed: { ar: 'تعذّر الربط. حاول مرة أخرى.', en: 'It could not be linked. Please try again.' },
    },
  },
  { place: 'account', readOnly: 'security' },
);
