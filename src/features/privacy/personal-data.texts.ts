import { defineTexts } from '#core/i18n/define-texts.ts';

/** Consents of the customer; each consent adds its name to `purposes`, and the notice of its withdrawal to `withdrawn`. */
export const agreed = defineTexts('personalData/agreed', {
  title: { ar: 'ما وافقت عليه', en: 'What you agreed to' },
  text: { ar: 'كما قرأته حين وافقت.', en: 'As you read it when you agreed.' },
  more: { ar: 'ما نحفظه ولماذا', en: 'What we keep, and why' },
  since: { ar: 'منذ {day}', en: 'Since {day}' },
  withdraw: { ar: 'سحب الموافقة', en: 'Take it back' },
  withdrawOf: { ar: 'سحب الموافقة: {purpose}', en: 'Take it back: {purpose}' },
});

/** Personal data export and account deletion. */
export const personalData = defineTexts(
  'personalData',
  {
    download: {
      title: { ar: 'بياناتك عندنا', en: 'Your data with us' },
      text: { ar: 'ملف واحد فيه كل ما نحفظه عنك.', en: 'One file with everything that we keep of you.' },
      what: {
        ar: 'فيه حسابك وملفك الشخصي، وطرق دخولك وأجهزتك، وعناوينك، وطلباتك، ومفضلتك، وآراؤك، وما طلبت أن نخبرك بتوفّره، وما وافقت عليه. وليس فيه كلمة مرور ولا رمز.',
        en: 'It holds your account and profile, your ways in and devices, your addresses, orders, wishlist and reviews, what you asked to be told of and what you agreed to. There is no password and no code in it.',
      },
      byMail: {
        ar: 'أما اشتراكك في النشرة ورسائلك إلينا فتُضاف إليه إذا دخلت برابط أو رمز من بريدك، لنتأكد أن هذا البريد لك.',
        en: 'Your newsletter subscription and your messages to us are added once you have signed in by a link or code from your mailbox, so that we know it is yours.',
      },
      button: { ar: 'تنزيل بياناتي', en: 'Download my data' },
    },
    farewell: {
      title: { ar: 'حذف الحساب', en: 'Delete account' },
      text: {
        ar: 'يُحذف حسابك نهائيًا، ولا يمكن استرجاعه.',
        en: 'Your account is deleted for good, and cannot be brought back.',
      },
      button: { ar: 'حذف حسابي', en: 'Delete my account' },
      goes: {
        title: { ar: 'ما يُحذف', en: 'What goes' },
        text: {
          ar: 'بياناتك وعناوينك ومفضلتك وكود الترحيب، وطرق دخولك وجلساتك على كل الأجهزة، واشتراكك في النشرة، وما طلبت أن نخبرك بتوفّره، ورسائلك إلينا.',
          en: 'Your details, addresses, wishlist and welcome code, your ways in and your sessions on all devices, your newsletter subscription, what you asked to be told of, and your messages to us.',
        },
      },
      stays: {
        title: { ar: 'ما يبقى', en: 'What stays' },
        text: {
          ar: 'طلباتك في دفاترنا دون اسمك ولا عنوانك، وآراؤك دون اسمك، وسجل ما وافقت عليه دون اسمك ولا بريدك، وسلة هذا الجهاز.',
          en: 'Your orders in our books without your name or address, your reviews without your name, the record of what you agreed to without your name or email, and the cart on this device.',
        },
      },
      underWay: {
        ar: 'تُلغى طلباتك التي لم تُدفع ولم تُشحن. أما غيرها فيصلك، ولدى البائع بياناته من الرسالة التي وصلته عند الطلب.',
        en: 'Orders that are neither paid nor shipped are cancelled. You still get the others: the seller has what it needs from the message that came with the order.',
      },
      code: { ar: 'الرمز المُرسل إليك', en: 'The code that we sent you' },
      confirm: { ar: 'حذف حسابي نهائيًا', en: 'Delete my account for good' },
      done: {
        title: { ar: 'تم حذف حسابك', en: 'Your account is deleted' },
        body: {
          ar: 'لم نعد نحفظ بياناتك. شكرًا لوقتك معنا.',
          en: 'We keep nothing of you any more. Thank you for your time with us.',
        },
      },
    },
  },
  { place: 'account', readOnly: 'legal' },
);
