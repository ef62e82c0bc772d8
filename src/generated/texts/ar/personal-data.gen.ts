// Generated from 
//   src/features/privacy/personal-data.texts.ts
//   src/features/privacy/personal-data.texts.ts
//   src/features/contact/contact-consent.texts.ts
//   src/features/customers/account-consent.texts.ts
//   src/features/newsletter/newsletter-consent.texts.ts
//   src/features/stock-notifications/stock-notification-consent.texts.ts
//   src/features/newsletter/newsletter-consent.texts.ts
//   src/features/stock-notifications/stock-notification-consent.texts.ts
// by `npm run generate`.

export const agreedTexts = {
  title: 'ما وافقت عليه',
  text: 'كما قرأته حين وافقت.',
  more: 'ما نحفظه ولماذا',
  since: ({ day }: { readonly day: string }) => `منذ ${day}`,
  withdraw: 'سحب الموافقة',
  withdrawOf: ({ purpose }: { readonly purpose: string }) => `سحب الموافقة: ${purpose}`,
  purposes: {
  contact_message: 'رسالتك إلينا',
  account: 'حسابك',
  newsletter: 'النشرة البريدية',
  stock_notification: 'خبر عن منتج نفد',
  },
  withdrawn: {
  newsletter: {
    title: 'تم سحب موافقتك',
    body: 'لن تصلك النشرة بعد الآن',
  },
  stock_notification: {
    title: 'تم سحب موافقتك',
    body: 'لن نخبرك بتوفّر المنتجات',
  },
  },
};

export const messages = {
  download: {
    title: 'بياناتك عندنا',
    text: 'ملف واحد فيه كل ما نحفظه عنك.',
    what: 'فيه حسابك وملفك الشخصي، وطرق دخولك وأجهزتك، وعناوينك، وطلباتك، ومفضلتك، وآراؤك، وما طلبت أن نخبرك بتوفّره، وما وافقت عليه. وليس فيه كلمة مرور ولا رمز.',
    byMail: 'أما اشتراكك في النشرة ورسائلك إلينا فتُضاف إليه إذا دخلت برابط أو رمز من بريدك، لنتأكد أن هذا البريد لك.',
    button: 'تنزيل بياناتي',
  },
  farewell: {
    title: 'حذف الحساب',
    text: 'يُحذف حسابك نهائيًا، ولا يمكن استرجاعه.',
    button: 'حذف حسابي',
    goes: {
      title: 'ما يُحذف',
      text: 'بياناتك وعناوينك ومفضلتك وكود الترحيب، وطرق دخولك وجلساتك على كل الأجهزة، واشتراكك في النشرة، وما طلبت أن نخبرك بتوفّره، ورسائلك إلينا.',
    },
    stays: {
      title: 'ما يبقى',
      text: 'طلباتك في دفاترنا دون اسمك ولا عنوانك، وآراؤك دون اسمك، وسجل ما وافقت عليه دون اسمك ولا بريدك، وسلة هذا الجهاز.',
    },
    underWay: 'تُلغى طلباتك التي لم تُدفع ولم تُشحن. أما غيرها فيصلك، ولدى البائع بياناته من الرسالة التي وصلته عند الطلب.',
    code: 'الرمز المُرسل إليك',
    confirm: 'حذف حسابي نهائيًا',
    done: {
      title: 'تم حذف حسابك',
      body: 'لم نعد نحفظ بياناتك. شكرًا لوقتك معنا.',
    },
  },
  agreed: agreedTexts,
};
