import { defineTexts } from '#core/i18n/define-texts.ts';

export const accountDeletedMailTexts = defineTexts(
  'content/mail/accountDeleted',
  {
    subject: { ar: 'حُذف حسابك في {shopName}', en: 'Your {shopName} account has been deleted' },
    preheader: {
      ar: 'كما طلبت، لم يعد لدينا حساب بهذا البريد.',
      en: 'As you asked, there is no account with this address any more.',
    },
    body: {
      ar: [
        'حذفنا حسابك كما طلبت، ومعه بياناتك وعناوينك ومفضلتك واشتراكاتك.',
        'تبقى طلباتك في دفاترنا دون اسمك ولا عنوانك، وقد أُلغي منها ما لم يُدفع ولم يُشحن. وإذا كان لك طلب آخر لم يصلك بعد، فلدى البائع بياناته من الرسالة التي وصلته عند الطلب.',
        'إذا لم تطلب ذلك، فرُدّ على هذه الرسالة.',
      ],
      en: [
        'We have deleted your account as you asked, with your details, addresses, wishlist and subscriptions.',
        'Your orders stay in our books without your name or address. Those that were neither paid nor shipped are cancelled. If another one is still on its way, the seller has what it needs from the message that came with the order.',
        'If you did not ask for this, please reply to this message.',
      ],
    },
  },
  { place: 'mails', readOnly: 'legal' },
);

export const accountClaimedMailTexts = defineTexts(
  'content/mail/accountClaimed',
  {
    subject: { ar: 'حسابك في {shopName} لك وحدك الآن', en: 'Your {shopName} account is yours alone now' },
    preheader: { ar: 'تأكدنا أن هذا البريد بريدك.', en: 'You have shown that this address is yours.' },
    body: {
      ar: [
        'أثبتَّ أن هذا البريد بريدك. ولأن أحدًا لم يكن قد أثبت ذلك، أوقفنا كل ما كان يفتح الحساب من قبل: كلمة المرور، والأجهزة التي كانت داخله، والخطوة الثانية إن وُجدت.',
        'لتدخل بكلمة مرور، اختر كلمة جديدة من صفحة الدخول: «نسيت كلمة المرور؟».',
      ],
      en: [
        'You have shown that this address is yours. Because nobody had shown that before, we have ended everything that opened the account until now: the password, the devices that were signed in, and any second step.',
        'To sign in with a password, choose a new one on the sign-in page: “Forgotten your password?”.',
      ],
    },
    orders: {
      ar: 'لا تظهر في الحساب الطلبات التي سُجّلت فيه من قبل، فقد يكون غيرك هو من سجّلها. تبقى الطلبات عندنا وتصل كالمعتاد. إن كانت لك، فرُدّ على هذه الرسالة برقم الطلب وسنساعدك.',
      en: 'Orders that were placed in the account before are not shown in it, because somebody else may have placed them. We still have them, and they arrive as usual. If they are yours, reply to this message with the order number, and we will help you.',
    },
    otherwise: {
      ar: 'إن لم تكن أنت من أثبت ذلك الآن، فرُدّ على هذه الرسالة.',
      en: 'If it was not you who has just shown that, please reply to this message.',
    },
  },
  { place: 'mails', readOnly: 'security' },
);
