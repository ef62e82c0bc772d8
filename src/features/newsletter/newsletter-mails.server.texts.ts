import { defineTexts } from '#core/i18n/define-texts.ts';

export const newsletterConfirmationMailTexts = defineTexts(
  'content/mail/newsletterConfirmation',
  {
    subject: { ar: 'أكّد اشتراكك في نشرة {shopName}', en: 'Confirm your subscription to the {shopName} newsletter' },
    preheader: { ar: 'خطوة واحدة وتصلك نشرتنا.', en: 'One step, and our newsletter is yours.' },
    about: {
      ar: 'كتب أحدهم هذا البريد في نموذج الاشتراك في نشرتنا البريدية.',
      en: 'Somebody wrote this address into the form of our newsletter.',
    },
    press: {
      ar: 'إن كنت أنت، فاضغط على الزر لتأكيد الاشتراك.',
      en: 'If it was you, press the button to confirm the subscription.',
    },
    button: { ar: 'تأكيد الاشتراك', en: 'Confirm subscription' },
    otherwise: {
      ar: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة ولن نرسل إليك شيئًا.',
      en: 'If you did not ask for it, ignore this mail, and we will send you nothing.',
    },
  },
  { place: 'mails', readOnly: 'legal' },
);

export const newsletterWelcomeMailTexts = defineTexts(
  'content/mail/newsletterWelcome',
  {
    subject: { ar: 'مرحبًا بك في نشرة {shopName}', en: 'Welcome to the {shopName} newsletter' },
    preheader: { ar: 'قطع جديدة وحكايات نقوشها وعروضنا.', en: 'New pieces, their motifs and our offers.' },
    body: {
      ar: [
        'شكرًا لاشتراكك. سنراسلك عند وصول قطع جديدة، ونحكي لك عن نقوشها، ونرسل إليك عروضنا.',
        'يمكنك إلغاء الاشتراك في أي وقت من الرابط أدناه.',
      ],
      en: [
        'Thank you for subscribing. We will write when new pieces arrive, tell you about the motifs behind them and send you our offers.',
        'You can unsubscribe at any time with the link below.',
      ],
    },
    button: { ar: 'زيارة المتجر', en: 'Visit the shop' },
  },
  { place: 'mails' },
);
