import { general } from '#core/forms/general.texts.ts';
import { MIN_PASSWORD_LENGTH } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

export const auth = defineTexts(
  'forms/auth',
  {
    login: { ar: 'تسجيل الدخول', en: 'Login' },
    signup: { ar: 'إنشاء حساب', en: 'Sign Up' },
    tabs: { ar: 'تسجيل الدخول أو إنشاء حساب', en: 'Login or sign up' },
    showPassword: { ar: 'إظهار كلمة المرور', en: 'Show password' },
    hidePassword: { ar: 'إخفاء كلمة المرور', en: 'Hide password' },
    toCheckout: {
      ar: 'سجّل الدخول لتُتمّ طلبك. سلتك وما كتبته محفوظان.',
      en: 'Log in to complete your order. Your cart and what you filled in are kept.',
    },
    panel: {
      title: {
        ar: '{hasWelcomeCode, select, true {خصم {welcomePercent} على طلبك الأول} other {حسابك في {shopName}}}',
        en: '{hasWelcomeCode, select, true {{welcomePercent} off your first order} other {Your account at {shopName}}}',
      },
      text: {
        ar: '{hasWelcomeCode, select, true {أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.} other {طلباتك وعناوينك ومفضلتك في مكان واحد.}}',
        en: '{hasWelcomeCode, select, true {Create an account and your welcome code arrives at once, good for everything in your cart.} other {Your orders, addresses and wishlist in one place.}}',
      },
    },
    passwordRules: {
      title: { ar: 'يجب أن تحتوي كلمة المرور على:', en: 'The password has:' },
      length: { ar: '{passwordMin} أحرف على الأقل', en: 'At least {passwordMin} characters' },
      upper: { ar: 'حرف إنجليزي كبير', en: 'An uppercase letter' },
      lower: { ar: 'حرف إنجليزي صغير', en: 'A lowercase letter' },
      number: { ar: 'رقم', en: 'A number' },
      met: { ar: 'مستوفى', en: 'Done' },
    },
    errors: {
      invalidCredentials: { ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة', en: 'Invalid email or password' },
      emailTaken: { ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني', en: 'An account with this email already exists' },
      emailNotConfirmed: { ar: 'يُرجى تأكيد بريدك الإلكتروني أولًا', en: 'Please confirm your email address first' },
      rateLimit: general.tooMany,
      weakPassword: {
        ar: 'كلمة المرور ضعيفة. اختر كلمة أطول، فيها حروف كبيرة وصغيرة وأرقام.',
        en: 'This password is weak. Choose a longer one, with uppercase and lowercase letters and numbers.',
      },
      samePassword: { ar: 'اختر كلمة مرور غير الحالية.', en: 'Choose a password other than the current one.' },
      sessionExpired: {
        ar: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
        en: 'Your session has ended. Please log in again.',
      },
      banned: { ar: 'هذا الحساب موقوف. تواصل معنا.', en: 'This account is suspended. Please contact us.' },
      signUpClosed: { ar: 'إنشاء الحسابات متوقف الآن.', en: 'New accounts cannot be made at the moment.' },
      captchaFailed: {
        ar: 'لم يكتمل التحقق من أنك إنسان. حاول مرة أخرى.',
        en: 'The check that you are human was not completed. Please try again.',
      },
      badInput: general.checkInput,
      network: {
        ar: 'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى.',
        en: 'No connection. Check the internet and try again.',
      },
      unavailable: {
        ar: 'المتجر غير متوفر الآن. حاول مرة أخرى بعد قليل.',
        en: 'The shop is not available right now. Please try again in a moment.',
      },
      unknown: general.somethingWrong,
    },
    internal: {
      noBrowser: { ar: 'لم يُعثر على متصفح.', en: 'No browser detected.' },
      noCode: { ar: 'لم يُعثر على رمز في الرابط.', en: 'No code detected.' },
      noSession: { ar: 'لا توجد جلسة في الرابط', en: 'No session defined in URL' },
      badPkce: { ar: 'الرابط غير صالح لتسجيل الدخول بأسلوب PKCE.', en: 'Not a valid PKCE flow url.' },
      badImplicit: { ar: 'الرابط غير صالح لتسجيل الدخول المباشر.', en: 'Not a valid implicit grant flow url.' },
      badJwt: { ar: 'توقيع رمز JWT غير صالح', en: 'Invalid JWT signature' },
    },
  },
  { place: 'signIn', values: { passwordMin: MIN_PASSWORD_LENGTH } },
);
