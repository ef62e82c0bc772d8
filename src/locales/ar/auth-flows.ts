import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '../shop-values.ts';

const retry = 'طلب رسالة جديدة';
const restartLogin = 'انتهى وقت هذا الدخول، أو استُخدم رابطه من قبل. ابدأ الدخول من جديد.';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const accountConsent =
  'بإنشاء الحساب توافق على أن نحفظ ما كتبته هنا لحسابك وطلباتك، ونراسلك بشأنها. وتجد كل ما نحفظه عنك في ملفك الشخصي، وتنزّله أو تحذفه متى شئت.';

/** Authentication without a password, or with more than one, in Arabic. */
export const messages = (shop: ShopValues) => ({
  forgotten: 'نسيت كلمة المرور؟',
  back: 'العودة إلى تسجيل الدخول',
  or: 'أو',
  /** The button of a provider, such as Google. */
  provider: ({ name }: { name: string }) => `المتابعة بحساب ${isolateText(name)}`,
  providers: { google: 'جوجل', apple: 'آبل', github: 'جيت هاب', gitlab: 'جيت لاب', linkedin: 'لينكدإن' },
  /** Requesting a mail. */
  recovery: {
    title: 'استعادة كلمة المرور',
    text: 'اكتب البريد الذي أنشأت به حسابك، ونرسل إليه رابطًا ورمزًا لاختيار كلمة مرور جديدة.',
  },
  confirmation: {
    title: 'تأكيد البريد الإلكتروني',
    text: 'اكتب البريد الذي أنشأت به حسابك، ونرسل إليه رابطًا ورمزًا لتأكيده.',
  },
  /** Consent at sign-up, with links to the full texts. */
  agreement: {
    text: accountConsent,
    more: 'ما نحفظه ولماذا',
  },
  send: 'إرسال الرسالة',
  /** A mail was sent; the text never reveals whether an account exists. */
  awaited: {
    title: 'راجع بريدك',
    recovery: 'إذا كان لهذا البريد حساب عندنا، فستصله خلال دقائق رسالة فيها رابط ورمز.',
    signup: 'بقيت خطوة واحدة: أكّد بريدك بالرابط أو بالرمز في الرسالة التي تصلك خلال دقائق.',
    again: 'إذا كان هذا البريد في انتظار التأكيد، فستصله خلال دقائق رسالة فيها رابط ورمز.',
    unconfirmed: 'لم يؤكَّد هذا البريد بعد. اكتب الرمز من رسالتنا السابقة، أو اطلب رمزًا جديدًا.',
    code: 'الرمز من الرسالة',
    hint: 'افتح الرابط من أي جهاز، أو اكتب الرمز هنا. وإذا لم تجد الرسالة، فراجع البريد غير المرغوب فيه.',
    submit: 'متابعة',
    otherEmail: 'تغيير البريد',
    sent: { title: 'وصلنا طلبك', body: 'الرسالة الجديدة في طريقها، ويبطل رمز الرسالة السابقة.' },
  },
  again: 'إرسال رمز جديد',
  againIn: plural('ar', {
    one: 'بعد ثانية واحدة',
    two: 'بعد ثانيتين',
    few: 'بعد {count} ثوانٍ',
    other: 'بعد {count} ثانية',
  }),
  newPassword: {
    title: 'كلمة مرور جديدة',
    label: 'كلمة المرور الجديدة',
    submit: 'حفظ كلمة المرور',
    saved: { title: 'تم حفظ كلمة المرور', body: 'ادخل بها من الآن. وقد سُجّل خروجك من الأجهزة الأخرى.' },
    /** For an invited user without a password. */
    first: {
      title: 'اختر كلمة مرورك',
      text: 'حسابك جاهز. اختر له كلمة مرور لتدخل بها في كل مرة.',
      saved: { title: 'تم حفظ كلمة المرور', body: 'ادخل بها مع بريدك من الآن.' },
    },
    noWay: {
      text: 'لاختيار كلمة مرور جديدة يلزم رابط أو رمز من رسالة حديثة، ويُستخدم كل منهما مرة واحدة.',
      button: retry,
    },
  },
  /** The second factor. */
  factor: {
    title: 'التحقق بخطوتين',
    totpText: 'اكتب الرمز الذي يعرضه الآن تطبيق المصادقة.',
    phoneText: 'نرسل رمزًا في رسالة نصية إلى هاتفك، ثم تكتبه هنا.',
    phoneSent: 'اكتب الرمز الذي وصلك في رسالة نصية.',
    which: 'طريقة التحقق',
    totp: 'تطبيق المصادقة',
    phone: 'رسالة نصية',
    endsWith: ({ ending }: { ending: string }) => `إلى الرقم المنتهي بـ ${isolateText(ending)}`,
    code: 'رمز التحقق',
    sendText: 'إرسال الرمز',
    submit: 'تأكيد',
    sent: { title: 'تم إرسال رمز جديد', body: 'الرمز السابق لم يعد صالحًا.' },
  },
  /** The page of the links in mails, by link type. */
  link: {
    signup: {
      title: 'تأكيد بريدك الإلكتروني',
      text: 'بالضغط على الزر تؤكد أن هذا البريد لك، وتدخل إلى حسابك.',
      button: 'تأكيد البريد',
    },
    recovery: {
      title: 'استعادة كلمة المرور',
      text: 'بالضغط على الزر تدخل إلى حسابك، وتختار كلمة مرور جديدة.',
      button: 'اختيار كلمة مرور جديدة',
    },
    invite: {
      title: `دعوة إلى ${shop.name}`,
      text: 'بالضغط على الزر تقبل الدعوة، وتختار كلمة مرور لحسابك في المتجر.',
      button: 'قبول الدعوة',
    },
    otherwise: 'لم تطلب ذلك؟ أغلق هذه الصفحة، ولن يتغير شيء.',
  },
  expired: {
    title: 'انتهت صلاحية الرابط',
    text: 'استُخدم هذا الرابط من قبل، أو مضى وقته، أو وصلتك بعده رسالة أحدث.',
    /** Where to request a new link, by link type. */
    anew: {
      signup: retry,
      recovery: retry,
      invite: 'تواصل معنا',
    },
  },
  broken: {
    title: 'الرابط ناقص',
    text: 'ربما انقطع عند نسخه. افتحه من الرسالة مرة أخرى، أو انسخه كاملًا.',
  },
  /** Captcha below a form, when the owner has enabled it. */
  human: {
    text: ({ name }: { name: string }) => `يتحقق ${isolateText(name)} من أن من يكتب هنا إنسان، لا برنامج.`,
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
  },
  /** Errors of a code, by the error codes of the accounts service. */
  failures: {
    otp_expired: 'هذا الرمز غير صحيح أو انتهت صلاحيته.',
    mfa_verification_failed: 'هذا الرمز غير صحيح. راجعه وحاول مرة أخرى.',
    mfa_challenge_expired: 'انتهى وقت هذا الرمز. اطلب رمزًا جديدًا.',
    mfa_factor_not_found: 'لم تعد طريقة التحقق هذه متوفرة. سجّل الدخول من جديد.',
    over_sms_send_rate_limit: 'أُرسل إليك رمز قبل قليل. انتظر دقيقة ثم اطلب رمزًا آخر.',
    over_email_send_rate_limit: 'طُلبت رسالة قبل قليل. انتظر دقيقة ثم اطلب رسالة أخرى.',
  },
  /** Errors in a return URL, by the error codes of the accounts service. */
  returns: {
    otp_expired: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رسالة جديدة.',
    provider_email_needs_verification: 'بريدك لم يؤكَّد بعد، فأرسلنا رسالة إليه. أكّده منها، ثم سجّل الدخول.',
    bad_oauth_state: restartLogin,
    bad_oauth_callback: restartLogin,
    flow_state_already_used: restartLogin,
    flow_state_expired: restartLogin,
    identity_already_exists: 'هذا الحساب مربوط من قبل بحساب في المتجر.',
    access_denied: 'لم يكتمل الدخول، لأن الموافقة عليه لم تُمنح.',
    other: 'تعذّر إكمال الدخول. حاول مرة أخرى، أو ادخل بطريقة أخرى.',
  },
});
