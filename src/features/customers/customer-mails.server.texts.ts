import { defineTexts } from '#core/i18n/define-texts.ts';

export const welcomeMailTexts = defineTexts(
  'content/mail/welcome',
  {
    subject: { ar: 'أهلًا بك في {shopName}', en: 'Welcome to {shopName}' },
    preheader: { ar: 'في الرسالة كود الترحيب.', en: 'Your welcome code is inside.' },
    about: { ar: 'حسابك جاهز.', en: 'Your account is ready.' },
    /** The code keeps its rate when the owner changes the offer. */
    above: {
      ar: 'هذا كود الترحيب لخصم {rate} على طلبك الأول:',
      en: 'This is your welcome promo code for {rate} off your first order:',
    },
    below: { ar: 'الكود لك وحدك، ويُستخدم مرة واحدة.', en: 'The code is yours alone and works once.' },
    button: { ar: 'تسوّق الآن', en: 'Shop Now' },
  },
  { place: 'mails' },
);
