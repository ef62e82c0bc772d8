import { defineTexts } from '#core/i18n/define-texts.ts';

/** Texts without a connection: in the header, on the page for uncached pages, and in forms. */
export const offline = defineTexts(
  'offline',
  {
    header: {
      ar: 'أنت غير متصل بالإنترنت. سلتك والصفحات التي زرتها متوفرة.',
      en: 'You are offline. Your cart and the pages you have visited are still here.',
    },
    unseen: {
      title: { ar: 'لا اتصال بالإنترنت', en: 'No connection' },
      text: {
        ar: 'لم تفتح هذه الصفحة من قبل، فليست محفوظة على جهازك. تُفتح تلقائيًا عند عودة الاتصال.',
        en: 'You have not opened this page before, so it is not kept on your device. It opens by itself when the connection is back.',
      },
    },
    language: {
      title: { ar: 'تتغيّر اللغة عند عودة الاتصال', en: 'The language changes when the connection is back' },
      text: {
        ar: 'صفحات اللغة الأخرى تأتي من المتجر، ولا نصل إليه الآن. تتغيّر تلقائيًا عند عودة الاتصال.',
        en: 'Pages in the other language come from the shop, which cannot be reached right now. They open by themselves when it can.',
      },
      back: { ar: 'العودة إلى الصفحة', en: 'Back to the page' },
    },
    toCart: { ar: 'إلى السلة', en: 'Go to the cart' },
    cartProducts: {
      ar: 'أنت غير متصل بالإنترنت. هذه آخر الأسعار المعروفة، وستُحدَّث عند عودة الاتصال.',
      en: 'You are offline. These are the last known prices; they are checked again when the connection is back.',
    },
    form: {
      ar: 'أنت غير متصل بالإنترنت. ما كتبته باقٍ هنا، ولن يُرسل شيء حتى يعود الاتصال وتضغط من جديد.',
      en: 'You are offline. What you have filled in stays here, and nothing is sent until the connection is back and you press again.',
    },
    waiting: {
      title: { ar: 'في انتظار الاتصال', en: 'Waiting for the connection' },
      text: {
        ar: 'لم يُرسل شيء، وما كتبته باقٍ. نخبرك حين يعود الاتصال.',
        en: 'Nothing has been sent, and what you have filled in stays. We will tell you when the connection is back.',
      },
    },
    returned: {
      title: { ar: 'عاد الاتصال', en: 'The connection is back' },
      text: {
        ar: 'ما كتبته في مكانه. اضغط مرة أخرى لإرساله.',
        en: 'What you filled in is in its place. Press again to send it.',
      },
    },
  },
  { place: 'everyPage' },
);
