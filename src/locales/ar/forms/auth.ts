import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { limitsIn } from '../../form-limits.ts';
import type { ShopValues } from '../../shop-values.ts';
import { general } from './general.ts';

const limits = limitsIn('ar');

export const auth = (shop: ShopValues) => ({
  login: 'تسجيل الدخول',
  signup: 'إنشاء حساب',
  tabs: 'تسجيل الدخول أو إنشاء حساب',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  toCheckout: 'سجّل الدخول لتُتمّ طلبك. سلتك وما كتبته محفوظان.',
  panel: shop.hasWelcomeCode
    ? {
        title: `خصم ${shop.welcomePercent} على طلبك الأول`,
        text: 'أنشئ حسابك ويصلك كود الترحيب فورًا، صالحًا لكل ما في السلة.',
      }
    : { title: `حسابك في ${shop.name}`, text: 'طلباتك وعناوينك ومفضلتك في مكان واحد.' },
  passwordRules: {
    title: 'يجب أن تحتوي كلمة المرور على:',
    length: `${limits.passwordMin} أحرف على الأقل`,
    upper: 'حرف إنجليزي كبير',
    lower: 'حرف إنجليزي صغير',
    number: 'رقم',
    met: 'مستوفى',
  },
  errorSentence: authErrorMessage({
    invalidCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    emailTaken: 'يوجد حساب مسجّل بهذا البريد الإلكتروني',
    emailNotConfirmed: 'يُرجى تأكيد بريدك الإلكتروني أولًا',
    rateLimit: general.tooMany,
    weakPassword: 'كلمة المرور ضعيفة. اختر كلمة أطول، فيها حروف كبيرة وصغيرة وأرقام.',
    samePassword: 'اختر كلمة مرور غير الحالية.',
    sessionExpired: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    banned: 'هذا الحساب موقوف. تواصل معنا.',
    signUpClosed: 'إنشاء الحسابات متوقف الآن.',
    captchaFailed: 'لم يكتمل التحقق من أنك إنسان. حاول مرة أخرى.',
    badInput: general.checkInput,
    network: 'لا يوجد اتصال. تحقق من الإنترنت وحاول مرة أخرى.',
    unavailable: 'المتجر غير متوفر الآن. حاول مرة أخرى بعد قليل.',
    unknown: general.somethingWrong,
  }),
  internal: {
    noBrowser: 'لم يُعثر على متصفح.',
    noCode: 'لم يُعثر على رمز في الرابط.',
    noSession: 'لا توجد جلسة في الرابط',
    badPkce: 'الرابط غير صالح لتسجيل الدخول بأسلوب PKCE.',
    badImplicit: 'الرابط غير صالح لتسجيل الدخول المباشر.',
    badJwt: 'توقيع رمز JWT غير صالح',
  },
});
